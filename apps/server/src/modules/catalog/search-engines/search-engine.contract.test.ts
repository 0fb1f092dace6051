import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aBrand, aClass, type ClassPath, goodsOf } from '#harness/goods.builder.ts'
import { ENGINES } from '#harness/search-engines.ts'
import { aStore } from '#harness/store.builder.ts'
import { goods } from '../data/goods/goods.table.ts'
import type { SearchFilters, SearchPaging } from '../domain/search-terms.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'

describe.each(ENGINES)('the search engine "%s"', (_name, { engine, settle }) => {
  let server: TestApp
  let [home, digital, brand] = [0, 0, 0]
  let dresses: ClassPath
  let phones: ClassPath
  const idOf = new Map<string, number>()
  beforeAll(async () => {
    server = await createTestApp()
    const { ctx } = server
    home = (await aStore(ctx, { name: '青竹家居', nameEn: 'Green Bamboo' })).id
    digital = (await aStore(ctx, { name: '海盐数码', nameEn: 'Sea Salt' })).id
    dresses = await aClass(ctx, ['服饰', '女装', '连衣裙'])
    phones = await aClass(ctx, ['数码', '通讯', '手机'])
    brand = await aBrand(ctx, '润玉')
    const add = async (key: string, storeId: number, path: ClassPath, fields: object) => {
      idOf.set(key, (await goodsOf(ctx, storeId, { path, ...fields })).id)
    }
    const floral = { name: '法式碎花连衣裙', nameEn: 'Floral midi dress', price: 19_900, sales: 50, brandId: brand }
    await add('floral', home, dresses, floral)
    await add('linen', home, dresses, { name: '亚麻长裙', nameEn: 'Linen skirt', price: 9_900, sales: 80, stock: 0 })
    await add('phone', digital, phones, { name: 'Pro手机 256G', nameEn: 'Pro phone', price: 399_900, sales: 10 })
    await add('case', digital, phones, { name: '磨砂手机壳', nameEn: 'Frosted case', price: 2_900, sales: 90 })
    await add('hidden', digital, phones, { name: '秘密样机', nameEn: 'Secret', isListed: false, shelf: 'off_shelf' })
    await settle(server)
  })
  afterAll(() => server.close())

  const PAGE: SearchPaging = { sort: 'default', order: 'desc', page: 1, perPage: 20 }
  const ask = (keywords: string, filters: SearchFilters = {}, paging: Partial<SearchPaging> = {}) =>
    engine.search(server.ctx, { keywords, filters, paging: { ...PAGE, ...paging } })
  const namesOf = (ids: readonly number[]) =>
    ids.map(id => [...idOf].find(([, known]) => known === id)?.[0] ?? `unknown ${id}`)
  const found = async (...asked: Parameters<typeof ask>) => namesOf((await ask(...asked)).ids)
  const counts = (part: GoodsSearchData['facets']['classes']) =>
    Object.fromEntries(part.map(({ id, count }) => [id, count]))

  it.each([
    ['连衣裙', ['floral', 'linen']],
    ['裙', ['floral', 'linen']],
    ['lianyiqun', ['floral', 'linen']],
    ['lyq', ['floral', 'linen']],
    ['floral dress', ['floral']],
    ['DRESS floral', ['floral']],
    ['dres', ['floral']],
    ['ＰＲＯ　手机', ['phone']],
    ['海盐', ['case', 'phone']],
  ])('finds by Chinese, pinyin, initials and English; all words, the last as a prefix: %s', async (keywords, keys) => {
    const answer = await ask(keywords)
    expect(namesOf(answer.ids).toSorted()).toEqual(keys.toSorted())
    expect([answer.total, answer.match]).toEqual([keys.length, 'exact'])
  })

  it.each(['dreess', 'lianyiqin', '连依裙'])(
    'tolerates one wrong letter when there are few results: %s',
    async keywords => {
      const answer = await ask(keywords)
      expect(namesOf(answer.ids)).toContain('floral')
      expect(answer.match).toBe('fuzzy')
    },
  )

  it.each(["' | 'x':*", '!!', '%_%', '):*', '\u0000', '   '])(
    'reads words as words, never as a query: %j',
    async keywords => {
      const answer = await ask(keywords)
      expect(namesOf(answer.ids)).not.toContain('hidden')
    },
  )

  it('finds all listed goods without words, and never unlisted ones', async () => {
    expect((await found('')).toSorted()).toEqual(['case', 'floral', 'linen', 'phone'])
    expect(await found('秘密')).toEqual([])
    expect(await found('', { storeIds: [digital] })).not.toContain('hidden')
  })

  it.each([
    ['sales', 'desc', ['case', 'floral', 'phone', 'linen']],
    ['price', 'asc', ['case', 'floral', 'phone', 'linen']],
    ['price', 'desc', ['phone', 'floral', 'case', 'linen']],
    ['newest', 'desc', ['case', 'phone', 'floral', 'linen']],
  ] as const)('sorts by %s %s, with sold-out goods last', async (sort, order, keys) => {
    expect(await found('', {}, { sort, order })).toEqual(keys)
  })

  it('returns pages that together are the whole, each result once', async () => {
    const pages = [1, 2, 3].map(page => ask('', {}, { page, perPage: 2 }))
    const answers = await Promise.all(pages)
    expect(answers.map(each => each.total)).toEqual([4, 4, 4])
    expect(namesOf(answers.flatMap(each => each.ids))).toEqual(['case', 'floral', 'phone', 'linen'])
    expect(answers[2]?.ids).toEqual([])
  })

  it('returns only what matches all filters, both ends of a price included', async () => {
    expect(await found('', { classId: dresses.id })).toEqual(['floral', 'linen'])
    expect(await found('', { classId: phones.rootId })).toEqual(['case', 'phone'])
    expect(await found('', { brandIds: [brand] })).toEqual(['floral'])
    expect(await found('', { storeIds: [home], inStock: true })).toEqual(['floral'])
    expect(await found('', { priceMin: fen(9_900), priceMax: fen(19_900) })).toEqual(['floral', 'linen'])
    expect(await found('手机', { classId: dresses.id })).toEqual([])
    expect(await found('', { classId: 1 })).toEqual([])
  })

  it('counts each facet without its own filter, with names, the largest first', async () => {
    const { facets, total } = await ask('', { storeIds: [digital] })
    expect(total).toBe(2)
    expect(counts(facets.stores)).toEqual({ [home]: 2, [digital]: 2 })
    expect(counts(facets.classes)).toEqual({ [phones.id]: 2 })
    expect(facets.stores.map(each => each.name).toSorted()).toEqual(['海盐数码', '青竹家居'])
    const all = (await ask('')).facets
    expect(counts(all.brands)).toEqual({ [brand]: 1 })
    expect(all.in_stock).toBe(3)
    expect(all.prices.reduce((sum, each) => sum + each.count, 0)).toBe(4)
    expect(all.prices.every(each => each.max === null || each.min <= each.max)).toBe(true)
  })

  it('suggests words, then classes, brands and stores, at most ten and nothing hidden', async () => {
    const offered = await engine.suggest(server.ctx, '手')
    expect(offered.map(each => each.kind)).toContain('class')
    expect(offered.find(each => each.kind === 'class')).toMatchObject({ text: '手机', id: phones.id })
    const kinds = offered.map(each => each.kind)
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b === 'word') - Number(a === 'word')))
    expect(offered.length).toBeLessThanOrEqual(10)
    expect(await engine.suggest(server.ctx, '秘密')).toEqual([])
    expect(await engine.suggest(server.ctx, '   ')).toEqual([])
    const english = await engine.suggest({ ...server.ctx, locale: 'en' }, 'sea')
    expect(english).toContainEqual({ text: 'Sea Salt', kind: 'store', id: digital })
  })

  it('follows a change: goods that are taken off are no longer found, goods that come back are', async () => {
    const id = idOf.get('case') ?? 0
    const list = async (isListed: boolean) => {
      await server.ctx.db
        .update(goods)
        .set({ isListed, shelf: isListed ? 'on_shelf' : 'off_shelf' })
        .where(eq(goods.id, id))
      await settle(server)
    }
    await list(false)
    expect(await found('磨砂')).toEqual([])
    await list(true)
    expect(await found('磨砂')).toEqual(['case'])
  })
})

describe('a search', () => {
  it('uses the engine of the server, and shows only what is still listed', async () => {
    const server = await createTestApp()
    const { id: storeId } = await aStore(server.ctx)
    const [listed, gone] = [
      await goodsOf(server.ctx, storeId),
      await goodsOf(server.ctx, storeId, { isListed: false, shelf: 'off_shelf' }),
    ]
    const { facets } = await postgresEngine.search(server.ctx, {
      keywords: '',
      filters: {},
      paging: { sort: 'default', order: 'desc', page: 1, perPage: 1 },
    })
    server.ports.searchEngine = {
      search: async () => ({
        ids: [gone.id, listed.id],
        total: 2,
        facets,
        match: 'fuzzy',
        dropped: [],
        didYouMean: null,
        meant: null,
      }),
      suggest: async () => [{ text: 'teapot', kind: 'word', id: null }],
    }
    const { data } = await server.call<GoodsSearchData>('GET', '/goods_search')
    expect(data.data.map(card => card.id)).toEqual([listed.id])
    expect(data.match).toBe('fuzzy')
    expect((await server.call('GET', '/goods_suggest?q=x')).data).toMatchObject([{ text: 'teapot' }])
    await server.close()
  })
})
