import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSearch } from '../../site/links/goods-search.ts'
import { searchPath } from '../../site/links/paths.ts'
import { aCard, found } from '../../testing/a-product.ts'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { aClass, aSite } from '../../testing/a-site.ts'
import { headingLevels, isInOrder } from '../../testing/heading-levels.ts'
import { Component as SearchPage } from './search-page.tsx'

const named = (id: number, name: string, name_en: string, count: number) => ({ id, name, name_en, count })
const facets: GoodsSearchData['facets'] = {
  classes: [named(3, '台灯', 'Desk lamps', 7)],
  brands: [1, 2, 3, 4, 5, 6, 7, 8].map(id => named(id, `牌${id}`, `Brand ${id}`, 10 - id)),
  stores: [named(9, '一盏', 'One Lamp', 2)],
  prices: [
    { min: 0, max: 10_000, count: 3 },
    { min: 10_000, max: null, count: 4 },
  ],
  attributes: [
    { id: 1, name: '颜色', name_en: 'Colour', values: [named(31, '红', 'Red', 3), named(32, '白', 'White', 2)] },
    { id: 2, name: '材质', name_en: 'Material', values: [named(41, '棉麻', 'Linen', 7)] },
  ],
  rating: [
    { min: 30, count: 7 },
    { min: 40, count: 6 },
    { min: 45, count: 4 },
  ],
  free_delivery: 3,
  in_stock: 5,
}
const site = aSite({
  classes: [aClass(1, '家居', 'Home', [aClass(2, '灯饰', 'Lighting', [aClass(3, '台灯', 'Desk lamps')])])],
  hot_words: ['露营灯'],
})
const searchIn = (path: string): GoodsSearch => readSearch(decodeURIComponent(path.split('/').at(-1) ?? ''))

const aSearch = (
  search: GoodsSearch,
  answer: (asked: GoodsSearch) => Reply = () => ok(found([aCard(1), aCard(2)], { facets, total: 7 })),
  options: Partial<ShopOptions> = {},
) =>
  aShop({
    page: <SearchPage />,
    path: searchPath(search),
    pattern: searchPath(search).startsWith('/class/') ? '/class/:id' : '/search/:params?',
    server: ({ path }) =>
      path.startsWith('/api/goods_search')
        ? answer(searchIn(path))
        : path === '/api/common'
          ? ok(site)
          : path.startsWith('/api/recommend?')
            ? ok({ goods: [aCard(50)], more: false })
            : undefined,
    ...options,
  })
const narrow = () => within(screen.getByRole('complementary', { name: '筛选' }))

afterEach(() => vi.restoreAllMocks())

