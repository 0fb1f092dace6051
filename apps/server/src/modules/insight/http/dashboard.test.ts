import type { AdminDashboard, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aStaffMember } from '../../../../test/harness/account.builder.ts'
import { createTestApp, type TestApp } from '../../../../test/harness/app.ts'
import { goodsOf } from '../../../../test/harness/goods.builder.ts'
import { aStore, type BuiltStore } from '../../../../test/harness/store.builder.ts'
import { aPayer, buy, place } from '../../../../test/harness/trade.builder.ts'
import { runInvariants } from '../../../infra/invariants/runs.ts'

const START = new Date('2026-05-20T05:00:00Z')
/** Ten in the morning of the shop's 1 June. */
const NOW = new Date('2026-06-01T02:00:00Z')

let server: TestApp
let mine: BuiltStore
let other: BuiltStore
beforeAll(async () => {
  server = await createTestApp({ at: START })
  mine = await aStore(server.ctx, { lowStock: 5 })
  other = await aStore(server.ctx)
  const free = { freightMode: 'free', nameEn: 'Lamp' }
  const lamp = await goodsOf(server.ctx, mine.id, { price: 100, stock: 14, ...free })
  const theirs = await goodsOf(server.ctx, other.id, { price: 5_000, ...free })
  const until = (at: string) => server.clock.moveBy(new Date(at).getTime() - server.clock.now().getTime())

  await buy(server, await aPayer(server), theirs)
  until('2026-05-31T05:00:00Z')
  await buy(server, await aPayer(server), { ...lamp, buyNum: 3 })
  await aStore(server.ctx, { verify: 'verifying', passedAt: null })
  until('2026-06-01T01:00:00Z')
  await buy(server, await aPayer(server), { ...lamp, buyNum: 7 })
  await place(server, await aPayer(server), theirs)
  until(NOW.toISOString())
})
afterAll(() => server.close())

describe('the seller’s dashboard', () => {
  it('tells what to ship and how long the oldest waits, today and yesterday, best goods and low stock, of his store only', async () => {
    const token = await server.login('seller', mine.ownerId, mine.id)

    const { code, data } = await server.call<SellerDashboard>('GET', '/Seller/dashboard/all', { token })

    expect(code).toBe(200)
    expect(data.todo[0]).toEqual({
      key: 'to_ship',
      count: 2,
      oldest_minutes: (21 * HOUR) / 60_000,
      target: '/Seller/orders/wait',
    })
    expect(data.today).toEqual({ orders: 1, amount: 700, buyers: 1 })
    expect(data.yesterday).toEqual({ orders: 1, amount: 300, buyers: 1 })
    expect(data.days).toHaveLength(14)
    expect(data.days.at(-1)).toEqual({ day: '2026-06-01', orders: 1, amount: 700, buyers: 1 })
    expect(data.top_goods).toMatchObject([{ pieces: 10, amount: 1_000, name_en: 'Lamp' }])
    expect(data.low_stock).toMatchObject([{ stock: 4 }])
  })

  it('is closed to staff without the permission', async () => {
    const staff = await aStaffMember(server, { id: mine.ownerId, storeId: mine.id }, ['order.view'])
    expect((await server.call('GET', '/Seller/dashboard/all', { token: staff.token })).code).toBe(402)
  })
})

describe('the platform’s dashboard', () => {
  it('tells of stores to review, late shipping, new users, best stores and the state of the books', async () => {
    const { token } = await anAdmin(server)
    const ask = async () => (await server.call<AdminDashboard>('GET', '/Admin/dashboard/all', { token })).data

    const before = await ask()
    await server.drain()
    await runInvariants(server.ctx)
    const after = await ask()

    expect(Object.fromEntries(before.todo.map(item => [item.key, item.count]))).toEqual({
      goods_review: 0,
      store_review: 1,
      late_shipping: 1,
      jobs_failing: 0,
    })
    expect(before.today).toEqual({ orders: 1, amount: 700, buyers: 1, users: 2 })
    expect(before.top_stores.map(store => [store.id, store.amount])).toEqual([
      [other.id, 5_000],
      [mine.id, 1_000],
    ])
    expect(before.health.invariant_breaches).toBeNull()
    expect(after.health).toEqual({ invariant_breaches: 0, outbox_waiting: 0, jobs_failing: 0 })
  })
})
