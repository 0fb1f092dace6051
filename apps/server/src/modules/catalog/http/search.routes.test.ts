import type { GoodsDetail, GoodsGone } from '@shiji/contract/catalog/goods-detail.ts'
import type { HomeData } from '@shiji/contract/catalog/home.ts'
import type { GoodsSearch, GoodsSearchData, Suggestions } from '@shiji/contract/catalog/search.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { StoreInfo, StoreListRow } from '@shiji/contract/store/store.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aBrand, aClass, type BuiltGoods, type ClassPath, goodsOf } from '#harness/goods.builder.ts'
import { aFreight, aStore, type BuiltStore } from '#harness/store.builder.ts'
import { stores } from '../../store/index.ts'
import { goods } from '../data/goods/goods.table.ts'
import { stocks } from '../data/stock/stock.table.ts'
import { recordComment } from '../use-cases/goods/record-comment.ts'

let server: TestApp
let bamboo: BuiltStore
let sea: BuiltStore
let dresses: ClassPath
let phones: ClassPath
let brandId: number
const made: Record<string, BuiltGoods> = {}

beforeAll(async () => {
  server = await createTestApp()
  const { ctx } = server
  bamboo = await aStore(ctx, { name: '青竹家居', nameEn: 'Green Bamboo', isFlagship: true })
  sea = await aStore(ctx, { name: '海盐数码', nameEn: 'Sea Salt' })
  dresses = await aClass(ctx, ['服饰', '女装', '连衣裙'])
  phones = await aClass(ctx, ['数码', '通讯', '手机'])
  brandId = await aBrand(ctx, '润玉')
  const add = async (key: string, storeId: number, path: ClassPath, fields: object) => {
    made[key] = await goodsOf(ctx, storeId, { path, ...fields })
  }
  await add('floral', bamboo.id, dresses, {
    name: '法式碎花连衣裙',
    nameEn: 'Floral midi dress',
    price: 19_900,
    sales: 50,
    brandId,
  })
  await add('linen', bamboo.id, dresses, { name: '亚麻长裙', nameEn: 'Linen skirt', price: 9_900, sales: 80, stock: 0 })
  await add('phone', sea.id, phones, {
    name: 'Pro手机 256G',
    nameEn: 'Pro phone 256G',
    price: 399_900,
    sales: 10,
    goodsNo: 'SJ-2026',
  })
  await add('case', sea.id, phones, { name: '磨砂手机壳', nameEn: 'Frosted case', price: 2_900, sales: 90 })
  await add('hidden', sea.id, phones, {
    name: '秘密样机',
    nameEn: 'Secret sample',
    isListed: false,
    shelf: 'off_shelf',
  })
})
afterAll(() => server.close())

const ids = (...keys: string[]) => keys.map(key => made[key]?.id ?? 0)
const encode = (search: GoodsSearch) =>
  encodeURIComponent(
    btoa(
      JSON.stringify({
        ...search,
        ...(search.keywords === undefined ? {} : { keywords: encodeURIComponent(search.keywords) }),
      }),
    ),
  )
const search = async (wanted: GoodsSearch) => {
  const answer = await server.call<GoodsSearchData>('GET', `/goods_search/${encode(wanted)}`)
  expect(answer).toMatchObject({ code: 200 })
  return answer.data
}
const found = async (wanted: GoodsSearch) => (await search(wanted)).data.map(card => card.id)