describe('search results', () => {
  it('show the search words and the number of results, and link to each product', async () => {
    await aSearch({ keywords: '台灯' })
    expect(screen.getByRole('heading', { level: 1, name: '台灯' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: '商品1' })).toHaveProperty('pathname', '/goods/1')
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('共 7 件商品')
    expect(document.title).toBe('台灯 · 市集')
  })

  it('are in English for English readers', async () => {
    await aSearch({ class_id: 3 }, undefined, { locale: 'en' })
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Desk lamps' })).toBeTruthy()
    const aside = within(screen.getByRole('complementary', { name: 'Filters' }))
    expect(aside.getByRole('checkbox', { name: 'Brand 1 9' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull()
  })

  it('put a selected facet into the address, mark it in place and as a chip, and the back button removes it', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯' })
    await screen.findByRole('link', { name: '商品1' })
    await user.click(narrow().getByRole('checkbox', { name: '牌1 9' }))
    await waitFor(() => expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', brand_id: 1 }))
    expect(narrow().getByRole('checkbox', { name: '牌1 9' })).toHaveProperty('checked', true)
    expect(screen.getByRole('button', { name: '去掉筛选：牌1' })).toBeTruthy()
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('button', { name: '去掉筛选：牌1' })).toBeNull())
    expect(narrow().getByRole('checkbox', { name: '牌1 9' })).toHaveProperty('checked', false)
  })

  it('take several values of one filter at once, each a chip of its own', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯' })
    await screen.findByRole('link', { name: '商品1' })
    for (const name of ['牌3 7', '牌1 9', '红 3', '白 2']) {
      await user.click(narrow().getByRole('checkbox', { name }))
      await waitFor(() => expect(narrow().getByRole('checkbox', { name })).toHaveProperty('checked', true))
    }
    expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', brand_id: [1, 3], values: [31, 32] })
    await user.click(screen.getByRole('button', { name: '去掉筛选：牌1' }))
    await waitFor(() =>
      expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', brand_id: 3, values: [31, 32] }),
    )
  })

  it('narrow by rating, free delivery and stock, with their numbers', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯' })
    await screen.findByRole('link', { name: '商品1' })
    for (const name of ['4.0 分及以上 6', '包邮 3', '仅看有货 5']) {
      await user.click(narrow().getByRole('checkbox', { name }))
      await waitFor(() => expect(narrow().getByRole('checkbox', { name })).toHaveProperty('checked', true))
    }
    expect(searchIn(router.state.location.pathname)).toEqual({
      keywords: '灯',
      rating_min: 40,
      free_delivery: true,
      in_stock: true,
    })
    const chips = within(screen.getByRole('list', { name: '已选条件' }))
    expect(chips.getAllByRole('button').map(button => button.textContent)).toEqual([
      '4.0 分及以上',
      '包邮',
      '仅看有货',
      '清空筛选',
    ])
  })

  it('promote the filters that narrow these goods, and not those that all of them pass', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯' }, () =>
      ok(found([aCard(1)], { facets, total: 7, class: { id: 3, name: '台灯', name_en: 'Desk lamps' } })),
    )
    await screen.findByRole('link', { name: '商品1' })
    const promoted = within(screen.getByRole('group', { name: '常用筛选' }))
    expect(promoted.getAllByRole('button').map(button => button.textContent)).toEqual([
      '只看台灯',
      '红',
      '包邮',
      '4.5 分及以上',
    ])
    await user.click(promoted.getByRole('button', { name: '红' }))
    await waitFor(() => expect(promoted.getByRole('button', { name: '红', pressed: true })).toBeTruthy())
    expect(narrow().getByRole('checkbox', { name: '红 3' })).toHaveProperty('checked', true)
    await user.click(promoted.getByRole('button', { name: '只看台灯' }))
    await waitFor(() => expect(searchIn(router.state.location.pathname)).toMatchObject({ keywords: '灯', class_id: 3 }))
  })

  it('offer a search in a list of many values', async () => {
    const user = userEvent.setup()
    const brands = Array.from({ length: 15 }, (_, at) => named(at + 1, `牌${at + 1}`, `Brand ${at + 1}`, 30 - at))
    await aSearch({}, () => ok(found([aCard(1)], { facets: { ...facets, brands }, total: 7 })))
    await screen.findByRole('link', { name: '商品1' })
    expect(narrow().queryByRole('searchbox', { name: '搜索品牌' })).toBeNull()
    await user.click(narrow().getByRole('button', { name: '更多（9）' }))
    await user.type(narrow().getByRole('searchbox', { name: '搜索品牌' }), '牌14')
    expect(narrow().getByRole('checkbox', { name: '牌14 17' })).toBeTruthy()
    expect(narrow().queryByRole('checkbox', { name: '牌1 30' })).toBeNull()
    await user.type(narrow().getByRole('searchbox', { name: '搜索品牌' }), '9')
    expect(narrow().getByText('没有“牌149”')).toBeTruthy()
  })

  it('show the place of the chosen class in the tree, with counts, and change to a sibling without its attributes', async () => {
    const user = userEvent.setup()
    const classes = [named(4, '落地灯', 'Floor lamps', 4), named(3, '台灯', 'Desk lamps', 7)]
    const lamps = [aClass(3, '台灯', 'Desk lamps'), aClass(4, '落地灯', 'Floor lamps'), aClass(5, '吊灯', 'Pendants')]
    const wide = aSite({ classes: [aClass(1, '家居', 'Home', [aClass(2, '灯饰', 'Lighting', lamps)])] })
    const { router } = await aSearch({ class_id: 3, values: [31] }, undefined, {
      server: ({ path }) =>
        path === '/api/common'
          ? ok(wide)
          : path.startsWith('/api/goods_search')
            ? ok(found([aCard(1)], { facets: { ...facets, classes }, total: 7 }))
            : undefined,
    })
    await screen.findByRole('link', { name: '商品1' })
    expect(await narrow().findByRole('button', { name: '台灯 7', current: true })).toBeTruthy()
    expect(narrow().queryByRole('button', { name: /吊灯/ })).toBeNull()
    await user.click(narrow().getByRole('button', { name: '落地灯 4' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/4'))
  })

  it('are shown as lines on demand, which this device remembers', async () => {
    const user = userEvent.setup()
    await aSearch({}, () => ok(found([aCard(1, { subname: '三档调光，护眼不频闪', place: '中山' })], { total: 1 })))
    await screen.findByRole('link', { name: '商品1' })
    expect(screen.queryByText('三档调光，护眼不频闪')).toBeNull()
    await user.click(screen.getByRole('button', { name: '列表' }))
    expect(await screen.findByText('三档调光，护眼不频闪')).toBeTruthy()
    expect(screen.getByText(/中山/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '列表', pressed: true })).toBeTruthy()
    expect(localStorage.getItem('goods_view')).toBe('list')
  })

  it('show six values of a facet and the rest on demand', async () => {
    const user = userEvent.setup()
    await aSearch({})
    await screen.findByRole('link', { name: '商品1' })
    expect(narrow().queryByRole('checkbox', { name: /牌7/ })).toBeNull()
    await user.click(narrow().getByRole('button', { name: '更多（2）' }))
    expect(narrow().getByRole('checkbox', { name: /牌8/ })).toBeTruthy()
    await user.click(narrow().getByRole('button', { name: '收起' }))
    expect(narrow().queryByRole('checkbox', { name: /牌8/ })).toBeNull()
  })

  it('clear one chip, or all of them, and keep the words', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯', brand_id: 2, in_stock: true, price_min: 10_000 })
    await user.click(await screen.findByRole('button', { name: '去掉筛选：仅看有货' }))
    await waitFor(() =>
      expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', brand_id: 2, price_min: 10_000 }),
    )
    await user.click(screen.getByRole('button', { name: '清空筛选' }))
    await waitFor(() => expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯' }))
  })

  it('refuse a reversed price range, and keep the input', async () => {
    const user = userEvent.setup()
    const { calls } = await aSearch({})
    await screen.findByRole('link', { name: '商品1' })
    const asked = calls('GET', 'goods_search').length
    await user.type(narrow().getByRole('textbox', { name: '最低价（元）' }), '200')
    await user.type(narrow().getByRole('textbox', { name: '最高价（元）' }), '99.9')
    await user.click(narrow().getByRole('button', { name: '应用' }))
    expect(narrow().getByRole('alert').textContent).toBe('请填写金额，且最低价不高于最高价')
    expect(narrow().getByRole('textbox', { name: '最低价（元）' }).getAttribute('aria-invalid')).toBe('true')
    expect(narrow().getByRole('textbox', { name: '最高价（元）' })).toHaveProperty('value', '99.9')
    expect(calls('GET', 'goods_search')).toHaveLength(asked)
  })

  it('accept a price range in yuan and send it in fen', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯' })
    await screen.findByRole('link', { name: '商品1' })
    await user.type(narrow().getByRole('textbox', { name: '最低价（元）' }), '19.9')
    await user.type(narrow().getByRole('textbox', { name: '最高价（元）' }), '200{Enter}')
    await waitFor(() =>
      expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', price_min: 1_990, price_max: 20_000 }),
    )
    expect(await screen.findByRole('button', { name: '去掉筛选：¥19.90 – ¥200' })).toBeTruthy()
  })

  it('sort by price up, then down, from the first page on', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯', page: 3 })
    await screen.findByRole('link', { name: '商品1' })
    const sorts = within(screen.getByRole('group', { name: '排序' }))
    expect(sorts.getByRole('button', { pressed: true }).textContent).toBe('综合')
    await user.click(sorts.getByRole('button', { name: '价格' }))
    await waitFor(() =>
      expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', sort: 'price', order: 'asc' }),
    )
    await user.click(sorts.getByRole('button', { name: '价格 价格从低到高' }))
    await waitFor(() => expect(searchIn(router.state.location.pathname).order).toBe('desc'))
    expect(sorts.getByRole('button', { pressed: true }).textContent).toBe('价格价格从高到低')
  })

  it('change pages in the address', async () => {
    const user = userEvent.setup()
    const { router, calls } = await aSearch({ keywords: '灯' }, ({ page = 1 }) =>
      ok(found([aCard(page)], { total: 70, last_page: 3, current_page: page })),
    )
    await user.click(await screen.findByRole('button', { name: '第 2 页' }))
    expect(await screen.findByRole('link', { name: '商品2' })).toBeTruthy()
    expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', page: 2 })
    expect(screen.getByRole('button', { name: '第 2 页，当前页' })).toBeTruthy()
    expect(calls('GET', 'goods_search').map(({ path }) => searchIn(path).page)).toEqual([undefined, 2])
  })

  it('without hits show the words, and popular goods instead', async () => {
    await aSearch({ keywords: '独角兽' }, () => ok(found([])))
    expect(await screen.findByText('没有找到“独角兽”')).toBeTruthy()
    expect(screen.getByRole('link', { name: '全部分类' }).getAttribute('href')).toBe('/goods')
    expect(await screen.findByRole('link', { name: '商品50' })).toBeTruthy()
  })

  it('without hits because of filters offer to clear them in one click', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯', brand_id: 2, in_stock: true }, () => ok(found([])))
    await screen.findByText('没有找到“灯”')
    const [clear] = screen.getAllByRole('button', { name: '清空筛选' }).toReversed()
    await user.click(clear ?? document.body)
    await waitFor(() => expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯' }))
  })

  it('without hits offer to drop a filter that alone keeps results away, the most first', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯', brand_id: [2, 3], in_stock: true }, asked => {
      if (asked.in_stock === undefined) return ok(found([aCard(1)], { total: 12 }))
      return ok(asked.brand_id === 3 ? found([aCard(1)], { facets, total: 2 }) : found([], { facets }))
    })
    await screen.findByText('没有找到“灯”')
    const offers = await screen.findAllByRole('button', { name: /^去掉“/ })
    expect(offers.map(button => button.textContent)).toEqual(['去掉“仅看有货”，有 12 件', '去掉“牌2”，有 2 件'])
    await user.click(offers[0] ?? document.body)
    await waitFor(() => expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', brand_id: [2, 3] }))
  })

  it('say which words were left out, and link to a likelier spelling', async () => {
    const relaxed = found([aCard(1)], { match: 'relaxed', dropped: ['红色', '大号'], did_you_mean: '台灯' })
    await aSearch({ keywords: '红色 大号 苔灯', free_delivery: true }, () => ok(relaxed))
    expect(await screen.findByText('没有同时符合“红色 大号 苔灯”的商品，已为您去掉“红色”“大号”')).toBeTruthy()
    const href = screen.getByRole('link', { name: '台灯' }).getAttribute('href') ?? ''
    expect(searchIn(href)).toEqual({ keywords: '台灯', free_delivery: true })
  })

  it('without hits link to the likelier spelling and to popular words', async () => {
    await aSearch({ keywords: '苔灯' }, () => ok(found([], { did_you_mean: '台灯' })))
    const spelling = await screen.findByRole('link', { name: '台灯' })
    expect(searchIn(spelling.getAttribute('href') ?? '')).toEqual({ keywords: '台灯' })
    const hot = within(screen.getByRole('navigation', { name: '热门搜索' }))
    expect(searchIn(hot.getByRole('link', { name: '露营灯' }).getAttribute('href') ?? '')).toEqual({
      keywords: '露营灯',
    })
  })

  it('of words in a class have the class as a chip', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯', class_id: 3 })
    await user.click(await screen.findByRole('button', { name: '去掉筛选：台灯' }))
    await waitFor(() => expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯' }))
  })

  it('say when they only approximate the words', async () => {
    await aSearch({ keywords: '跑鞵' }, () => ok(found([aCard(1)], { match: 'fuzzy' })))
    expect(await screen.findByText('没有完全匹配“跑鞵”的商品，以下是相近的结果')).toBeTruthy()
  })

  it('that fail can be retried', async () => {
    const user = userEvent.setup()
    let tries = 0
    await aSearch({ keywords: '灯' }, () => {
      tries += 1
      return tries === 1 ? 'offline' : ok(found([aCard(1)]))
    })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '商品1' })).toBeTruthy()
  })

  it.each(['%F0%9F%90%BC', '%%%', 'eyJrZXl3'])(
    'are empty for the unreadable address %s, with links to continue',
    async params => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { calls } = await aSearch({}, undefined, { path: `/search/${params}` })
      expect(await screen.findByText('搜索地址无法识别，没有找到商品')).toBeTruthy()
      expect(screen.getByRole('link', { name: '全部分类' }).getAttribute('href')).toBe('/goods')
      expect(await screen.findByRole('link', { name: '商品50' })).toBeTruthy()
      expect(calls('GET', 'goods_search')).toEqual([])
    },
  )

  it('of a class show the path to it and its children', async () => {
    await aSearch({ class_id: 2 })
    const trail = within(await screen.findByRole('navigation', { name: '当前位置' }))
    expect(trail.getAllByRole('link').map(link => link.textContent)).toEqual(['全部商品', '家居', '灯饰'])
    expect(trail.getByRole('link', { current: 'page' }).textContent).toBe('灯饰')
    expect(within(screen.getByRole('list', { name: '细分类目' })).getByRole('link', { name: '台灯' })).toBeTruthy()
  })

  it('of a class show each class below it with its picture, first of all', async () => {
    const lamps = [{ ...aClass(3, '台灯', 'Desk lamps'), thumb: '/files/lamp.webp' }, aClass(4, '吊灯', 'Pendants')]
    const wide = aSite({ classes: [aClass(1, '家居', 'Home', [aClass(2, '灯饰', 'Lighting', lamps)])] })
    await aSearch({ class_id: 2 }, undefined, {
      server: ({ path }) =>
        path === '/api/common' ? ok(wide) : path.startsWith('/api/goods_search') ? ok(found([aCard(1)])) : undefined,
    })
    const below = within(await screen.findByRole('list', { name: '细分类目' }))
    const lamp = below.getByRole('link', { name: '台灯' })
    expect(lamp.getAttribute('href')).toBe('/class/3')
    expect(lamp.querySelector('img')?.getAttribute('src')).toContain('lamp')
    const goods = await screen.findByRole('link', { name: '商品1' })
    expect(lamp.compareDocumentPosition(goods)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('have one main heading, and skip no level below it', async () => {
    await aSearch({ keywords: '灯' })
    await screen.findByRole('link', { name: '商品1' })
    expect(isInOrder(headingLevels())).toBe(true)
  })
})
