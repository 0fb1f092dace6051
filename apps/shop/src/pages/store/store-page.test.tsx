import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { readSearch } from '../../site/links/goods-search.ts'
import { aCard, aStore, found } from '../../testing/a-product.ts'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { headingLevels, isInOrder } from '../../testing/heading-levels.ts'
import { Component as StorePage } from './store-page.tsx'
// A lazy part is loaded here, so that it takes no time out of a test.
import '../../features/slides/slide-controls.tsx'

const store = (part: Partial<StoreInfo> = {}): StoreInfo => ({
  ...aStore(7, { name: '木与光', name_en: 'Wood & Light', is_flagship: true, follow_count: 12 }),
  description: '原木与灯',
  description_en: 'Wood and lamps',
  company_name: '',
  address: '',
  lat: null,
  lng: null,
  slides: [],
  mobile_slides: [],
  classes: [],
  after_sale_service: '',
  status: 'open',
  status_reason: '',
  holiday_until: null,
  closes_at: null,
  closing_reason: '',
  grade: null,
  rate: { agree: 48, service: 49, speed: 47, count: 20 },
  lateness: { orders: 120, late: 3, hours: 40, off: 1 },
  goods_count: 34,
  created_at: '2026-01-01T00:00:00.000Z',
  ...part,
})
const searchIn = (path: string): GoodsSearch => readSearch(decodeURIComponent(path.split('/').at(-1) ?? ''))

const aStorePage = (answer: Reply, options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <StorePage />,
    path: '/store/7',
    pattern: '/store/:id',
    server: ({ path }) =>
      path.startsWith('/api/goods_search')
        ? ok(found([aCard(searchIn(path).keywords === '灯' ? 2 : 1)]))
        : path.startsWith('/api/store/')
          ? answer
          : undefined,
    ...options,
  })

const { innerWidth } = window

