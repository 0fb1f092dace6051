import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readSearch } from '../../site/links/goods-search.ts'
import { aShop, ok, type ShopOptions } from '../../testing/a-shop.tsx'
import { aClass, aSite } from '../../testing/a-site.ts'
import { Header } from './header.tsx'

const site = aSite({
  hot_words: ['台灯', '跑鞋'],
  classes: [aClass(1, '家居家装', 'Home', [aClass(2, '灯饰', 'Lighting', [aClass(3, '台灯', 'Desk lamps')])])],
})
const aHeader = (options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <Header />,
    server: ({ path }) => (path === '/api/common' ? ok(site) : path === '/api/cart_count' ? ok(120) : undefined),
    ...options,
  })

describe('the header of the shop', () => {
  it('has name, search, language, theme, cart and account in this order', async () => {
    await aHeader({ loggedIn: false })
    const banner = screen.getByRole('banner')
    const names = [...banner.querySelectorAll('a,button,input')].map(
      control => control.getAttribute('aria-label') ?? control.textContent,
    )
    expect(names).toEqual([
      '市集首页',
      '全部分类',
      '搜索商品、店铺',
      '搜索',
      'English',
      '切换到深色',
      expect.stringContaining('购物车，0 件商品'),
      '登录',
    ])
  })

  it('links visitors to the login, which leads back', async () => {
    await aHeader({ loggedIn: false, path: '/search/e30=?x=1', pattern: '/search/:params' })
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe(
      '/login?from=%2Fsearch%2Fe30%3D%3Fx%3D1',
    )
  })

  it('shows the number in the cart, at most 99+, and announces it', async () => {
    await aHeader()
    expect(await screen.findByText('99+')).toBeTruthy()
    expect(screen.getAllByRole('status').map(said => said.textContent)).toContain('购物车，120 件商品')
    expect(screen.getByRole('link', { name: '购物车，120 件商品' }).getAttribute('href')).toBe('/carts')
  })

  it('shows and announces a dash when the cart cannot be counted', async () => {
    await aHeader({ server: ({ path }) => (path === '/api/cart_count' ? { code: 500, msg: '' } : undefined) })
    expect(await screen.findByText('–')).toBeTruthy()
    expect(screen.getByRole('link', { name: '购物车，件数暂时无法显示' })).toBeTruthy()
    expect(screen.queryByText(/0 件/)).toBeNull()
  })

  it('switches to the other language, named in its own script, and back', async () => {
    const user = userEvent.setup()
    await aHeader()
    const english = screen.getByRole('button', { name: 'English' })
    expect(english.lang).toBe('en')
    await user.click(english)
    const chinese = await screen.findByRole('button', { name: '中文' })
    expect(chinese.lang).toBe('zh-CN')
    expect(screen.getByRole('link', { name: 'Shiji home' })).toBeTruthy()
    await user.click(chinese)
    expect(await screen.findByRole('link', { name: '市集首页' })).toBeTruthy()
    expect(localStorage.getItem('language')).toBe('zh-cn')
  })

  it('keeps its language and shows the reason when the texts of the other one cannot be loaded', async () => {
    const { i18n, shown, calls } = await aHeader()
    vi.spyOn(i18n, 'reloadResources').mockResolvedValue()
    const asked = calls('GET', '/api/common').length
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(shown).toEqual(['页面加载失败，请刷新后重试。']))
    expect(screen.getByRole('link', { name: '市集首页' })).toBeTruthy()
    expect(localStorage.getItem('language')).not.toBe('en')
    expect(calls('GET', '/api/common')).toHaveLength(asked)
  })

  it('opens the menu of the account, and Escape returns the focus to its button', async () => {
    const user = userEvent.setup()
    await aHeader()
    const button = screen.getByRole('button', { name: /我的账户/ })
    await user.click(button)
    expect((await screen.findByRole('link', { name: '我的订单' })).getAttribute('href')).toBe('/user/orders')
    await user.tab()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: '我的订单' })).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('opens the classes by keyboard, three levels at once, and closes them with Escape', async () => {
    const user = userEvent.setup()
    await aHeader()
    const button = screen.getByRole('button', { name: '全部分类' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await user.click(button)
    const menu = await screen.findByRole('navigation', { name: '全部分类' })
    expect(document.activeElement).toBe(within(menu).getByRole('link', { name: '家居家装' }))
    await user.keyboard('{ArrowRight}')
    expect(await within(menu).findByRole('link', { name: '灯饰' })).toBeTruthy()
    expect(within(menu).getByRole('link', { name: '台灯' })).toBeTruthy()
    await user.keyboard('{Escape}{Escape}')
    expect(screen.queryByRole('navigation', { name: '全部分类' })).toBeNull()
  })

  it('offers popular words, which link to their search', async () => {
    await aHeader()
    const link = await screen.findByRole('link', { name: '跑鞋' })
    const params = decodeURIComponent(link.getAttribute('href') ?? '').replace('/search/', '')
    expect(readSearch(params)).toEqual({ keywords: '跑鞋' })
  })
})

describe('the theme switch', () => {
  it('switches to dark, announces the next mode, and is remembered', async () => {
    const user = userEvent.setup()
    await aHeader({ themed: true })
    await user.click(screen.getByRole('button', { name: '切换到深色' }))
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    expect(localStorage.getItem('color_mode')).toBe('dark')
    await user.click(screen.getByRole('button', { name: '切换到浅色' }))
    expect(document.documentElement.classList.contains('dark')).toBe(false)
  })
})
