import type { Page } from '@shiji/contract/envelope.ts'
import type { StockHistory, StockRow } from '@shiji/contract/stock/stock.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, place } from '#harness/trade.builder.ts'
import { goods, skus } from '../../data/goods/goods.table.ts'

let server: TestApp
let store: BuiltStore
let token: string

beforeAll(async () => {
  server = await createTestApp({ poolSize: 12 })
})
beforeEach(async () => {
  store = await aStore(server.ctx, { lowStock: 5 })
  token = await server.login('seller', store.ownerId, store.id)
})
afterAll(() => server.close())

const list = async (query = '') =>
  (await server.call<Page<StockRow>>('GET', `/Seller/stocks?per_page=100${query}`, { token })).data
const row = async (skuId: number) => (await list(`&id=${skuId}`)).data[0]
const change = (body: object, key?: string) =>
  server.call('PUT', '/Seller/stocks/change', { token, body, ...(key === undefined ? {} : { key }) })
const history = (skuId: number, after?: string) =>
  server.call<StockHistory>('GET', `/Seller/stocks/${skuId}/movements${after === undefined ? '' : `?after=${after}`}`, {
    token,
  })
const level = (skuId: number, low_stock: number | null) =>
  server.call('PUT', `/Seller/stocks/${skuId}`, { token, body: { low_stock } })
const storeLevel = (low_stock: number) => server.call('PUT', '/Seller/stores/0', { token, body: { low_stock } })

describe('the stock page', () => {
  it('lists every SKU with what is on hand, reserved and available, its level and its last change', async () => {
    const path = await aClass(server.ctx, ['家居', '茶具', '茶壶'])
    const pot = await goodsOf(server.ctx, store.id, { name: '紫砂壶', nameEn: 'Teapot', stock: 8, skuCount: 2, path })
    await server.ctx.db.update(skus).set({ code: 'POT-1' }).where(eq(skus.id, pot.skuId))
    const buyer = await aPayer(server)
    await place(server, buyer, { id: pot.id, skuId: pot.skuId, buyNum: 3 })

    const rows = (await list()).data
    expect(rows.map(each => each.id)).toEqual(pot.skuIds.toReversed())
    expect(rows.at(-1)).toEqual({
      id: pot.skuId,
      goods_id: pot.id,
      goods_name: '紫砂壶',
      goods_name_en: 'Teapot',
      image: `/files/goods/${pot.id}.webp`,
      sku_name: '款式1',
      sku_name_en: 'Style 1',
      code: 'POT-1',
      class_name: '茶壶',
      class_name_en: '茶壶 en',
      on_hand: 8,
      reserved: 3,
      left: 5,
      low_stock: 5,
      own_low_stock: null,
      is_low: true,
      last_movement: { kind: 'reserve', reason: null, at: server.clock.now().toISOString() },
      may_change: true,
    })
  })

  it('finds low and sold-out SKUs, and those of goods by name, code and class of any level', async () => {
    const path = await aClass(server.ctx, ['食品', '茶', '绿茶'])
    const tea = await goodsOf(server.ctx, store.id, { name: '明前龙井', stock: 90, path })
    const few = await goodsOf(server.ctx, store.id, { name: '碧螺春', stock: 4 })
    const none = await goodsOf(server.ctx, store.id, { name: '毛峰', stock: 0 })
    await server.ctx.db.update(skus).set({ code: 'LJ-250' }).where(eq(skus.id, tea.skuId))
    const ids = async (query: string) => (await list(query)).data.map(each => each.id)

    expect(await ids('&low_stock=1&sort=id|asc')).toEqual([few.skuId, none.skuId])
    expect(await ids('&low_stock=0')).toEqual([tea.skuId])
    expect(await ids('&sold_out=1')).toEqual([none.skuId])
    expect(await ids('&sold_out=0&sort=id|asc')).toEqual([tea.skuId, few.skuId])
    expect(await ids('&goods_name=龙井|like')).toEqual([tea.skuId])
    expect(await ids('&code=LJ|likeRight')).toEqual([tea.skuId])
    for (const id of [path.id, path.middleId, path.rootId]) expect(await ids(`&class_id=${id}`)).toEqual([tea.skuId])
  })

  it('leaves out removed SKUs, deleted goods and other stores', async () => {
    const mine = await goodsOf(server.ctx, store.id, { stock: 9, skuCount: 2 })
    const gone = await goodsOf(server.ctx, store.id)
    await goodsOf(server.ctx, (await aStore(server.ctx)).id)
    await server.ctx.db.update(skus).set({ deletedAt: new Date() }).where(eq(skus.id, mine.skuId))
    await server.ctx.db.update(goods).set({ deletedAt: new Date() }).where(eq(goods.id, gone.id))
    expect((await list()).data.map(each => each.id)).toEqual([mine.skuIds[1]])
  })
})