describe('words in Chinese, English and pinyin', () => {
  it.each([
    ['lianyiqun', ['floral', 'linen']],
    ['lyq', ['floral', 'linen']],
    ['lyj', ['floral', 'linen']],
    ['连衣裙', ['floral', 'linen']],
    ['衣裙', ['floral', 'linen']],
    ['suihualian', ['floral']],
    ['sh lyq', ['floral']],
    ['裙', ['floral', 'linen']],
    ['麻', ['linen']],
    ['Pro手机', ['phone']],
    ['ＰＲＯ　手机', ['phone']],
    ['手机 pro', ['phone']],
    ['dres', ['floral']],
    ['floral dress', ['floral']],
    ['256', ['phone']],
    ['256g', ['phone']],
    ['SJ-2026', ['phone']],
    ['海盐', ['case', 'phone']],
    ['yama', ['linen']],
  ])('%s', async (keywords, keys) => {
    expect((await found({ keywords })).toSorted()).toEqual(ids(...keys).toSorted())
  })

  it.each([
    ['dreess', 'floral'],
    ['flroal', 'floral'],
    ['lianyiqin', 'floral'],
    ['连依裙', 'floral'],
    ['法式随花', 'floral'],
  ])('%s has one wrong letter and still finds', async (keywords, key) => {
    const result = await search({ keywords })
    expect(result.data.map(card => card.id)).toContain(made[key]?.id)
    expect(result.match).toBe('fuzzy')
  })

  it('shows exact hits before corrected ones', async () => {
    const exact = await goodsOf(server.ctx, sea.id, { path: phones, name: '连衣群 摆件', sales: 0 })
    const result = await search({ keywords: '连衣群' })
    expect(result.match).toBe('fuzzy')
    expect(result.data[0]?.id).toBe(exact.id)
    expect(result.total).toBe(3)
    await server.ctx.db.update(goods).set({ isListed: false, shelf: 'off_shelf' }).where(eq(goods.id, exact.id))
  })

  it('never finds unlisted goods, by any query', async () => {
    expect(await found({ keywords: '秘密' })).toEqual([])
    expect(await found({ keywords: 'mimiyangji' })).toEqual([])
    expect(await found({ store_id: sea.id })).not.toContain(made.hidden?.id)
    expect((await server.call('GET', `/goods/${made.hidden?.id}`)).code).toBe(404)
    const offered = await server.call<Suggestions>('GET', `/goods_suggest?q=${encodeURIComponent('秘密')}`)
    expect(offered.data).toEqual([])
  })

  it.each(["' | 'x':*", '!!', '<->', "\\'", '):*', '%%%%', '%_%', "'; drop table goods; --", '&|!()*:', '\u0000'])(
    'takes %j for words and nothing else',
    async keywords => {
      const result = await server.call<GoodsSearchData>('GET', `/goods_search/${encode({ keywords })}`)
      expect(result.code).toBe(200)
      expect(result.data.total).toBe(0)
    },
  )

  it('accepts any text without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 64 }), async keywords => {
        expect((await server.call('GET', `/goods_search/${encode({ keywords })}`)).code).toBe(200)
        expect((await server.call('GET', `/goods_suggest?q=${encodeURIComponent(keywords)}`)).code).toBe(200)
      }),
      { numRuns: 60 },
    )
  })
})

describe('parameters', () => {
  it.each([
    ['an unknown field', btoa('{"sql":"1"}')],
    ['a prototype', btoa('{"__proto__":{"keywords":"x"}}')],
    ['a text for a number', btoa('{"class_id":"1"}')],
    ['an unknown sort', btoa('{"sort":"id desc"}')],
    ['too many per page', btoa('{"per_page":401}')],
    ['broken encoding', btoa('{"keywords":"%E4%B8"}')],
    ['65 characters', btoa(JSON.stringify({ keywords: 'a'.repeat(65) }))],
  ])('%s is a 422', async (_, text) => {
    expect((await server.call('GET', `/goods_search/${encodeURIComponent(text)}`)).code).toBe(422)
    expect((await server.call('GET', `/goods?params=${encodeURIComponent(text)}`)).code).toBe(422)
  })

  it.each([
    ['invalid base64', '!!!!'],
    ['a lone percent sign', '%%%'],
    ['no JSON', btoa('hello')],
    ['a list', btoa('[]')],
    ['a truncated address', btoa('{"keywords":"lamp"}').slice(0, 9)],
    ['5 KB', btoa(JSON.stringify({ keywords: 'a'.repeat(5_000) }))],
  ])('%s finds nothing, in the path and in the query', async (_, text) => {
    const nothing = { total: 0, count: 0, data: [], current_page: 1, last_page: 1 }
    const path = await server.call<GoodsSearchData>('GET', `/goods_search/${encodeURIComponent(text)}`)
    expect([path.code, path.data]).toMatchObject([200, nothing])
    const query = await server.call<GoodsSearchData>('GET', `/goods?params=${encodeURIComponent(text)}`)
    expect([query.code, query.data]).toMatchObject([200, nothing])
  })

  it.each(['%%%', '%', '%E4%B8', 'a%zz'])('%s in an address finds nothing, as if it had been typed', async text => {
    expect(await server.call('GET', `/goods_search/${text}`)).toMatchObject({ code: 200, data: { total: 0 } })
  })

  it('may be absent, in the path or in the query', async () => {
    const [bare, path, query] = await Promise.all([
      server.call<GoodsSearchData>('GET', '/goods_search'),
      search({ page: 1, per_page: 2 }),
      server.call<GoodsSearchData>('GET', `/goods?params=${encode({})}&per_page=2&page=1`),
    ])
    expect(bare.data).toMatchObject({ total: 4, per_page: 30, last_page: 1, match: 'exact' })
    expect(path).toMatchObject({ total: 4, count: 2, per_page: 2, last_page: 2, current_page: 1 })
    expect(query.data).toEqual(path)
  })

  it('are refused beyond the deepest page', async () => {
    expect((await server.call('GET', `/goods_search/${encode({ page: 10_000, per_page: 400 })}`)).code).toBe(400)
  })
})

