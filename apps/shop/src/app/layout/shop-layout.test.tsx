import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aShop, ok, type ShopOptions } from '../../testing/a-shop.tsx'
import { aSite } from '../../testing/a-site.ts'
import { ShopLayout } from './shop-layout.tsx'
// Loads after the first view: preloaded here, so that tests do not wait for it.
import './help-columns.tsx'

const aFrame = (site: Parameters<typeof aSite>[0] = {}, options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <ShopLayout />,
    loggedIn: false,
    server: ({ path }) => (path === '/api/common' ? ok(aSite(site)) : undefined),
    ...options,
  })

describe('the layout of every page', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    { width: 390, top: 'calc(60px + 8px)', bottom: 'auto' },
    { width: 800, top: 'auto', bottom: '88px' },
    { width: 1024, top: 'auto', bottom: '24px' },
  ])('shows messages on $width px where they cover neither header nor titles', async ({ width, top, bottom }) => {
    Object.assign(window, { innerWidth: width })
    await aFrame()
    const places = [...document.querySelectorAll('section[data-messages]')].map(place => getComputedStyle(place))
    expect(places.map(place => [place.top, place.bottom])).toContainEqual([top, bottom])
  })

  it('begins with a skip link, which is the first stop of the Tab key', async () => {
    const user = userEvent.setup()
    await aFrame()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('跳到主要内容')
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
  })

  it('ends with promises, help, agreements, company data and payment marks', async () => {
    await aFrame({ common: { icp: '浙ICP备12345678号', tel: '400-800-1234', email: 'help@shiji.example' } })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(await footer.findByText('浙ICP备12345678号')).toBeTruthy()
    expect(footer.getByText('400-800-1234 · help@shiji.example')).toBeTruthy()
    expect(footer.getByText('支付方式：余额支付（微信支付、支付宝即将开通）')).toBeTruthy()
    expect(footer.getByRole('link', { name: '用户协议' }).getAttribute('href')).toBe('/user/article/user_agreement')
    expect(footer.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toBe('/user/article/privacy_policy')
  })

  it('ends with the columns of the help centre, sub-columns included', async () => {
    const link = (name: string, title: string) => ({ name, title, title_en: '' })
    const below = { id: 2, name: '支付方式', name_en: 'Paying', articles: [link('pay', '支付密码')], children: [] }
    const column = {
      id: 1,
      name: '新手上路',
      name_en: 'Shopping',
      articles: [link('order', '如何下单')],
      children: [below],
    }
    await aFrame(
      {},
      {
        server: ({ path }) =>
          path === '/api/load_article_menu'
            ? ok({ columns: [column], agreements: [] })
            : path === '/api/common'
              ? ok(aSite())
              : undefined,
      },
    )
    const footer = within(await screen.findByRole('contentinfo'))
    expect(await footer.findByRole('heading', { name: '新手上路' })).toBeTruthy()
    expect(footer.getByRole('link', { name: '如何下单' }).getAttribute('href')).toBe('/user/article/order')
    expect(footer.getByRole('link', { name: '支付密码' }).getAttribute('href')).toBe('/user/article/pay')
  })

  it('of a closed shop shows the reason and a contact', async () => {
    await aFrame({ common: { closeStatus: true, closeReason: '系统升级至 18:00', tel: '400-800-1234' } })
    expect(await screen.findByRole('heading', { level: 1, name: '商城暂时休息' })).toBeTruthy()
    expect(screen.getByText('系统升级至 18:00')).toBeTruthy()
    expect(screen.getByText('联系我们：400-800-1234')).toBeTruthy()
  })

  it('shows a notice while the network is down', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await aFrame()
    const notice = await screen.findByText('网络已断开，正在重新连接…')
    // The header stays in view when the page is scrolled.
    expect(screen.getByRole('banner').contains(notice)).toBe(true)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(screen.queryByText('网络已断开，正在重新连接…')).toBeNull())
  })

  it('has five tabs at the bottom of a phone, and marks the current one', async () => {
    const { innerWidth } = window
    Object.assign(window, { innerWidth: 390 })
    await aFrame({}, { path: '/goods/hotmodel' })
    const tabs = within(screen.getByRole('navigation', { name: '主要页面' }))
    expect(tabs.getAllByRole('link').map(tab => tab.textContent)).toEqual(['首页', '分类', '榜单', '购物车', '我的'])
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('榜单')
    Object.assign(window, { innerWidth })
  })

  it('does not treat a public article as a page of the account', async () => {
    const { innerWidth } = window
    Object.assign(window, { innerWidth: 390 })
    await aFrame({}, { path: '/user/article/about_us' })
    const tabs = within(screen.getByRole('navigation', { name: '主要页面' }))
    expect(tabs.queryByRole('link', { current: 'page' })).toBeNull()
    Object.assign(window, { innerWidth })
  })
})
