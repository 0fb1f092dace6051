import { encodeParams } from '@shiji/api/base/transport/params.ts'
import type { HomeData } from '@shiji/contract/catalog/home.ts'
import type { AdvCard, NoticeLine } from '@shiji/contract/content/adverts.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCard, aFloor, aHome } from '../../testing/a-product.ts'
import { aShop, ok, type ShopOptions } from '../../testing/a-shop.tsx'
import { aSite } from '../../testing/a-site.ts'
import { Component as HomePage } from './home-page.tsx'
// Lazy parts are loaded here, so that they take no time out of a test.
import '../../features/slides/slide-controls.tsx'
import './below/below-fold.tsx'
import './notice-bar.tsx'

// A whole page may be slow on a busy machine.

const advert = (id: number, title: string, title_en: string, url = '/goods/hotmodel'): AdvCard => ({
  id,
  title,
  title_en,
  hint: `${title}的副标题`,
  hint_en: '',
  image: `/files/demo/800/a-${id}.webp`,
  url,
})
const notice = (id: number, title: string): NoticeLine => ({
  id,
  name: `notice_${id}`,
  tag: 'delivery',
  title,
  title_en: `Notice ${id}`,
  start_at: '2026-06-01T00:00:00Z',
})
const banners = [
  advert(1, '周末去野', 'A weekend out'),
  advert(2, '慢慢坐暖', 'To stay in', ''),
  advert(3, '清晨一杯', 'First cup'),
]

const cards = (from: number, count: number) => Array.from({ length: count }, (_, index) => aCard(from + index))
const open = (part: Partial<HomeData>, options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <HomePage />,
    loggedIn: false,
    server: ({ path }) => {
      if (path === '/api/home') {
        return ok(aHome({ lead: cards(1, 4), ranking: { class: null, goods: cards(20, 7) }, ...part }))
      }
      return path === '/api/common' ? ok(aSite()) : undefined
    },
    ...options,
  })
const shown = (name: string) => screen.findByRole('heading', { level: 2, name })
const stage = async () => within(await screen.findByRole('group', { name: '精选横幅' }))

const { innerWidth } = window
beforeEach(() => Object.assign(window, { innerWidth: 1440 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Object.assign(window, { innerWidth })
})

describe('the banners', () => {
  it('are at the top of the home page, one at a time, with real text and a picture that is fetched first', async () => {
    await open({ banners })
    expect(within(await shown('周末去野')).getByRole('link')).toHaveProperty('pathname', '/goods/hotmodel')
    expect(screen.queryByText('今日之选')).toBeNull()
    expect(screen.queryByRole('heading', { name: '慢慢坐暖' })).toBeNull()
    const picture = document.querySelector('img[fetchpriority="high"]')
    expect(picture?.getAttribute('src')).toBe('/files/demo/800/a-1.webp')
    const hot = (await shown('热卖榜')).closest('section')
    expect(within(hot ?? document.body).getAllByRole('article')[0]?.textContent).toContain('商品20')
  })

  it('show a campaign picture over the whole card, and a square one beside the words', async () => {
    const wide = { ...advert(4, '去山里走走', 'Into the hills'), image: '/files/demo/campaign/trail.webp' }
    await open({ banners: [wide, ...banners] })
    const stretched = async (title: string) =>
      (await screen.findByRole('heading', { level: 2, name: title, hidden: true }))
        .closest('article')
        ?.querySelectorAll('[style*="background-image"]').length
    expect(await stretched('去山里走走')).toBe(0)
    expect(document.querySelector('img[fetchpriority="high"]')?.getAttribute('src')).toBe(wide.image)
    await waitFor(async () => expect(await stretched('周末去野')).toBe(1))
  })

  it('are moved by their dots, by the buttons, and by arrow keys', async () => {
    const user = userEvent.setup()
    await open({ banners })
    const controls = await stage()
    await user.click(controls.getByRole('button', { name: '第 2 张：慢慢坐暖' }))
    expect(within(await shown('慢慢坐暖')).queryByRole('link')).toBeNull()
    await user.click(controls.getByRole('button', { name: '下一张' }))
    await shown('清晨一杯')
    await user.click(controls.getByRole('button', { name: '下一张' }))
    await shown('周末去野')
    await user.keyboard('{ArrowLeft}')
    await shown('清晨一杯')
    expect(controls.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('第 3 张：清晨一杯')
  })

  it('advance by themselves until they are paused, and never while focused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await open({ banners })
    const controls = await stage()
    await act(() => vi.advanceTimersByTimeAsync(6_100))
    await shown('慢慢坐暖')
    await user.click(controls.getByRole('button', { name: '暂停轮播' }))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await shown('慢慢坐暖')
    expect(controls.getByRole('button', { name: '继续轮播' })).toBe(document.activeElement)
    await user.click(controls.getByRole('button', { name: '继续轮播' }))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await shown('慢慢坐暖')
  })

  it('do not move for people who prefer reduced motion', async () => {
    const media = matchMedia
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion') ? { matches: true } : media.call(window, query),
    )
    await open({ banners })
    expect(await (await stage()).findByRole('button', { name: '继续轮播' })).toBeTruthy()
  })

  it('follow a swipe', async () => {
    Object.assign(window, { innerWidth: 390 })
    await open({ banners })
    await stage()
    const slide = await shown('周末去野')
    fireEvent.pointerDown(slide, { pointerType: 'touch', clientX: 300 })
    fireEvent.pointerUp(slide, { pointerType: 'touch', clientX: 200 })
    await shown('慢慢坐暖')
  })

  it('are in English for English readers; a single one has no controls', async () => {
    await open({ banners: [advert(1, '周末去野', 'A weekend out')] }, { locale: 'en' })
    await shown('A weekend out')
    expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull()
  })
})

