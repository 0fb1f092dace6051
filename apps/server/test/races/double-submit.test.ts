import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aShopper, createOrder, quoteOf, type Shopper, type Wanted } from '#harness/trade.builder.ts'
import { orderGroups } from '../../src/modules/order/index.ts'
import { byCode, CONNECTIONS, naively, stockOf, warm } from './many.ts'

const CLICKS = 20

let server: TestApp
let storeId: number
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  storeId = (await aStore(server.ctx)).id
  await warm(server)
})
afterAll(() => server.close())

const groupsOf = async (userId: number): Promise<number> => {
  const [row] = await server.ctx.db.select({ groups: count() }).from(orderGroups).where(eq(orderGroups.userId, userId))
  return row?.groups ?? 0
}

async function click(buyer: Shopper, line: Wanted, keyOf: (at: number) => string) {
  const { data } = await quoteOf(server, buyer, line)
  return Promise.all(
    Array.from({ length: CLICKS }, (_, at) => createOrder(server, buyer, data.fingerprint, [line], keyOf(at))),
  )
}

const intoCart = async (buyer: Shopper, line: Wanted): Promise<Wanted> => {
  const { data } = await server.call<{ id: number }>('POST', '/user/carts', {
    token: buyer.token,
    body: { goods_id: line.id, sku_id: line.skuId, buy_num: 1 },
  })
  return { ...line, cartId: data.id }
}

describe('twenty clicks on "place order"', () => {
  it('with one key place one order, and all get its answer', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const buyer = await aShopper(server)

    const answers = await click(buyer, lamp, () => 'one')

    expect(byCode(answers)).toEqual({ 200: CLICKS })
    expect(new Set(answers.map(answer => JSON.stringify(answer.data))).size).toBe(1)
    expect(await groupsOf(buyer.id)).toBe(1)
    expect(await stockOf(server, lamp.skuId)).toEqual({ onHand: 100, reserved: 1 })
  })

  it('with a key each, from one cart, place one order', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const buyer = await aShopper(server)
    const line = await intoCart(buyer, lamp)

    const answers = await click(buyer, line, at => `key ${at}`)

    expect(byCode(answers)).toEqual({ 200: 1, 409: CLICKS - 1 })
    expect(new Set(answers.filter(answer => answer.code === 409).map(answer => answer.msg))).toEqual(
      new Set(['Please wait patiently and do not place repeated orders.']),
    )
    expect(await groupsOf(buyer.id)).toBe(1)
  })

  it('with a key each, bought directly, place one order', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const buyer = await aShopper(server)

    const answers = await click(buyer, lamp, at => `key ${at}`)

    expect(byCode(answers)).toEqual({ 200: 1, 409: CLICKS - 1 })
    expect(await groupsOf(buyer.id)).toBe(1)
  })

  it('would place several by code that looks for a repeat without locking the buyer: the race really runs', async () => {
    const { db } = server.ctx
    await db.execute(sql`create table naive_groups (user_id int)`)
    await naively(met =>
      db.transaction(async tx => {
        const { rows } = await tx.execute(sql`select 1 from naive_groups where user_id = 1`)
        await met()
        if (rows.length === 0) await tx.execute(sql`insert into naive_groups values (1)`)
      }),
    )

    const { rows } = await db.execute<{ groups: string }>(sql`select count(*) as groups from naive_groups`)
    expect(Number(rows[0]?.groups)).toBeGreaterThan(1)
    await db.execute(sql`drop table naive_groups`)
  })
})
