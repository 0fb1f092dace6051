import type { HomeData } from '@shiji/contract/catalog/home.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCard, aFloor, aHome, aStore } from '../../testing/a-product.ts'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { aClass, aSite } from '../../testing/a-site.ts'
import { headingLevels, isInOrder } from '../../testing/heading-levels.ts'
// Lazy parts are loaded here, so that they take no time out of a test.
import './below/below-fold.tsx'
import { Component as HomePage } from './home-page.tsx'

// A whole page may be slow on a busy machine.

const cards = (from: number, count: number) => Array.from({ length: count }, (_, index) => aCard(from + index))
const full: HomeData = aHome({
  lead: cards(1, 4),
  ranking: { class: null, goods: cards(10, 7) },
  portrait: {
    store: aStore(7, { name: '木与光', name_en: 'Wood & Light' }),
    story: '一盏灯，一张桌。',
    story_en: 'One lamp, one table.',
    goods: cards(30, 3),
  },
  floors: [
    aFloor(3, {
      name: '家居',
      name_en: 'Home',
      chips: [{ id: 31, name: '灯饰', name_en: 'Lighting' }],
      goods: cards(40, 5),
    }),
  ],
})
const site = aSite({
  classes: [aClass(3, '家居', 'Home', [aClass(31, '灯饰', 'Lighting')]), aClass(5, '数码', 'Digital')],
})

const aHomePage = (home: HomeData | (() => Reply | undefined), options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <HomePage />,
    loggedIn: false,
    server: ({ path }) => {
      if (path === '/api/home') return typeof home === 'function' ? home() : ok(home)
      if (path === '/api/common') return ok(site)
      if (path.startsWith('/api/recommend?')) return ok({ goods: cards(100, 3), more: false })
      if (path.startsWith('/api/goods_cards?')) return ok(path.includes('77') ? [aCard(77)] : [])
      if (path === '/api/user/default') {
        return ok({ count: { waiting_payment: 2 }, orders: [], money: 0, integral: 0, cart: 0 })
      }
      return undefined
    },
    ...options,
  })
const floor = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('section') ?? document.body)
}

const { innerWidth } = window
beforeEach(() => Object.assign(window, { innerWidth: 1440 }))
afterEach(() => Object.assign(window, { innerWidth }))

describe('the home page', () => {
  it('shows the pick of the day and three more, then best sellers with their places, a store and a floor per class', async () => {
    await aHomePage(full)
    expect(await screen.findByRole('heading', { level: 2, name: '商品1' })).toBeTruthy()
    expect(screen.getByText('今日之选')).toBeTruthy()
    const best = await floor('热卖榜')
    expect(best.getAllByRole('article')).toHaveLength(7)
    expect(best.getByText('第 1 名')).toBeTruthy()
    const store = await floor('木与光')
    expect(store.getByText('一盏灯，一张桌。')).toBeTruthy()
    expect(store.getByRole('link', { name: /进店看看/ })).toHaveProperty('pathname', '/store/7')
    const home = await floor('家居')
    expect(home.getByRole('link', { name: '商品40' })).toHaveProperty('pathname', '/goods/40')
    expect(home.getByRole('link', { name: '灯饰' })).toHaveProperty('pathname', '/class/31')
    const all = home.getByRole('link', { name: /查看全部/ }).getAttribute('href') ?? ''
    expect(all).toBe('/class/3')
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it('names each of its "see all" links', async () => {
    await aHomePage(full)
    await floor('家居')
    const names = screen.getAllByRole('link', { name: /查看全部/ }).map(link => link.textContent)
    expect(new Set(names).size).toBe(names.length)
  })

  it('of an empty shop says so, and still shows the classes', async () => {
    await aHomePage(aHome())
    expect(await screen.findByText('货架还空着')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 2, name: '热卖榜' })).toBeNull()
    expect(screen.getByRole('navigation', { name: '全部分类' })).toBeTruthy()
  })

  it('without an answer says so, and a retry loads everything', async () => {
    const user = userEvent.setup()
    const answers: Reply[] = ['offline', ok(full)]
    await aHomePage(() => answers.shift())
    expect(await screen.findByText('加载失败')).toBeTruthy()
    expect(screen.queryByText('加载中…')).toBeNull()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect((await floor('热卖榜')).getAllByRole('article')).toHaveLength(7)
    expect(screen.queryByText('加载失败')).toBeNull()
  })

  it('greets visitors with links to login and registration, and nothing that needs an account', async () => {
    await aHomePage(full)
    const card = within(await screen.findByRole('region', { name: '个人中心' }))
    expect(card.getByText('担保交易')).toBeTruthy()
    expect(card.queryByText('待付款')).toBeNull()
    expect(card.queryByText('–')).toBeNull()
    expect(screen.queryByRole('link', { name: /待付款|我的订单/ })).toBeNull()
    expect(card.getByText('欢迎来到市集')).toBeTruthy()
    expect(card.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login')
    expect(card.getByRole('link', { name: '注册' }).getAttribute('href')).toBe('/register')
  })

  it('greets people by name and shows their open tasks', async () => {
    await aHomePage(full, { loggedIn: true })
    const card = within(await screen.findByRole('region', { name: '个人中心' }))
    expect(card.getByText('你好，小林')).toBeTruthy()
    expect(await card.findByRole('link', { name: /2\s*待付款/ })).toHaveProperty('search', '?status=waiting_payment')
  })

  it('shows recently viewed goods, until they are cleared', async () => {
    const user = userEvent.setup()
    const shop = aHomePage(full)
    localStorage.setItem('visited_goods', JSON.stringify([aCard(77)]))
    await shop
    expect(await (await floor('最近看过')).findByRole('link', { name: /商品77/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '清除记录' }))
    expect(screen.queryByRole('heading', { name: '最近看过' })).toBeNull()
    expect(localStorage.getItem('visited_goods')).toBeNull()
  })

  it('forgets recently viewed goods that are not for sale any more', async () => {
    const shop = aHomePage(full)
    localStorage.setItem('visited_goods', JSON.stringify([aCard(78), aCard(77)]))
    await shop
    await (await floor('最近看过')).findByRole('link', { name: /商品77/ })
    expect(screen.queryByRole('link', { name: /商品78/ })).toBeNull()
    expect(localStorage.getItem('visited_goods')).not.toContain('"id":78')
  })

  it('is in English for English readers', async () => {
    await aHomePage(full, { locale: 'en' })
    expect((await floor('Best sellers')).getByRole('link', { name: 'Product 12' })).toBeTruthy()
  })

  it('on a phone shows the classes as pictures, with placeholders while they load', async () => {
    Object.assign(window, { innerWidth: 390 })
    const held = Promise.withResolvers<Reply>()
    await aHomePage(full, { server: ({ path }) => (path === '/api/common' ? held.promise : ok(full)) })
    const classes = within(await screen.findByRole('navigation', { name: '全部分类' }))
    expect(classes.getAllByRole('listitem', { hidden: true })).toHaveLength(10)
    held.resolve(ok(site))
    expect(await classes.findByRole('link', { name: '数码' })).toBeTruthy()
    expect(classes.getAllByRole('listitem')).toHaveLength(4)
  })
})