describe('the adverts', () => {
  it('are cards below the best sellers, and the wide picture of the floor of their class', async () => {
    await open({
      cards: [advert(11, '慢饮一壶茶', 'Tea')],
      floors: [
        aFloor(3, { name: '家居', goods: [aCard(40)] }),
        aFloor(4, {
          name: '灯饰',
          shape: 'wide',
          advert: advert(21, '留一盏灯', 'Leave a light on', `/search/${encodeParams({ class_id: 4 })}`),
          goods: [aCard(41)],
        }),
      ],
    })
    const cards = within(await screen.findByRole('list', { name: '推荐' }))
    expect(cards.getByRole('link', { name: '慢饮一壶茶' })).toHaveProperty('pathname', '/goods/hotmodel')
    const floor = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')
    expect(within(floor('灯饰') ?? document.body).getByRole('link', { name: '留一盏灯' })).toBeTruthy()
    expect(floor('家居')?.textContent).not.toContain('留一盏灯')
  })
})

describe('the editorial', () => {
  it('is a large picture with the operator’s words, and four goods', async () => {
    await open({ editorial: { advert: advert(31, '天黑得早', 'Dusk comes early'), goods: cards(60, 4) } })
    const part = within((await shown('天黑得早')).closest('section') ?? document.body)
    expect(part.getByText('天黑得早的副标题')).toBeTruthy()
    expect(part.getByRole('link', { name: '天黑得早' })).toHaveProperty('pathname', '/goods/hotmodel')
    expect([60, 61, 62, 63].map(id => part.getByRole('link', { name: `商品${id}` }))).toHaveLength(4)
  })
})

describe('the notice', () => {
  it('is one line that links to its text, and stays hidden after it is dismissed, until a newer one comes', async () => {
    const user = userEvent.setup()
    const { unmount } = await open({ notices: [notice(5, '配送延迟'), notice(4, '旧公告')] })
    const bar = within(await screen.findByRole('region', { name: '公告' }))
    expect(bar.getByText('物流')).toBeTruthy()
    expect(bar.getByRole('link', { name: '配送延迟' }).getAttribute('href')).toBe('/user/article/notice_5')
    await user.click(bar.getByRole('button', { name: '不再显示这条公告' }))
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull()
    expect(localStorage.getItem('dismissed_notice')).toBe('5')
    unmount()
    const again = open({ notices: [notice(5, '配送延迟')] })
    localStorage.setItem('dismissed_notice', '5')
    const second = await again
    await shown('热卖榜')
    expect(screen.queryByText('配送延迟')).toBeNull()
    second.unmount()
    const newer = open({ notices: [notice(6, '系统维护'), notice(5, '配送延迟')] })
    localStorage.setItem('dismissed_notice', '5')
    await newer
    expect(await screen.findByRole('link', { name: '系统维护' })).toBeTruthy()
  })

  it('takes no space if there is none', async () => {
    await open({})
    await shown('热卖榜')
    await waitFor(() => expect(screen.queryByRole('region', { name: '公告' })).toBeNull())
  })
})