describe('a change by difference', () => {
  it('moves the stock on hand with its cause and person, and a repeated request books once', async () => {
    const { skuId } = await goodsOf(server.ctx, store.id, { stock: 8 })
    const body = { sku_id: skuId, difference: 20, reason: 'purchase', note: '第 3 批' }
    for (let time = 0; time < 3; time += 1) expect((await change(body, 'same-key')).code).toBe(200)
    expect(await row(skuId)).toMatchObject({ on_hand: 28, last_movement: { kind: 'adjust', reason: 'purchase' } })
    expect((await history(skuId)).data.rows[0]).toMatchObject({
      kind: 'adjust',
      reason: 'purchase',
      note: '第 3 批',
      difference: 20,
      on_hand: 28,
      who: `Owner ${store.ownerId}`,
    })
  })

  it('is refused at its field when orders hold more, when it is nothing, and when it does not fit', async () => {
    const made = await goodsOf(server.ctx, store.id, { stock: 8 })
    await place(server, await aPayer(server), { id: made.id, skuId: made.skuId, buyNum: 3 })
    const tried = async (difference: number) =>
      (await change({ sku_id: made.skuId, difference, reason: 'damage' })).data
    expect(await tried(-6)).toEqual({
      fields: { difference: 'That would leave 2, but unpaid orders reserve 3.' },
    })
    expect(await tried(0)).toEqual({ fields: { difference: 'Enter a difference other than 0.' } })
    expect(await tried(9_999_999)).toEqual({ fields: { difference: 'Must not be more than 9999991.' } })
    expect(await tried(-1e12)).toHaveProperty('fields.difference')
    expect(await tried(0.5)).toHaveProperty('fields.difference')
    expect(await row(made.skuId)).toMatchObject({ on_hand: 8, reserved: 3 })
    expect(await tried(-5)).toEqual({ id: made.skuId })
    expect(await row(made.skuId)).toMatchObject({ on_hand: 3, left: 0 })
  })

  it('needs a known cause', async () => {
    const { skuId } = await goodsOf(server.ctx, store.id)
    for (const reason of ['stocktaking', '', 'gift'])
      expect(await change({ sku_id: skuId, difference: 1, reason })).toMatchObject({
        code: 422,
        data: { fields: { reason: expect.anything() } },
      })
  })

  it('and the level of a foreign SKU answer like those of a missing one', async () => {
    const foreign = await goodsOf(server.ctx, (await aStore(server.ctx)).id)
    for (const id of [foreign.skuId, 999]) {
      expect((await change({ sku_id: id, difference: 1, reason: 'loss' })).code).toBe(404)
      expect((await level(id, 3)).code).toBe(404)
      expect((await history(id)).code).toBe(404)
    }
  })

  it('is for people with the permission only; the page shows whether they hold it', async () => {
    const { skuId } = await goodsOf(server.ctx, store.id)
    const reader = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['stock.view'])
    const body = { sku_id: skuId, difference: 1, reason: 'loss' }
    expect((await server.call('PUT', '/Seller/stocks/change', { token: reader.token, body })).code).toBe(402)
    const page = await server.call<Page<StockRow>>('GET', '/Seller/stocks', { token: reader.token })
    expect(page.data.data[0]?.may_change).toBe(false)
  })

  it('of many people at once is never lost', async () => {
    const { skuId } = await goodsOf(server.ctx, store.id, { stock: 100 })
    const differences = Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? 3 : -2))
    const codes = await Promise.all(
      differences.map(async difference => (await change({ sku_id: skuId, difference, reason: 'correction' })).code),
    )
    expect(new Set(codes)).toEqual(new Set([200]))
    expect(await row(skuId)).toMatchObject({ on_hand: 112 })
  })
})

