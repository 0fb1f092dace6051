import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/catalog.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSearch } from '../../site/links/goods-search.ts'
import { searchPath } from '../../site/links/paths.ts'
import { aCard, aHome, found } from '../../testing/a-product.ts'
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
  in_stock: 5,
}
const site = aSite({
  classes: [aClass(1, '家居', 'Home', [aClass(2, '灯饰', 'Lighting', [aClass(3, '台灯', 'Desk lamps')])])],
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
    pattern: '/search/:params?',
    server: ({ path }) =>
      path.startsWith('/api/goods_search')
        ? answer(searchIn(path))
        : path === '/api/common'
          ? ok(site)
          : path === '/api/home'
            ? ok(aHome({ hot: [aCard(50)] }))
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
    expect(aside.getByRole('button', { name: 'Brand 1 9' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove filter: Desk lamps' })).toBeTruthy()
  })

  it('put a selected facet into the address, mark it in place and as a chip, and the back button removes it', async () => {
    const user = userEvent.setup()
    const { router } = await aSearch({ keywords: '灯' })
    await screen.findByRole('link', { name: '商品1' })
    await user.click(narrow().getByRole('button', { name: '牌1 9' }))
    await waitFor(() => expect(searchIn(router.state.location.pathname)).toEqual({ keywords: '灯', brand_id: 1 }))
    expect(narrow().getByRole('button', { name: '牌1 9' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: '去掉筛选：牌1' })).toBeTruthy()
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('button', { name: '去掉筛选：牌1' })).toBeNull())
    expect(narrow().getByRole('button', { name: '牌1 9' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('show six values of a facet and the rest on demand', async () => {
    const user = userEvent.setup()
    await aSearch({})
    await screen.findByRole('link', { name: '商品1' })
    expect(narrow().queryByRole('button', { name: /牌7/ })).toBeNull()
    await user.click(narrow().getByRole('button', { name: '更多（2）' }))
    expect(narrow().getByRole('button', { name: /牌8/ })).toBeTruthy()
    await user.click(narrow().getByRole('button', { name: '收起' }))
    expect(narrow().queryByRole('button', { name: /牌8/ })).toBeNull()
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

  it('have one main heading, and skip no level below it', async () => {
    await aSearch({ keywords: '灯' })
    await screen.findByRole('link', { name: '商品1' })
    expect(isInOrder(headingLevels())).toBe(true)
  })
})
