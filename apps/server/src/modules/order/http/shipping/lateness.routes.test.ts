import type { Page } from '@shiji/contract/envelope.ts'
import type { StoreInfo, StoreListRow } from '@shiji/contract/store/store.ts'
import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, ship } from '#harness/trade.builder.ts'
import { stores } from '../../../store/index.ts'
import { rebuildAllScores } from '../../use-cases/comments/rebuild-scores.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await anExpress(server)
})
afterAll(async () => {
  await server.drain()
  await server.close()
})

/** A store whose orders were shipped that many hours after payment; `null` for one that is not shipped. Its promise is 48 hours. */
async function aStoreThatShipped(hours: readonly (number | null)[], waits = 0) {
  const store = await aStore(server.ctx)
  const owner = await aStoreOwner(server, store.id)
  const buyer = await aPayer(server)
  const goods = await goodsOf(server.ctx, store.id, { freightMode: 'free' })
  for (const after of hours) {
    const { order_id } = await buy(server, buyer, goods)
    if (after === null) continue
    server.clock.moveBy(after * HOUR)
    const token = await server.login('seller', owner.id, store.id)
    const { data } = await ship(server, { ...owner, token }, order_id)
    expect(data.shipped).toEqual(order_id)
    Object.assign(buyer, { token: await server.login('buyer', buyer.id) })
  }
  server.clock.moveBy(waits * HOUR)
  return store
}

const infoOf = async (id: number) => (await server.call<StoreInfo>('GET', `/store/${id}`)).data

describe('hours overdue', () => {
  it('are counted every night, in whole hours after the time to ship, and take half a star per day and order off', async () => {
    const { id } = await aStoreThatShipped([47, 48, 48.9, 60, 84])
    expect(await infoOf(id)).toMatchObject({ score: 50, lateness: { orders: 0, late: 0, hours: 0, off: 0 } })
    await rebuildAllScores(server.ctx)
    // 12 and 36 hours late: 9.6 hours per order, 0.2 stars.
    expect(await infoOf(id)).toMatchObject({ score: 48, lateness: { orders: 5, late: 2, hours: 48, off: 20 } })
  })

  it('of an order that still waits count up to now, those of one order up to three days', async () => {
    const { id } = await aStoreThatShipped([null], 47)
    await rebuildAllScores(server.ctx)
    expect((await infoOf(id)).lateness).toEqual({ orders: 0, late: 0, hours: 0, off: 0 })
    server.clock.moveBy(8 * HOUR)
    await rebuildAllScores(server.ctx)
    expect((await infoOf(id)).lateness).toEqual({ orders: 1, late: 1, hours: 7, off: 15 })
    server.clock.moveBy(20 * DAY)
    await rebuildAllScores(server.ctx)
    expect(await infoOf(id)).toMatchObject({ score: 40, lateness: { orders: 1, late: 1, hours: 72, off: 100 } })
  })

  it('are forgotten after ninety days, and other stores have none of them', async () => {
    const late = await aStoreThatShipped([72])
    const other = await aStoreThatShipped([1])
    await rebuildAllScores(server.ctx)
    expect([(await infoOf(late.id)).lateness.hours, (await infoOf(other.id)).lateness]).toEqual([
      24,
      { orders: 1, late: 0, hours: 0, off: 0 },
    ])
    server.clock.moveBy(90 * DAY)
    await rebuildAllScores(server.ctx)
    expect((await infoOf(late.id)).lateness.orders).toBe(0)
  })

  it('put a store behind one with the same reviews in the list by score, as its card says', async () => {
    const rated = { commentCount: 10, agreeSum: 46, serviceSum: 46, speedSum: 46 }
    const [late, prompt] = [await aStoreThatShipped([60]), await aStoreThatShipped([2])]
    for (const { id } of [late, prompt]) await server.ctx.db.update(stores).set(rated).where(eq(stores.id, id))
    await server.ctx.db.update(stores).set({ dueOrders: 1, lateOrders: 1, lateHours: 12 }).where(eq(stores.id, late.id))
    const params = Buffer.from(JSON.stringify({ sort: 'score', per_page: 100 })).toString('base64')
    const { data } = (await server.call<Page<StoreListRow>>('GET', `/stores/${encodeURIComponent(params)}`)).data
    const scores = data.map(row => row.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    const ids = data.map(row => row.id)
    expect(ids.indexOf(late.id)).toBeGreaterThan(ids.indexOf(prompt.id))
    expect(data.filter(row => [late.id, prompt.id].includes(row.id)).map(row => row.score)).toEqual([46, 44])
  })
})