describe('the page of a store', () => {
  afterEach(() => void Object.assign(window, { innerWidth }))

  it('shows name and ratings, and its goods under one main heading', async () => {
    const { calls } = await aStorePage(ok(store()))
    expect(await screen.findByRole('heading', { level: 1, name: /木与光/ })).toBeTruthy()
    expect(screen.getByText('原木与灯')).toBeTruthy()
    expect(screen.getByText('34 件在售')).toBeTruthy()
    expect(screen.getAllByText('4.9').length).toBeGreaterThan(0)
    expect(await screen.findByRole('link', { name: '商品1' })).toBeTruthy()
    expect(calls('GET', 'goods_search').map(({ path }) => searchIn(path))).toContainEqual({ store_id: 7 })
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it('shows its score, and says what late shipping took off it', async () => {
    await aStorePage(ok(store({ score: 46 })))
    const scores = within(await screen.findByLabelText('店铺评分', { selector: 'dl' }))
    expect(scores.getAllByRole('definition').map(score => score.textContent)).toEqual(['4.6', '4.8', '4.9', '4.7'])
    expect(
      screen.getByText(/^店铺评分 = 三项的平均 − 迟发扣分。.*每单最多 72 小时.*扣 0\.5 星，最多扣 1\.0 星/),
    ).toBeTruthy()
    expect(screen.getByText('最近 90 天应发 120 单，迟发 3 单共 40 小时，扣 0.01 星。')).toBeTruthy()
  })

  it('says that nothing is taken off a store that ships in time', async () => {
    await aStorePage(ok(store({ lateness: { orders: 120, late: 0, hours: 0, off: 0 } })))
    expect(await screen.findByText('最近 90 天应发 120 单，全部按时发出，不扣分。')).toBeTruthy()
  })

  it('shows what sells and what is new before all of its goods, and neither in a search', async () => {
    const user = userEvent.setup()
    const six = (from: number) => [0, 1, 2, 3, 4, 5].map(by => aCard(from + by))
    const { router } = await aStorePage(ok(store()), {
      server: ({ path }) => {
        if (path.startsWith('/api/store/')) return ok(store())
        if (!path.startsWith('/api/goods_search')) return undefined
        const { sort } = searchIn(path)
        return ok(found(sort === 'sales' ? six(100) : sort === 'newest' ? six(200) : [aCard(1)], { total: 34 }))
      },
    })
    await screen.findByRole('link', { name: /商品105/ })
    expect(screen.getByRole('link', { name: /商品200/ })).toHaveProperty('pathname', '/goods/200')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
    expect(headings.slice(0, 3)).toEqual(['店铺热卖', '新品上架', '全部商品'])
    await user.type(screen.getByRole('searchbox', { name: '在本店搜索' }), '灯{Enter}')
    expect(await screen.findByRole('heading', { level: 2, name: '搜索结果' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /商品105/ })).toBeNull()
    expect(router.state.location.pathname).toBe('/store/7')
  })

  it('ranks what sells: each of the first six has its place', async () => {
    const six = [100, 101, 102, 103, 104, 105].map(id => aCard(id))
    await aStorePage(ok(store()), {
      server: ({ path }) =>
        path.startsWith('/api/goods_search')
          ? ok(found(six, { total: 34 }))
          : path.startsWith('/api/store/')
            ? ok(store())
            : undefined,
    })
    const hot = (await screen.findByRole('heading', { level: 2, name: '店铺热卖' })).closest('section')
    await waitFor(() => expect(within(hot ?? document.body).getAllByRole('listitem')).toHaveLength(6))
    const places = within(hot ?? document.body).getAllByRole('listitem')
    expect(places.map(place => place.textContent?.match(/第 \d 名/)?.[0])).toEqual(
      [1, 2, 3, 4, 5, 6].map(place => `第 ${place} 名`),
    )
    const fresh = screen.getByRole('heading', { level: 2, name: '新品上架' }).closest('section')
    expect(fresh?.textContent).not.toMatch(/第 \d 名/)
  })

  it('shows the pictures of its store one at a time, for the width of the screen, and not in a search', async () => {
    const user = userEvent.setup()
    const slides = ['/files/2026/06/aa.webp', '/files/2026/06/ab.webp']
    const { router } = await aStorePage(ok(store({ slides })))
    const stage = within(await screen.findByRole('group', { name: '店铺轮播图' }))
    expect(stage.getByRole('img').getAttribute('alt')).toBe('木与光 的图片 1')
    await user.click(stage.getByRole('button', { name: '第 2 张：木与光 的图片 2' }))
    expect(stage.getByRole('img').getAttribute('alt')).toBe('木与光 的图片 2')
    expect(stage.getByRole('img').getAttribute('src')).toContain('ab.webp')
    await user.type(screen.getByRole('searchbox', { name: '在本店搜索' }), '灯{Enter}')
    await waitFor(() => expect(screen.queryByRole('group', { name: '店铺轮播图' })).toBeNull())
    expect(router.state.location.pathname).toBe('/store/7')
  })

  it.each([
    [1440, 'wide.webp'],
    [390, 'narrow.webp'],
  ])('at a width of %i shows %s, and the other where there is none of its own', async (innerWidth, name) => {
    Object.assign(window, { innerWidth })
    const [slides, mobile_slides] = [['/files/2026/06/wide.webp'], ['/files/2026/06/narrow.webp']]
    const page = await aStorePage(ok(store({ slides, mobile_slides })))
    expect((await screen.findByRole('img', { name: '木与光 的图片 1' })).getAttribute('src')).toContain(name)
    page.unmount()
    await aStorePage(ok(store(name === 'wide.webp' ? { mobile_slides } : { slides })))
    expect((await screen.findByRole('img', { name: '木与光 的图片 1' })).getAttribute('src')).not.toContain(name)
  })

  it('leads to the goods of each of its classes, with their numbers', async () => {
    const user = userEvent.setup()
    const classes = [
      { id: 31, name: '台灯', name_en: 'Lamps', count: 30 },
      { id: 32, name: '书桌', name_en: 'Desks', count: 4 },
    ]
    const { calls } = await aStorePage(ok(store({ classes })))
    const nav = within(await screen.findByRole('navigation', { name: '本店分类' }))
    expect(nav.getAllByRole('link').map(link => link.textContent)).toEqual(['全部 34', '台灯 30', '书桌 4'])
    expect(nav.getByRole('link', { name: '全部 34' }).getAttribute('aria-current')).toBe('page')
    await user.click(nav.getByRole('link', { name: '台灯 30' }))
    await waitFor(() =>
      expect(calls('GET', 'goods_search').map(({ path }) => searchIn(path))).toContainEqual({
        class_id: 31,
        store_id: 7,
      }),
    )
    expect(nav.getByRole('link', { name: '台灯 30' }).getAttribute('aria-current')).toBe('page')
  })

  it('shows its score, the three behind it, and how they are made', async () => {
    const user = userEvent.setup()
    await aStorePage(ok(store({ score: 46 })))
    await screen.findByText('综合评分')
    const rows = [...document.querySelectorAll('dl[aria-label="店铺评分"] > div')].map(row => row.textContent)
    expect(rows).toEqual(['综合评分4.6', '描述相符4.8', '服务态度4.9', '物流速度4.7'])
    await user.click(screen.getByText('评分怎么算'))
    expect(screen.getByText(/店铺评分/, { selector: 'details p' })).toBeTruthy()
  })

  it('leads to a map where the store has named its place, and only there', async () => {
    const placed = await aStorePage(ok(store({ address: '龙井路 1 号', lat: 30.2741, lng: 120.1551 })))
    const link = await screen.findByRole('link', { name: '杭州 龙井路 1 号，在地图上查看' })
    expect(link.getAttribute('href')).toContain('position=120.1551,30.2741')
    placed.unmount()
    await aStorePage(ok(store()))
    expect(await screen.findByText('杭州')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /在地图上查看/ })).toBeNull()
  })

  it('of few goods has no rows that repeat them', async () => {
    await aStorePage(ok(store({ goods_count: 1 })))
    expect(await screen.findByRole('link', { name: '商品1' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('店铺热卖')).toBeNull())
    expect(screen.getAllByText('商品1')).toHaveLength(1)
  })

  it('without results in a search leads back to all goods', async () => {
    const user = userEvent.setup()
    const { router } = await aStorePage(ok(store()), {
      path: '/store/7?params=eyJrZXl3b3JkcyI6IngifQ%3D%3D',
      server: ({ path }) =>
        path.startsWith('/api/goods_search') ? ok(found([])) : path.startsWith('/api/store/') ? ok(store()) : undefined,
    })
    await user.click(await screen.findByRole('button', { name: '看看全部商品' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('can be followed, and the number of followers is updated', async () => {
    const user = userEvent.setup()
    let followers = 12
    const server: ShopOptions['server'] = ({ method, path }) => {
      if (path.startsWith('/api/goods_search')) return ok(found([aCard(1)]))
      if (path.startsWith('/api/user/favorites/has')) return ok(path.includes('is_type=1') && followers > 12 ? [7] : [])
      if (path.startsWith('/api/user/favorites') && method === 'POST') followers += 1
      return path.startsWith('/api/store/') ? ok(store({ follow_count: followers })) : ok({ id: 1 })
    }
    await aStorePage('offline', { server })
    const follow = await screen.findByRole('button', { name: '关注' })
    await user.click(follow)
    expect(await screen.findByText('13 人关注')).toBeTruthy()
    expect(follow.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: '收藏 商品1' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('searches within its own goods, in the address, and the back button restores', async () => {
    const user = userEvent.setup()
    const { router } = await aStorePage(ok(store()))
    await screen.findByRole('link', { name: '商品1' })
    const form = within(screen.getByRole('search', { name: '在本店搜索' }))
    await user.type(form.getByRole('searchbox'), ' 灯 {Enter}')
    expect(await screen.findByRole('link', { name: '商品2' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/store/7')
    await router.navigate(-1)
    expect(await screen.findByRole('link', { name: '商品1' })).toBeTruthy()
    await waitFor(() => expect(form.getByRole('searchbox')).toHaveProperty('value', ''))
  })

  it('shows that it is on holiday, and why', async () => {
    await aStorePage(ok(store({ status: 'holiday', status_reason: '春节休息' })))
    expect(await screen.findByText('店铺休息中')).toBeTruthy()
    expect(screen.getByText('春节休息')).toBeTruthy()
  })

  it('shows when its holiday ends, and when it closes and why', async () => {
    const dates = { holiday_until: '2026-12-01T00:00:00.000Z', closes_at: '2026-12-31T16:00:00.000Z' }
    await aStorePage(ok(store({ status: 'holiday', ...dates, closing_reason: '搬迁' })))
    expect(await screen.findByText('2026-12-01 08:00:00 恢复营业')).toBeTruthy()
    expect(screen.getByText('本店将于 2027-01-01 00:00:00 关闭：搬迁')).toBeTruthy()
  })

  it('shows its grade with the services of it', async () => {
    const services = [{ name: '正品保障', name_en: 'Genuine' }]
    await aStorePage(ok(store({ grade: { name: '金牌店铺', name_en: 'Gold', icon: '', services } })))
    const list = within(await screen.findByRole('list', { name: '店铺等级与服务' }))
    expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual(['金牌店铺', '正品保障'])
  })

  it('is in English for English readers', async () => {
    await aStorePage(ok(store()), { locale: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: /Wood & Light/ })).toBeTruthy()
    expect(screen.getByText('Wood and lamps')).toBeTruthy()
    expect(screen.getByText('Hangzhou')).toBeTruthy()
    expect(screen.queryByText('杭州')).toBeNull()
  })

  it('has its main heading while it loads, too', async () => {
    const never = new Promise<never>(() => undefined)
    await aStorePage('offline', { server: () => never })
    expect(await screen.findByRole('heading', { level: 1, name: '加载中…' })).toBeTruthy()
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it('that does not exist says so', async () => {
    await aStorePage({ code: 404, msg: '没有找到' })
    expect(await screen.findByRole('heading', { level: 1, name: '店铺不存在或尚未开业' })).toBeTruthy()
  })

  it('that fails to load can be retried', async () => {
    await aStorePage({ code: 500, msg: '出错了' })
    expect(await screen.findByRole('heading', { level: 1, name: '加载失败' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  })
})