describe('the warning level of a SKU', () => {
  it('counts before that of the store, whatever the store sets later, until it follows the store again', async () => {
    const { skuId } = await goodsOf(server.ctx, store.id, { stock: 8 })
    const other = await goodsOf(server.ctx, store.id, { stock: 8 })
    expect((await level(skuId, 10)).code).toBe(200)
    expect(await row(skuId)).toMatchObject({ low_stock: 10, own_low_stock: 10, is_low: true })
    expect(await row(other.skuId)).toMatchObject({ low_stock: 5, own_low_stock: null, is_low: false })

    await storeLevel(7)
    expect(await row(skuId)).toMatchObject({ low_stock: 10, is_low: true })
    expect(await row(other.skuId)).toMatchObject({ low_stock: 7 })

    await level(skuId, null)
    expect(await row(skuId)).toMatchObject({ low_stock: 7, own_low_stock: null, is_low: false })
    await level(skuId, 0)
    expect(await row(skuId)).toMatchObject({ low_stock: 0, own_low_stock: 0 })
  })

  it.each([-1, 10_000, 1.5])('is refused as %d', async wrong => {
    const { skuId } = await goodsOf(server.ctx, store.id)
    expect(await level(skuId, wrong)).toMatchObject({ code: 422, data: { fields: { low_stock: expect.anything() } } })
  })

  it('stays right while the store changes its own at the same time', async () => {
    const built = await goodsOf(server.ctx, store.id, { stock: 8, skuCount: 4 })
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 3 === 0 ? storeLevel(at) : level(built.skuIds[at % 4] ?? 0, at % 2 === 0 ? at : null),
      ),
    )
    const { rows } = await server.ctx.db.execute(sql`
      select t.sku_id from stocks t join stores w on w.id = t.store_id
      where t.low_stock <> coalesce(t.own_low_stock, w.low_stock)`)
    expect(rows).toEqual([])
  })
})

describe('the history of a SKU', () => {
  it('shows every change with the stock after it, page by page, down to the first one', async () => {
    const { skuId } = await goodsOf(server.ctx, store.id, { stock: 10 })
    for (let step = 1; step <= 60; step += 1) {
      server.clock.moveBy(1_000)
      await change({ sku_id: skuId, difference: step % 2 === 0 ? -1 : 2, reason: 'correction' })
    }
    const first = (await history(skuId)).data
    expect(first.rows).toHaveLength(50)
    expect(first.rows[0]).toMatchObject({ difference: -1, on_hand: 40 })
    // What comes between two pages does not disturb the second one.
    await change({ sku_id: skuId, difference: 5, reason: 'purchase' })
    const second = (await history(skuId, first.next ?? '')).data
    expect(second.next).toBeNull()
    expect(second.rows.at(-1)).toMatchObject({ kind: 'initial', difference: 10, on_hand: 10, who: '' })
    const all = [...first.rows, ...second.rows]
    expect(all).toHaveLength(61)
    for (const [at, each] of all.entries()) expect(each.on_hand - each.difference).toBe(all[at + 1]?.on_hand ?? 0)
  })

  it('names the order of each reservation, and the store sees only its own orders', async () => {
    const made = await goodsOf(server.ctx, store.id, { stock: 10 })
    const placed = await place(server, await aPayer(server), { id: made.id, skuId: made.skuId, buyNum: 4 })
    const [reserved] = (await history(made.skuId)).data.rows
    expect(reserved).toMatchObject({
      kind: 'reserve',
      difference: 0,
      reserved_difference: 4,
      reserved: 4,
      left: 6,
      order_id: placed.order_id[0],
      order_no: expect.stringMatching(/\w/),
    })
  })

  it.each(['x', '1.2', '1.2.3.4.5', '1.2.3.-', '%27'])('refuses the place %s', async after => {
    const { skuId } = await goodsOf(server.ctx, store.id)
    expect((await history(skuId, after)).code).toBe(422)
  })
})