describe('filters, facets and sorts', () => {
  it('count each facet without its own filter', async () => {
    const all = await search({})
    expect(all.facets.classes).toEqual([
      { id: dresses.id, name: '连衣裙', name_en: '连衣裙 en', count: 2 },
      { id: phones.id, name: '手机', name_en: '手机 en', count: 2 },
    ])
    expect(all.facets.stores.map(each => [each.id, each.count])).toEqual([
      [bamboo.id, 2],
      [sea.id, 2],
    ])
    expect(all.facets.brands).toMatchObject([{ id: brandId, count: 1 }])
    expect(all.facets.prices).toEqual([
      { min: 0, max: 4_999, count: 1 },
      { min: 5_000, max: 9_999, count: 1 },
      { min: 10_000, max: 19_999, count: 1 },
      { min: 300_000, max: null, count: 1 },
    ])
    expect(all.facets.in_stock).toBe(3)
    const narrowed = await search({ store_id: sea.id, in_stock: true })
    expect(narrowed.total).toBe(2)
    expect(narrowed.facets.stores.map(each => [each.id, each.count])).toEqual([
      [sea.id, 2],
      [bamboo.id, 1],
    ])
    expect(narrowed.facets.classes.map(each => each.id)).toEqual([phones.id])
  })

  it('show as many goods as a price range counted', async () => {
    for (const range of (await search({})).facets.prices) {
      const inside = await search({ price_min: range.min, ...(range.max === null ? {} : { price_max: range.max }) })
      expect(inside.total).toBe(range.count)
    }
  })

  it.each([
    [{ class_id: 'root' }, ['floral', 'linen']],
    [{ class_id: 'middle' }, ['floral', 'linen']],
    [{ class_id: 'leaf' }, ['floral', 'linen']],
  ] as const)('by a class of any level', async ({ class_id: level }, keys) => {
    const id = { root: dresses.rootId, middle: dresses.middleId, leaf: dresses.id }[level]
    expect((await found({ class_id: id })).toSorted()).toEqual(ids(...keys).toSorted())
    expect(await found({ class_id: 3 })).toEqual([])
  })

  it('correct typos within a class only if they would be corrected without it', async () => {
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, at) => goodsOf(server.ctx, sea.id, { path: phones, name: `dresd ${at}` })),
    )
    expect(await found({ keywords: 'dresd', class_id: dresses.id })).toEqual([])
    for (const each of many)
      await server.ctx.db.update(goods).set({ isListed: false, shelf: 'off_shelf' }).where(eq(goods.id, each.id))
    expect(await found({ keywords: 'dresd', class_id: dresses.id })).toEqual(ids('floral'))
  })

  it('keep sold-out goods last in every order', async () => {
    expect(await found({ sort: 'sales' })).toEqual(ids('case', 'floral', 'phone', 'linen'))
    expect(await found({ sort: 'price' })).toEqual(ids('case', 'floral', 'phone', 'linen'))
    expect(await found({ sort: 'price', order: 'desc' })).toEqual(ids('phone', 'floral', 'case', 'linen'))
    expect(await found({ sort: 'newest' })).toEqual(ids('case', 'phone', 'floral', 'linen'))
  })

  it('page without overlap or gap', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map(page => found({ sort: 'price', page, per_page: 1 })))
    expect(pages.flat()).toEqual(ids('case', 'floral', 'phone', 'linen'))
  })
})

