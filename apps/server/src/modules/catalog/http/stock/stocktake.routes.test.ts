import type { Page } from '@shiji/contract/envelope.ts'
import type { StockHistory, StockRow } from '@shiji/contract/stock/stock.ts'
import type { StocktakeRow, StocktakeSku, StocktakeView } from '@shiji/contract/stock/stocktake.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, buy, place } from '#harness/trade.builder.ts'
import { skus } from '../../data/goods/goods.table.ts'

let server: TestApp
let store: BuiltStore
let token: string

beforeAll(async () => {
  server = await createTestApp({ poolSize: 14 })
})
beforeEach(async () => {
  store = await aStore(server.ctx, { lowStock: 5 })
  token = await server.login('seller', store.ownerId, store.id)
})
afterAll(() => server.close())

const begin = (body: object = { range: 'all' }) =>
  server.call<{ id: number }>('POST', '/Seller/stocktakes', { token, body })
const opened = async (body?: object) => (await begin(body)).data.id
const count = (id: number, rows: readonly object[]) =>
  server.call('PUT', `/Seller/stocktakes/${id}/count`, { token, body: { rows } })
const apply = (id: number) => server.call('PUT', `/Seller/stocktakes/${id}/apply`, { token })
const abandon = (id: number) => server.call('PUT', `/Seller/stocktakes/${id}/abandon`, { token })
const view = async (id: number) => (await server.call<StocktakeView>('GET', `/Seller/stocktakes/${id}`, { token })).data
const rowsOf = async (id: number, query = '') =>
  (
    await server.call<Page<StocktakeSku>>('GET', `/Seller/stocktake_rows?stocktake_id=${id}&per_page=100${query}`, {
      token,
    })
  ).data.data
const onHand = async (skuId: number) =>
  (await server.call<Page<StockRow>>('GET', `/Seller/stocks?id=${skuId}`, { token })).data.data[0]?.on_hand

