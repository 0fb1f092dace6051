import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, commentAll, receive, ship } from '#harness/trade.builder.ts'
import { orderSettlements } from '../../finance/index.ts'
import { settleDueOrders } from './settle-due-orders.ts'

let server: TestApp
let storeId: number
let seller: Account
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await aStore(server.ctx, { commissionBp: 1_000 })).id
  seller = await aStoreOwner(server, storeId)
  await anExpress(server)
})
afterAll(() => server.close())

async function completed(price: number): Promise<number> {
  const buyer = await aPayer(server)
  const lamp = await goodsOf(server.ctx, storeId, { price, freightMode: 'free' })
  const [id = 0] = (await buy(server, buyer, lamp)).order_id
  await ship(server, seller, [id])
  await receive(server, buyer, id)
  await commentAll(server, buyer, id)
  return id
}
const settlementOf = (orderId: number) =>
  server.ctx.db.select().from(orderSettlements).where(eq(orderSettlements.orderId, orderId))

it('waits for its days after completion, then settles once, including old orders', async () => {
  const id = await completed(1_995)

  server.clock.moveBy(7 * DAY - MINUTE)
  expect((await settleDueOrders(server.ctx)).orders).toBe(0)
  server.clock.moveBy(60 * DAY)
  const run = await settleDueOrders(server.ctx)
  expect(await settleDueOrders(server.ctx)).toMatchObject({ orders: 0, settlementNo: null })

  // 10 % of 19.95 is 1.995, rounded half up.
  expect(run).toMatchObject({ orders: 1, amount: 1_795, failed: [] })
  expect(await settlementOf(id)).toMatchObject([
    { commission: 200, settlementPrice: 1_795, settlementNo: run.settlementNo },
  ])
  server.clock.moveBy(-67 * DAY + MINUTE)
})

it('continues when one order cannot be settled, and retries that one next time', async () => {
  const [good, bad, other] = [await completed(1_000), await completed(2_000), await completed(3_000)]
  const { db } = server.ctx
  await db.execute(
    sql.raw(`create function refuse_one() returns trigger language plpgsql as $$
    begin if new.order_id = ${bad} then raise exception 'poison'; end if; return new; end $$`),
  )
  await db.execute(
    sql`create trigger refuse_one before insert on order_settlements for each row execute function refuse_one()`,
  )
  server.clock.moveBy(8 * DAY)

  const run = await settleDueOrders(server.ctx)

  expect(run).toMatchObject({ orders: 2, failed: [bad] })
  expect((await settlementOf(good))[0]?.settlementNo).toBe((await settlementOf(other))[0]?.settlementNo)
  await db.execute(sql`drop trigger refuse_one on order_settlements`)
  expect(await settleDueOrders(server.ctx)).toMatchObject({ orders: 1, amount: 1_800, failed: [] })
  server.clock.moveBy(-8 * DAY)
})

it('is run by the worker every day', async () => {
  const id = await completed(500)
  server.clock.moveBy(8 * DAY)

  await server.app.jobs.handler('order.settlement')?.(server.ctx, {}, { renew: async () => true })

  expect(await settlementOf(id)).toHaveLength(1)
})