describe('suggestions', () => {
  const suggest = async (q: string, language: 'zh-cn' | 'en' = 'zh-cn') =>
    (await server.call<Suggestions>('GET', `/goods_suggest?q=${encodeURIComponent(q)}`, { language })).data

  it('match characters, pinyin, initials and English, and say what they are', async () => {
    for (const q of ['连', 'lian', 'lyq']) {
      const offered = await suggest(q)
      expect(offered).toContainEqual({ text: '连衣裙', kind: 'class', id: dresses.id })
      expect(offered).toContainEqual({ text: '连衣裙', kind: 'word', id: null })
    }
    expect(await suggest('dre', 'en')).toContainEqual({ text: 'dress', kind: 'word', id: null })
    expect(await suggest('海盐')).toContainEqual({ text: '海盐数码', kind: 'store', id: sea.id })
    expect(await suggest('green', 'en')).toContainEqual({ text: 'Green Bamboo', kind: 'store', id: bamboo.id })
    expect(await suggest('')).toEqual([])
  })

  it('complete the last word only, with words that have results together', async () => {
    expect(await suggest('pro 手')).toContainEqual({ text: 'pro 手机', kind: 'word', id: null })
    expect((await suggest('dress 手')).filter(each => each.kind === 'word')).toEqual([])
  })

  it('refuse texts that are too long', async () => {
    expect((await server.call('GET', `/goods_suggest?q=${'a'.repeat(65)}`)).code).toBe(422)
  })
})

