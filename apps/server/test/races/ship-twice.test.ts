import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, ship } from '#harness/trade.builder.ts'
import { orderMoves, parcels } from '../../src/modules/order/index.ts'
import { CONNECTIONS, naively, warm } from './many.ts'

const SHIPPERS = 12

let server: TestApp
let storeId: number
let seller: Account
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  storeId = (await aStore(server.ctx)).id
  seller = await aStoreOwner(server, storeId)
  await anExpress(server)
  await warm(server)
})
afterAll(() => server.close())

async function paidOrders(howMany: number): Promise<number[]> {
  const lamp = await goodsOf(server.ctx, storeId, { price: 100, freightMode: 'free' })
  const groups = await Promise.all(
    Array.from({ length: howMany }, async () => buy(server, await aPayer(server, 1_000), lamp)),
  )
  return groups.flatMap(group => group.order_id)
}

describe('shipping at once', () => {
  it('ships one order once, and refuses the others', async () => {
    const [id = 0] = await paidOrders(1)

    const answers = await Promise.all(Array.from({ length: SHIPPERS }, () => ship(server, seller, [id])))

    expect(answers.filter(answer => answer.data.shipped.length === 1)).toHaveLength(1)
    expect(answers.flatMap(answer => answer.data.refused)).toHaveLength(SHIPPERS - 1)
    const { db } = server.ctx
    const [sent] = await db.select({ rows: count() }).from(parcels).where(eq(parcels.orderId, id))
    const [moved] = await db
      .select({ rows: count() })
      .from(orderMoves)
      .where(sql`${orderMoves.orderId} = ${id} and ${orderMoves.move} = 'ship'`)
    expect([sent?.rows, moved?.rows]).toEqual([1, 1])
  })

  it('ships overlapping batches once each, whichever is first', async () => {
    const ids = await paidOrders(8)

    const answers = await Promise.all(
      Array.from({ length: SHIPPERS }, (_, at) => ship(server, seller, at % 2 === 0 ? ids : ids.toReversed())),
    )

    const shipped = answers.flatMap(answer => answer.data.shipped)
    expect(shipped.toSorted()).toEqual(ids.toSorted())
  })

  it('would ship twice by code that reads before it writes: the race really runs', async () => {
    await server.ctx.db.execute(sql`create table naive_parcels (order_id int)`)
    await naively(met =>
      server.ctx.db.transaction(async db => {
        const { rows } = await db.execute(sql`select 1 from naive_parcels where order_id = 1`)
        await met()
        if (rows.length === 0) await db.execute(sql`insert into naive_parcels values (1)`)
      }),
    )

    const { rows } = await server.ctx.db.execute<{ parcels: string }>(
      sql`select count(*) as parcels from naive_parcels`,
    )
    expect(Number(rows[0]?.parcels)).toBeGreaterThan(1)
    await server.ctx.db.execute(sql`drop table naive_parcels`)
  })
})
