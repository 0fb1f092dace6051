import type { SheetGoods } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, place } from '#harness/trade.builder.ts'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'
import { goods } from '../../data/goods/goods.table.ts'

let server: TestApp
let store: BuiltStore
let token: string
let cup: Awaited<ReturnType<typeof goodsOf>>
let lamp: Awaited<ReturnType<typeof goodsOf>>

beforeAll(async () => {
  server = await createTestApp({ poolSize: 12 })
})
beforeEach(async () => {
  store = await aStore(server.ctx)
  token = await server.login('seller', store.ownerId, store.id)
  cup = await goodsOf(server.ctx, store.id, { price: 1_000, stock: 10, skuCount: 2 })
  lamp = await goodsOf(server.ctx, store.id, { price: 5_000, stock: 10 })
})
afterAll(() => server.close())

const save = (rows: readonly object[], more: { readonly token?: string; readonly key?: string } = {}) =>
  server.call<{ fields?: Record<string, string> } | null>('PUT', '/Seller/goods/sheet', {
    token,
    body: { rows },
    ...more,
  })
const read = async (ids: readonly number[] = [cup.id, lamp.id]) =>
  (await server.call<SheetGoods[]>('GET', `/Seller/goods/skus/${ids.join()}`, { token })).data
const figures = async () =>
  (await read()).map(({ skus }) => skus.map(({ price, market_price, stock }) => [price, market_price, stock]))
const range = async (id: number) => {
  const [row] = await server.ctx.db.select().from(goods).where(eq(goods.id, id))
  return [row?.minPrice, row?.maxPrice]
}

describe('the price and stock sheet', () => {
  it('shows the SKUs of the asked goods in their order, those of other stores are missing', async () => {
    const other = await aStore(server.ctx)
    const foreign = await goodsOf(server.ctx, other.id)
    const found = await read([lamp.id, cup.id])
    const mixed = await server.call('GET', `/Seller/goods/skus/${lamp.id},${foreign.id}`, { token })
    expect(mixed.code).toBe(404)
    expect(found.map(({ goods_id, skus }) => [goods_id, skus.map(({ id }) => id)])).toEqual([
      [lamp.id, [lamp.skuId]],
      [cup.id, cup.skuIds],
    ])
    expect(found[1]?.skus[0]).toMatchObject({ price: 1_000, stock: 10, reserved: 0 })
  })

  it('sets prices and stock of many goods at once, with the price range of lists', async () => {
    const [first = 0, second = 0] = cup.skuIds
    const answer = await save([
      { sku_id: second, price: 1_250, price_was: 1_000, market_price: 1_500 },
      { sku_id: lamp.skuId, price: 4_900, price_was: 5_000, stock: 3, stock_was: 10 },
      { sku_id: first, stock: 12, stock_was: 10 },
    ])
    expect(answer.code).toBe(200)
    expect(await figures()).toEqual([
      [
        [1_000, 0, 12],
        [1_250, 1_500, 10],
      ],
      [[4_900, 0, 3]],
    ])
    expect([await range(cup.id), await range(lamp.id)]).toEqual([
      [1_000, 1_250],
      [4_900, 4_900],
    ])
  })

  it('writes nothing when one cell is wrong, and names the cell', async () => {
    const other = await aStore(server.ctx)
    const foreign = await goodsOf(server.ctx, other.id)
    const { code, data } = await save([
      { sku_id: lamp.skuId, price: 1 },
      { sku_id: cup.skuId, price: 900, price_was: 999 },
      { sku_id: foreign.skuId, price: 1 },
    ])
    expect(code).toBe(422)
    expect(Object.keys(data?.fields ?? {}).toSorted()).toEqual(['rows.1.price', 'rows.2.sku_id'])
    expect(await figures()).toEqual([
      [
        [1_000, 0, 10],
        [1_000, 0, 10],
      ],
      [[5_000, 0, 10]],
    ])
  })

  it.each([
    ['a negative price', { price: -1 }, 'rows.0.price'],
    ['a huge price', { price: 1e13 }, 'rows.0.price'],
    ['half a fen', { price: 1.5 }, 'rows.0.price'],
    ['a text', { stock: 'ten' }, 'rows.0.stock'],
    ['too much stock', { stock: 10_000_000 }, 'rows.0.stock'],
  ])('refuses %s at its cell', async (_name, figure, field) => {
    const { code, data } = await save([{ sku_id: lamp.skuId, ...figure }])
    expect([code, Object.keys(data?.fields ?? {})]).toEqual([422, [field]])
  })

  it('refuses 1,001 rows', async () => {
    const { code } = await save(Array.from({ length: 1_001 }, () => ({ sku_id: lamp.skuId, price: 1 })))
    expect(code).toBe(422)
  })

  it('keeps the effect of orders that came since it was read, and refuses less than they reserve', async () => {
    await place(server, await aPayer(server), { id: lamp.id, skuId: lamp.skuId, buyNum: 4 })
    expect((await save([{ sku_id: lamp.skuId, stock: 3, stock_was: 10 }])).data?.fields).toHaveProperty([
      'rows.0.stock',
    ])
    expect((await save([{ sku_id: lamp.skuId, stock: 6, stock_was: 10 }])).code).toBe(200)
    expect((await read([lamp.id]))[0]?.skus[0]).toMatchObject({ stock: 6, reserved: 4 })
  })

  it('is saved once when its request comes twice', async () => {
    const rows = [{ sku_id: lamp.skuId, stock: 15, stock_was: 10 }]
    await save(rows, { key: 'sheet-once' })
    await save(rows, { key: 'sheet-once' })
    expect((await figures())[1]).toEqual([[5_000, 0, 15]])
  })

  it('is in the history of each goods, with the figures that changed', async () => {
    await save([
      { sku_id: cup.skuIds[1], price: 1_100 },
      { sku_id: lamp.skuId, price: 5_000, stock: 9, stock_was: 10 },
    ])
    const entryOf = async (id: number) =>
      (
        await server.ctx.db
          .select()
          .from(auditLogs)
          .where(and(eq(auditLogs.subjectId, id), eq(auditLogs.action, 'goods.update')))
          .orderBy(desc(auditLogs.id))
      )[0]
    expect(await entryOf(cup.id)).toMatchObject({
      before: { skus: [{ id: cup.skuIds[1], price: 1_000 }] },
      after: { skus: [{ id: cup.skuIds[1], price: 1_100 }] },
    })
    expect(await entryOf(lamp.id)).toMatchObject({
      before: { skus: [{ id: lamp.skuId, price: 5_000, stock: 10 }] },
      after: { skus: [{ id: lamp.skuId, price: 5_000, stock: 9 }] },
    })
  })

  it('lets two people change the same price only one after the other', async () => {
    const row = { sku_id: lamp.skuId, price_was: 5_000 }
    const answers = await Promise.all([4_000, 4_100, 4_200].map(price => save([{ ...row, price }])))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422, 422])
    const [price] = (await figures())[1]?.[0] ?? []
    expect(await range(lamp.id)).toEqual([price, price])
  })
})