describe('product page', () => {
  const detail = async (key: string) => (await server.call<GoodsDetail>('GET', `/goods/${made[key]?.id}`)).data

  it('has everything in one answer', async () => {
    await aFreight(server.ctx, bamboo.id, { name: 'far', areaIds: [650_000], firstPrice: fen(2_000) })
    expect(await detail('floral')).toMatchObject({
      name: '法式碎花连衣裙',
      price: 19_900,
      classes: [{ name: '服饰' }, { name: '女装' }, { name: '连衣裙' }],
      brand: { name: '润玉' },
      skus: [{ id: made.floral?.skuId, price: 19_900, stock: 100, value_index: [] }],
      freight_mode: 'default',
      delivery: { freight: 800, free_from: null, why_not: null },
      store: { id: bamboo.id, name: '青竹家居', seal: '青', score: 50 },
      comments: { all: 0, rate: 100 },
      unavailable: null,
      related: [{ id: made.linen?.id }],
    })
  })

  it('says why the goods cannot be bought', async () => {
    expect(await detail('linen')).toMatchObject({ unavailable: 'stock.not_enough', in_stock: false })
    await server.ctx.db.update(stores).set({ status: 'closed' }).where(eq(stores.id, sea.id))
    expect(await detail('phone')).toMatchObject({ unavailable: 'store.closed' })
    await server.ctx.db.update(stores).set({ status: 'open' }).where(eq(stores.id, sea.id))
  })

  it('of goods that are not for sale any more says why, and nothing of goods that never were', async () => {
    const shop = await aStore(server.ctx)
    const [sold, unseen] = [await goodsOf(server.ctx, shop.id), await goodsOf(server.ctx, shop.id)]
    const gone = async (id: number) => (await server.call<GoodsGone>('GET', `/goods/${id}/gone`)).data
    const set = (part: Partial<typeof goods.$inferInsert>) =>
      server.ctx.db.update(goods).set(part).where(eq(goods.id, sold.id))
    expect(await gone(sold.id)).toEqual({ reason: 'unknown', store: null })
    const open = { store: { id: shop.id } }
    await set({ isListed: false, shelf: 'off_shelf' })
    expect(await gone(sold.id)).toMatchObject({ reason: 'off_shelf', ...open })
    await set({ verify: 'to_be_reviewed', sales: 1 })
    expect(await gone(sold.id)).toMatchObject({ reason: 'under_review', ...open })
    await server.ctx.db.update(stores).set({ status: 'holiday' }).where(eq(stores.id, shop.id))
    expect(await gone(sold.id)).toEqual({ reason: 'store_holiday', store: null })
    await server.ctx.db.update(stores).set({ status: 'closed' }).where(eq(stores.id, shop.id))
    expect(await gone(sold.id)).toEqual({ reason: 'store_closed', store: null })
    await set({ deletedAt: server.clock.now() })
    expect(await gone(sold.id)).toEqual({ reason: 'deleted', store: null })
    const never = { isListed: false, verify: 'to_be_reviewed' }
    await server.ctx.db.update(goods).set(never).where(eq(goods.id, unseen.id))
    expect(await gone(unseen.id)).toEqual(await gone(999_999_999))
  })

  it('shows no more stock than can be bought, and only the displayed part of rich text', async () => {
    await server.ctx.db
      .update(stocks)
      .set({ onHand: 50_000 })
      .where(eq(stocks.skuId, made.case?.skuId ?? 0))
    await server.ctx.db
      .update(goods)
      .set({ content: '<p>麻</p>##qingwuit##{"ops":[]}' })
      .where(eq(goods.id, made.case?.id ?? 0))
    expect(await detail('case')).toMatchObject({ content: '<p>麻</p>', skus: [{ stock: 999 }] })
    await server.ctx.db
      .update(stocks)
      .set({ onHand: 100 })
      .where(eq(stocks.skuId, made.case?.skuId ?? 0))
  })

  it('counts comments by their stars, for goods and store', async () => {
    const goodsId = made.phone?.id ?? 0
    for (const [score, hasImages] of [
      [5, true],
      [4, false],
      [3, false],
      [1, false],
    ] as const)
      await recordComment(server.ctx, {
        goodsId,
        storeId: sea.id,
        score,
        agree: score,
        service: 5,
        speed: 4,
        hasImages,
      })
    expect(await detail('phone')).toMatchObject({
      score: 33,
      comments: { all: 4, good: 2, medium: 1, bad: 1, with_image: 1, rate: 50 },
    })
    const page = await server.call<StoreInfo>('GET', `/store/${sea.id}`)
    expect(page.data).toMatchObject({
      rate: { agree: 33, service: 50, speed: 40, count: 4 },
      goods_count: 2,
      score: 41,
    })
    expect(await found({ sort: 'comments' })).toEqual(ids('phone', 'case', 'floral', 'linen'))
  })
})

describe('home and stores', () => {
  it('lead with one of each class, recommended goods first', async () => {
    await server.ctx.db
      .update(goods)
      .set({ isMaster: true })
      .where(eq(goods.id, made.phone?.id ?? 0))
    await aClass(server.ctx, ['空楼层', '空', '空'])
    const home = (await server.call<HomeData>('GET', '/home')).data
    expect(home.lead.map(card => card.id)).toEqual(ids('floral', 'phone', 'linen', 'case'))
  })

  it('offer hot words that have results, to each visitor in their language', async () => {
    const hotWords = async (language: 'zh-cn' | 'en') =>
      (await server.call<{ hot_words: string[] }>('GET', '/common', { language })).data.hot_words
    expect(await hotWords('zh-cn')).toEqual(['连衣裙', '手机'])
    expect(await hotWords('en')).toEqual(['连衣裙 en', '手机 en'])
    expect(await hotWords('zh-cn')).toEqual(['连衣裙', '手机'])
  })

  it('show stores with their best goods', async () => {
    const list = await server.call<Page<StoreListRow>>('GET', '/stores')
    const row = list.data.data.find(store => store.id === sea.id)
    expect(row).toMatchObject({ goods_count: 2, goods: [{ id: made.case?.id, price: 2_900 }, { id: made.phone?.id }] })
  })
})
