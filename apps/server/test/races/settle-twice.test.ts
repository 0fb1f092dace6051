import { DAY } from '@shiji/kit/time/duration.ts'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, commentAll, receive, ship } from '#harness/trade.builder.ts'
import { orderSettlements } from '../../src/modules/finance/index.ts'
import { settleDueOrders } from '../../src/modules/order/use-cases/settle-due-orders.ts'
import { CONNECTIONS, naively, warm } from './many.ts'

const ORDERS = 24
const WORKERS = 6

let server: TestApp
let ids: number[]
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  const storeId = (await aStore(server.ctx)).id
  const seller = await aStoreOwner(server, storeId)
  await anExpress(server)
  const lamp = await goodsOf(server.ctx, storeId, { price: 1_000, freightMode: 'free' })
  ids = await Promise.all(
    Array.from({ length: ORDERS }, async () => {
      const buyer = await aPayer(server)
      const [id = 0] = (await buy(server, buyer, lamp)).order_id
      await ship(server, seller, [id])
      await receive(server, buyer, id)
      await commentAll(server, buyer, id)
      return id
    }),
  )
  server.clock.moveBy(8 * DAY)
  await warm(server)
})
afterAll(() => server.close())

describe('settlement on several workers at once', () => {
  it('pays each order out once', async () => {
    const runs = await Promise.all(Array.from({ length: WORKERS }, () => settleDueOrders(server.ctx)))

    expect(runs.reduce((sum, run) => sum + run.orders, 0)).toBe(ORDERS)
    // 5 % of ten yuan are the platform's.
    expect(runs.reduce((sum, run) => sum + run.amount, 0)).toBe(ORDERS * 950)
    const rows = await server.ctx.db.select().from(orderSettlements).where(inArray(orderSettlements.orderId, ids))
    expect(new Set(rows.map(row => row.orderId)).size).toBe(ORDERS)
    expect(rows).toHaveLength(ORDERS)
  })

  it('would pay out twice by code that lists what is due and then pays: the race really runs', async () => {
    const { db } = server.ctx
    await db.execute(sql`create table naive_payouts (order_id bigint)`)
    await naively(met =>
      db.transaction(async tx => {
        const { rows } = await tx.execute<{ id: string }>(
          sql`select id from orders where status = 'completion' and id not in (select order_id from naive_payouts)`,
        )
        await met()
        for (const { id } of rows) await tx.execute(sql`insert into naive_payouts values (${id})`)
      }),
    )

    const { rows } = await db.execute<{ payouts: string }>(sql`select count(*) as payouts from naive_payouts`)
    expect(Number(rows[0]?.payouts)).toBeGreaterThan(ORDERS)
    await db.execute(sql`drop table naive_payouts`)
  })
})
