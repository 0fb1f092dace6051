import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aShopper, createOrder, quoteOf, type Shopper } from '#harness/trade.builder.ts'
import { stocks } from '../../src/modules/catalog/index.ts'
import { orderGoods } from '../../src/modules/order/index.ts'
import { byCode, CONNECTIONS, naively, stockOf, warm } from './many.ts'

const BUYERS = 60

let server: TestApp
let storeId: number
let buyers: Shopper[]
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  storeId = (await aStore(server.ctx)).id
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => aShopper(server)))
  await warm(server)
})
afterAll(() => server.close())

const soldOf = async (skuId: number): Promise<number> => {
  const [row] = await server.ctx.db.select({ sold: count() }).from(orderGoods).where(eq(orderGoods.skuId, skuId))
  return row?.sold ?? 0
}

describe('the last units', () => {
  it.each([1, 7, 25])('%i of them go to as many of 60 buyers, the others are refused', async units => {
    const lamp = await goodsOf(server.ctx, storeId, { stock: units })
    const quotes = await Promise.all(buyers.map(buyer => quoteOf(server, buyer, lamp)))

    const answers = await Promise.all(
      buyers.map((buyer, at) => createOrder(server, buyer, quotes[at]?.data.fingerprint ?? '', [lamp])),
    )

    expect(byCode(answers)).toEqual({ 200: units, 409: BUYERS - units })
    expect(new Set(answers.filter(answer => answer.code === 409).map(answer => answer.msg))).toEqual(
      new Set(['Insufficient stock.']),
    )
    expect(await soldOf(lamp.skuId)).toBe(units)
    expect(await stockOf(server, lamp.skuId)).toEqual({ onHand: units, reserved: units })
  })

  it('of two products are sold without deadlock, however the carts are sorted', async () => {
    const [one, two] = [
      await goodsOf(server.ctx, storeId, { stock: 20 }),
      await goodsOf(server.ctx, storeId, { stock: 20 }),
    ]
    const wishes = buyers.map((buyer, at) => ({ buyer, lines: at % 2 === 0 ? [one, two] : [two, one] }))
    const quotes = await Promise.all(wishes.map(({ buyer, lines }) => quoteOf(server, buyer, ...lines)))

    const answers = await Promise.all(
      wishes.map(({ buyer, lines }, at) => createOrder(server, buyer, quotes[at]?.data.fingerprint ?? '', lines)),
    )

    expect(byCode(answers)).toEqual({ 200: 20, 409: BUYERS - 20 })
    expect(await stockOf(server, one.skuId)).toEqual({ onHand: 20, reserved: 20 })
    expect(await stockOf(server, two.skuId)).toEqual({ onHand: 20, reserved: 20 })
  })

  it('would be oversold by code that reads, checks and writes: the race really runs', async () => {
    const lamp = await goodsOf(server.ctx, storeId, { stock: 7 })
    const sold: number[] = []
    await naively(met =>
      server.ctx.db.transaction(async db => {
        const [row] = await db.select().from(stocks).where(eq(stocks.skuId, lamp.skuId))
        await met()
        if (row === undefined || row.onHand - row.reserved < 1) return
        await db
          .update(stocks)
          .set({ reserved: row.reserved + 1 })
          .where(eq(stocks.skuId, lamp.skuId))
        sold.push(1)
      }),
    )

    expect(sold.length).toBeGreaterThan(7)
    await server.ctx.db.update(stocks).set({ reserved: 0 }).where(eq(stocks.skuId, lamp.skuId))
  })
})
