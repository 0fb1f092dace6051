import type { GoodsFacets } from '@shiji/contract/catalog/search.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aBrand, aClass, anAttribute, type ClassPath, goodsOf } from '#harness/goods.builder.ts'
import { ENGINES } from '#harness/search-engines.ts'
import { aStore } from '#harness/store.builder.ts'
import type { SearchFilters, SearchPaging } from '../domain/search-terms.ts'

describe.each(ENGINES)('the search engine "%s"', (_name, { engine, settle }) => {
  let server: TestApp
  let phones: ClassPath
  let lamps: ClassPath
  let [first, second, oak, acorn] = [0, 0, 0, 0]
  let values: Readonly<Record<string, number>> = {}
  const idOf = new Map<string, number>()
  beforeAll(async () => {
    server = await createTestApp()
    const { ctx } = server
    first = (await aStore(ctx, { name: '甲店', nameEn: 'First' })).id
    second = (await aStore(ctx, { name: '乙店', nameEn: 'Second' })).id
    ;[oak, acorn] = [await aBrand(ctx, '橡木'), await aBrand(ctx, '橡果')]
    phones = await aClass(ctx, ['数码', '通讯', '手机'])
    const beside = await aClass(ctx, ['数码', '通讯', '保护壳'], { pid: phones.middleId })
    const cases = { ...phones, id: beside.id }
    const bicycles = await aClass(ctx, ['运动', '骑行', '自行车'], { nameEn: 'Bicycles' })
    lamps = await aClass(ctx, ['家居', '灯饰', '台灯'])
    const camping = await aClass(ctx, ['户外', '露营', '营地装备'])
    const dresses = await aClass(ctx, ['服饰', '女装', '连衣裙'])
    values = await anAttribute(ctx, lamps.id, ['材质', 'Material'], ['木', '铜', '布'])
    values = { ...values, ...(await anAttribute(ctx, lamps.id, ['光色', 'Light'], ['暖光', '冷光'])) }
    const add = async (key: string, storeId: number, path: ClassPath, name: string, fields: object = {}) => {
      idOf.set(key, (await goodsOf(ctx, storeId, { path, name, ...fields })).id)
    }
    const of = (...names: string[]) => names.map(name => values[name] ?? 0)
    await add('case', first, cases, '磨砂手机壳', { sales: 9_000, nameEn: 'Frosted phone case' })
    await add('holder', first, camping, '手机支架', { sales: 8_000 })
    await add('phone', first, phones, '长辈手机', { sales: 5, nameEn: 'Easy phone', price: 99_900 })
    await add('flagship', second, phones, '远山 X9', { sales: 4, nameEn: 'Yuanshan X9, 512 GB', price: 499_900 })
    await add('gone phone', second, phones, '直板手机', { sales: 9_999, stock: 0 })
    const loved = { commentCount: 40, scoreSum: 196, goodCount: 40 }
    await add('reading', first, lamps, '护眼台灯', {
      brandId: oak,
      valueIds: of('木', '暖光'),
      freeDelivery: true,
      ...loved,
    })
    await add('brass', second, lamps, '黄铜台灯', {
      brandId: acorn,
      valueIds: of('铜', '冷光'),
      commentCount: 2,
      scoreSum: 7,
    })
    await add('paper', second, lamps, '纸艺小夜灯', {
      brandId: oak,
      valueIds: of('布', '暖光'),
      commentCount: 1,
      scoreSum: 5,
    })
    await add('lantern', first, camping, '便携营灯', { subname: '适合露营', sales: 3 })
    await add('novel', first, dresses, '灯塔印花连衣裙', { sales: 7_000 })
    await add('bike', first, bicycles, '城市通勤车', { stock: 0 })
    await settle(server)
  })
  afterAll(() => server.close())

  const PAGE: SearchPaging = { sort: 'default', order: 'desc', page: 1, perPage: 20 }
  const ask = (keywords: string, filters: SearchFilters = {}, paging: Partial<SearchPaging> = {}) =>
    engine.search(server.ctx, { keywords, filters, paging: { ...PAGE, ...paging } })
  const namesOf = (ids: readonly number[]) => ids.map(id => [...idOf].find(([, known]) => known === id)?.[0])
  const found = async (...asked: Parameters<typeof ask>) => namesOf((await ask(...asked)).ids)
  const counts = (part: GoodsFacets['classes']) => Object.fromEntries(part.map(({ name, count }) => [name, count]))

  it('ranks the class first, then head nouns, then other words of the name; sold-out goods last, sales only between equals', async () => {
    expect(await found('手机')).toEqual(['phone', 'flagship', 'case', 'holder', 'gone phone'])
    expect(await found('phone')).toEqual(['phone', 'case'])
  })

  it.each([
    ['灯', ['reading', 'brass', 'paper', 'lantern'], 'novel'],
    ['deng', ['reading', 'brass', 'paper', 'lantern'], 'novel'],
  ])('ranks single characters and their sound by the same rule: %s', async (keywords, keys, last) => {
    const ranked = await found(keywords)
    expect(ranked.slice(0, 4).toSorted()).toEqual(keys.toSorted())
    expect(ranked.at(-1)).toBe(last)
  })

  it('leads with a class that a higher class has, and with nothing else of its name', async () => {
    const { ids, meant } = await ask('灯饰')
    expect(namesOf(ids).toSorted()).toEqual(['brass', 'paper', 'reading'])
    expect(meant).toMatchObject({ name: '灯饰' })
    expect((await ask('护眼 台灯')).meant).toBeNull()
  })

  it('does not ask for particles in whole wishes', async () => {
    expect((await ask('适合露营的灯')).match).toBe('exact')
    expect((await found('适合露营的灯'))[0]).toBe('lantern')
  })

  it('leaves words out one by one when nothing has all of them, describing ones first, and says which', async () => {
    const answer = await ask('给妈妈的手机')
    expect([answer.match, answer.dropped, namesOf(answer.ids)[0]]).toEqual(['relaxed', ['妈妈'], 'phone'])
    const other = await ask('玻璃 黄铜 台灯')
    expect([other.match, other.dropped, namesOf(other.ids)]).toEqual(['relaxed', ['玻璃'], ['brass']])
  })

  it('finds nothing rather than something that was not meant', async () => {
    for (const keywords of ['飞机票', '阿斯顿发', 'qwertzxcv', 'qwertzxcv 阿斯顿'])
      expect(await ask(keywords)).toMatchObject({ ids: [], total: 0, match: 'exact', dropped: [] })
  })

  it.each([
    ['手击', '手机'],
    ['衣连裙', '连衣裙'],
    ['yuanhsnax', null],
    ['bycicle', 'bicycle'],
    ['frostde phone', 'frosted phone'],
    ['台灯', null],
  ])('offers a likelier spelling of %s: %s', async (keywords, spelling) => {
    expect((await ask(keywords)).didYouMean).toBe(spelling)
  })

  it('takes several values of one filter as "or", several filters as "and"', async () => {
    const some = { classId: lamps.id }
    expect((await found('', { ...some, brandIds: [oak, acorn] })).length).toBe(3)
    expect(await found('', { ...some, brandIds: [oak], storeIds: [second] })).toEqual(['paper'])
    const of = (...names: string[]) => names.map(name => values[name] ?? 0)
    expect((await found('', { ...some, valueIds: of('木', '铜') })).toSorted()).toEqual(['brass', 'reading'])
    expect(await found('', { ...some, valueIds: of('木', '铜', '冷光') })).toEqual(['brass'])
    expect(await found('', { ...some, valueIds: [1] })).toEqual([])
    expect(await found('', { ...some, freeDelivery: true })).toEqual(['reading'])
  })

  it('counts what each value would show beside the other filters', async () => {
    const { facets } = await ask('', { classId: lamps.id, brandIds: [oak], valueIds: [values.暖光 ?? 0] })
    expect(counts(facets.brands)).toEqual({ 橡木: 2 })
    expect(facets.attributes.map(({ name, values: own }) => [name, counts(own)])).toEqual([
      ['材质', { 木: 1, 布: 1 }],
      ['光色', { 暖光: 2 }],
    ])
    const wide = (await ask('', { classId: lamps.id, valueIds: [values.木 ?? 0] })).facets
    expect(wide.attributes.map(({ values: own }) => counts(own))).toEqual([{ 木: 1, 铜: 1, 布: 1 }, { 暖光: 1 }])
    expect([wide.free_delivery, wide.in_stock]).toEqual([1, 1])
  })

  it('counts the classes beside and below the chosen one', async () => {
    expect(counts((await ask('', { classId: phones.id })).facets.classes)).toMatchObject({ 保护壳: 1 })
    const below = (await ask('', { classId: phones.middleId })).facets.classes
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['手机', '保护壳', '通讯']))
    const shop = (await ask('灯')).facets
    expect(counts(shop.classes)).toMatchObject({ 台灯: 3, 营地装备: 1 })
    expect(shop.attributes.map(({ name }) => name)).toEqual(['材质', '光色'])
  })

  it('filters and sorts by the comments of goods that have some', async () => {
    expect((await found('', { ratingMin: 45 })).toSorted()).toEqual(['paper', 'reading'])
    expect((await found('', { ratingMin: 30 })).toSorted()).toEqual(['brass', 'paper', 'reading'])
    expect((await ask('', { classId: lamps.id })).facets.rating).toEqual([
      { min: 30, count: 3 },
      { min: 40, count: 2 },
      { min: 45, count: 2 },
    ])
    expect(await found('', { classId: lamps.id }, { sort: 'rating' })).toEqual(['reading', 'paper', 'brass'])
  })

  it('keeps both ends of a price with words', async () => {
    expect(await found('手机', { priceMin: fen(99_900), priceMax: fen(99_900) })).toEqual(['phone'])
  })
})