describe('a count of stock', () => {
  it('covers all goods, a class of any level, or what ran low when it was opened', async () => {
    const path = await aClass(server.ctx, ['食品', '茶', '红茶'])
    const tea = await goodsOf(server.ctx, store.id, { stock: 50, skuCount: 2, path })
    const low = await goodsOf(server.ctx, store.id, { stock: 3 })
    await goodsOf(server.ctx, (await aStore(server.ctx)).id)
    const covered = async (body: object) => {
      const id = await opened(body)
      const skuIds = (await rowsOf(id)).map(row => row.sku_id)
      expect(await view(id)).toMatchObject({ ...body, sku_count: skuIds.length, counted: 0, different: 0 })
      await abandon(id)
      return skuIds
    }
    expect(await covered({ range: 'all' })).toEqual([...tea.skuIds, low.skuId])
    expect(await covered({ range: 'class', class_id: path.rootId })).toEqual(tea.skuIds)
    expect(await covered({ range: 'low' })).toEqual([low.skuId])
  })

  it('needs its class, and something to count; a store has one at a time', async () => {
    expect(await begin()).toMatchObject({ code: 422, data: { fields: { range: 'There is nothing to count.' } } })
    await goodsOf(server.ctx, store.id)
    expect(await begin({ range: 'class' })).toMatchObject({
      code: 422,
      data: { fields: { class_id: expect.anything() } },
    })
    const codes = await Promise.all(Array.from({ length: 12 }, async () => (await begin()).code))
    expect(codes.filter(code => code === 200)).toHaveLength(1)
    expect(codes.filter(code => code === 409)).toHaveLength(11)
  })

  it('shows the difference to the stock at the moment of counting, and can be continued by others', async () => {
    const made = await goodsOf(server.ctx, store.id, { stock: 10, skuCount: 2 })
    const [first = 0, second = 0] = made.skuIds
    const id = await opened()
    await count(id, [{ sku_id: first, counted: 8 }])
    const helper = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['stock.view', 'stock.update'])
    const body = { rows: [{ sku_id: second, counted: 10 }] }
    expect(await server.call('PUT', `/Seller/stocktakes/${id}/count`, { token: helper.token, body })).toMatchObject({
      code: 200,
      data: { counted: 1 },
    })
    expect(await view(id)).toMatchObject({ status: 'open', counted: 2, different: 1, surplus: 0, shortage: 2 })
    expect(await rowsOf(id, '&is_different=1')).toMatchObject([
      { sku_id: first, counted: 8, on_hand_then: 10, difference: -2, counted_by: `Owner ${store.ownerId}` },
    ])
    await count(id, [{ sku_id: first, counted: null }])
    expect(await rowsOf(id, '&is_counted=0')).toMatchObject([{ sku_id: first, counted: null, difference: null }])
    expect(await view(id)).toMatchObject({ counted: 1, different: 0, shortage: 0 })
  })

  it('applies the differences as movements, and orders that came meanwhile keep their effect', async () => {
    const made = await goodsOf(server.ctx, store.id, { stock: 20 })
    const id = await opened()
    await count(id, [{ sku_id: made.skuId, counted: 17 }])
    await buy(server, await aPayer(server), { id: made.id, skuId: made.skuId, buyNum: 4 })
    expect(await onHand(made.skuId)).toBe(16)

    expect(await apply(id)).toMatchObject({ code: 200, data: { booked: 1 } })
    expect(await onHand(made.skuId)).toBe(13)
    const { rows } = (await server.call<StockHistory>('GET', `/Seller/stocks/${made.skuId}/movements`, { token })).data
    expect(rows.find(row => row.reason === 'stocktaking')).toMatchObject({ difference: -3, kind: 'adjust' })
    expect(await view(id)).toMatchObject({ status: 'applied', booked: 1, ended_by: `Owner ${store.ownerId}` })
  })

  it('leaves alone what nobody counted', async () => {
    const made = await goodsOf(server.ctx, store.id, { stock: 20, skuCount: 2 })
    const [first = 0, second = 0] = made.skuIds
    const id = await opened()
    await count(id, [{ sku_id: first, counted: 0 }])
    expect((await apply(id)).data).toEqual({ booked: 1 })
    expect([await onHand(first), await onHand(second)]).toEqual([0, 20])
  })

  it('books nothing at all when unpaid orders reserve more than one row would leave', async () => {
    const made = await goodsOf(server.ctx, store.id, { name: '壶', nameEn: 'Pot', stock: 20, skuCount: 2 })
    const [first = 0, second = 0] = made.skuIds
    const id = await opened()
    await place(server, await aPayer(server), { id: made.id, skuId: second, buyNum: 6 })
    await count(id, [
      { sku_id: first, counted: 19 },
      { sku_id: second, counted: 5 },
    ])
    expect(await apply(id)).toMatchObject({
      code: 422,
      data: { fields: { [`rows.${second}`]: 'Pot Style 2: that would leave 5, but unpaid orders reserve 6.' } },
    })
    expect([await onHand(first), await onHand(second)]).toEqual([20, 20])
    expect(await view(id)).toMatchObject({ status: 'open' })
  })

  it('is applied or abandoned once, however many people press at the same time', async () => {
    const made = await goodsOf(server.ctx, store.id, { stock: 20 })
    const id = await opened()
    await count(id, [{ sku_id: made.skuId, counted: 15 }])
    const codes = await Promise.all(
      Array.from({ length: 14 }, async (_, at) => (await (at % 5 === 4 ? abandon(id) : apply(id))).code),
    )
    expect(codes.filter(code => code === 200)).toHaveLength(1)
    expect(codes.filter(code => code === 409)).toHaveLength(13)
    const { status } = await view(id)
    expect(await onHand(made.skuId)).toBe(status === 'applied' ? 15 : 20)
  })

  it('that has ended takes no more numbers', async () => {
    const made = await goodsOf(server.ctx, store.id, { stock: 20 })
    const id = await opened()
    await count(id, [{ sku_id: made.skuId, counted: 15 }])
    expect((await abandon(id)).code).toBe(200)
    expect(await onHand(made.skuId)).toBe(20)
    for (const late of [count(id, [{ sku_id: made.skuId, counted: 1 }]), apply(id), abandon(id)])
      expect(await late).toMatchObject({ code: 409, msg: 'This count has already ended.' })
    const list = await server.call<Page<StocktakeRow>>('GET', '/Seller/stocktakes?status=abandoned', { token })
    expect(list.data.data).toMatchObject([{ id, status: 'abandoned', booked: null }])
  })

  it('takes pasted codes, all rows or none, and says at each row what is wrong with it', async () => {
    const made = await goodsOf(server.ctx, store.id, { stock: 20, skuCount: 4 })
    const coded = async (at: number, code: string) =>
      server.ctx.db
        .update(skus)
        .set({ code })
        .where(eq(skus.id, made.skuIds[at] ?? 0))
    await coded(0, 'A-1')
    await coded(1, 'A-2')
    await coded(2, 'DOUBLE')
    await coded(3, 'DOUBLE')
    const id = await opened()
    const refused = await count(id, [
      { code: 'A-1', counted: 5 },
      { code: 'NONE', counted: 5 },
      { code: 'DOUBLE', counted: 5 },
      { code: 'A-1', counted: 6 },
      { code: '', counted: 1 },
    ])
    expect(refused).toMatchObject({
      code: 422,
      data: {
        fields: {
          'rows.1.code': 'This count has no SKU with this code.',
          'rows.2.code': 'Several SKUs have this code. Count them one by one.',
          'rows.3.code': 'This appears twice in the file.',
          'rows.4.code': 'This count has no SKU with this code.',
        },
      },
    })
    expect(await view(id)).toMatchObject({ counted: 0 })
    await count(id, [
      { code: 'A-1', counted: 5 },
      { code: 'A-2', counted: 20 },
    ])
    expect(await view(id)).toMatchObject({ counted: 2, different: 1 })
  })

  it.each([-1, 10_000_000, 1.5])('refuses %d pieces', async counted => {
    const made = await goodsOf(server.ctx, store.id)
    const id = await opened()
    expect((await count(id, [{ sku_id: made.skuId, counted }])).code).toBe(422)
  })

  it('of another store answers like a missing one, and so do SKUs of another store', async () => {
    await goodsOf(server.ctx, store.id)
    const id = await opened()
    const other = await aStore(server.ctx)
    const foreign = await goodsOf(server.ctx, other.id)
    expect((await count(id, [{ sku_id: foreign.skuId, counted: 1 }])).code).toBe(422)
    const mine = token
    token = await server.login('seller', other.ownerId, other.id)
    for (const answer of [count(id, [{ sku_id: foreign.skuId, counted: 1 }]), apply(id), abandon(id)])
      expect((await answer).code).toBe(404)
    expect((await server.call('GET', `/Seller/stocktakes/${id}`, { token })).code).toBe(404)
    expect(await rowsOf(id)).toEqual([])
    token = mine
    expect(await view(id)).toMatchObject({ status: 'open', counted: 0 })
  })

  it('is listed only by its own rows', async () => {
    expect((await server.call('GET', '/Seller/stocktake_rows', { token })).code).toBe(422)
  })
})
