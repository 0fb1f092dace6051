import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, pay, place, type Shopper } from '#harness/trade.builder.ts'
import { spendable } from '../../src/modules/finance/index.ts'
import { orders } from '../../src/modules/order/index.ts'
import { CONNECTIONS, naively, stockOf, warm } from './many.ts'

const PAIRS = 30

let server: TestApp
let storeId: number
let buyers: Shopper[]
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  storeId = (await aStore(server.ctx)).id
  buyers = await Promise.all(Array.from({ length: PAIRS }, () => aPayer(server, 1_000)))
  await warm(server)
})
afterAll(() => server.close())

const cancel = (buyer: Shopper, id: number) =>
  server.call('PUT', `/user/order/${id}`, { token: buyer.token, body: { move: 'cancel' } })
const statusOf = async (id: number) => (await server.ctx.db.select().from(orders).where(eq(orders.id, id)))[0]?.status

describe('cancelling and paying at once', () => {
  it('ends each order paid and kept, or cancelled and released, never both and never neither', async () => {
    const lamp = await goodsOf(server.ctx, storeId, { price: 1_000, freightMode: 'free' })
    const groups = await Promise.all(buyers.map(buyer => place(server, buyer, lamp)))
    // Sessions and settings are loaded before, so that neither side is always the first.
    const race = buyers.map(async (buyer, at) => {
      const { group_id, order_id } = groups[at] ?? { group_id: 0, order_id: [] }
      const [id = 0] = order_id
      const both =
        at % 3 === 0
          ? [cancel(buyer, id), pay(server, buyer, group_id)]
          : at % 3 === 1
            ? [pay(server, buyer, group_id), cancel(buyer, id)]
            : [pay(server, buyer, group_id), new Promise(done => setTimeout(done, 8)).then(() => cancel(buyer, id))]
      const answers = await Promise.all(both)
      return { buyer, id, done: answers.filter(answer => answer.code === 200).length }
    })
    const results = await Promise.all(race)

    let paid = 0
    for (const { buyer, id, done } of results) {
      expect(done).toBe(1)
      const status = await statusOf(id)
      expect(['cancel', 'waiting_delivery']).toContain(status)
      expect(await spendable(server.ctx, buyer.id)).toBe(status === 'cancel' ? 1_000 : 0)
      paid += status === 'cancel' ? 0 : 1
    }
    expect(await stockOf(server, lamp.skuId)).toEqual({ onHand: 100 - paid, reserved: 0 })
  })

  it('by the timer neither cancels what is paid nor pays what is cancelled', async () => {
    const lamp = await goodsOf(server.ctx, storeId, { price: 0, freightMode: 'free' })
    server.clock.moveBy(60_000)
    const groups = await Promise.all(buyers.map(buyer => place(server, buyer, lamp)))
    const due = server.ctx.clock.now().getTime() + 86_400_000
    server.clock.moveBy(86_400_000)
    expect(server.ctx.clock.now().getTime()).toBe(due)

    const [answers] = await Promise.all([
      Promise.all(buyers.map((buyer, at) => pay(server, buyer, groups[at]?.group_id ?? 0))),
      server.drain(),
    ])

    for (const [at, answer] of answers.entries()) {
      const status = await statusOf(groups[at]?.order_id[0] ?? 0)
      expect(status).toBe(answer.code === 200 ? 'waiting_delivery' : 'cancel')
    }
  })

  it('would end both by code that reads before it writes: the race really runs', async () => {
    const { db } = server.ctx
    await db.execute(sql`create table naive_orders (status text)`)
    await db.execute(sql`insert into naive_orders values ('waiting_payment')`)
    const done: string[] = []
    await naively((met, at) =>
      db.transaction(async tx => {
        const { rows } = await tx.execute<{ status: string }>(sql`select status from naive_orders`)
        await met()
        if (rows[0]?.status !== 'waiting_payment') return
        const to = at % 2 === 0 ? 'waiting_delivery' : 'cancel'
        await tx.execute(sql`update naive_orders set status = ${to}`)
        done.push(to)
      }),
    )

    expect(new Set(done)).toEqual(new Set(['waiting_delivery', 'cancel']))
    await db.execute(sql`drop table naive_orders`)
  })
})
