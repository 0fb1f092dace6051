import type { GoodsDetail } from '@shiji/contract/catalog/catalog.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readVisited } from '../../site/goods/visited.ts'
import { aPriceStep } from '../../testing/a-price-step.ts'
import { aCard, aHome, aProduct, aSku } from '../../testing/a-product.ts'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { headingLevels, isInOrder } from '../../testing/heading-levels.ts'
import { Component as GoodsPage } from './goods-page.tsx'

const aPage = (goods: Reply | GoodsDetail, options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <GoodsPage />,
    path: '/goods/5',
    pattern: '/goods/:id',
    server: ({ path, method }) => {
      if (path.startsWith('/api/goods/')) return goods === 'offline' || 'code' in goods ? goods : ok(goods)
      if (path === '/api/home') return ok(aHome({ hot: [aCard(50)] }))
      return method === 'POST' ? ok({ id: 1 }) : undefined
    },
    ...options,
  })
const value = (name: string | RegExp) => screen.getByRole('radio', { name })
const press = async (name: string) => {
  const [button] = screen.getAllByRole('button', { name })
  await userEvent.click(button ?? document.body)
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

describe('the page of a product', () => {
  it('shows why the selected SKU costs less than the store’s price', async () => {
    const flash = { ...aSku(51, [], 9_000, 3), price_steps: [aPriceStep('unit', { name: '限时抢购', amount: 1_000 })] }
    await aPage(aProduct({ axes: [], skus: [flash], price: 9_000, max_price: 9_000 }))
    expect((await screen.findByText(/限时抢购/)).textContent).toMatch(/10\.00/)
  })

  it('shows name, price, store and promises', async () => {
    await aPage(
      aProduct({
        subname: '轻盈回弹',
        market_price: 15_000,
        services: ['seven_days_return'],
        attributes: [{ name: '鞋面', name_en: 'Upper', value: '网布', value_en: 'Mesh' }],
        classes: [{ id: 8, name: '运动', name_en: 'Sports' }],
      }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: '跑鞋' })).toBeTruthy()
    expect(screen.getByText('轻盈回弹')).toBeTruthy()
    expect(screen.getByText('¥100.00 起')).toBeTruthy()
    expect(screen.getByText('原价 ¥150.00')).toBeTruthy()
    expect(screen.getByText('免运费')).toBeTruthy()
    expect(screen.getByText('七天退换')).toBeTruthy()
    expect(screen.getByText('网布').tagName).toBe('DD')
    expect(within(screen.getByRole('region', { name: '店铺' })).getByText('踏野')).toBeTruthy()
    expect(document.title).toBe('跑鞋 · 市集')
    expect(readVisited().map(({ id }) => id)).toEqual([5])
  })

  it('loads its pictures and those of its text from the configured origin of files', async () => {
    const picture = '/files/2026/11/bb.webp'
    const content = '<p><img src="/files/2026/11/aa.webp"></p>##qingwuit##{"ops":[]}'
    const goods = aProduct({ image: picture, images: [picture], content })
    await aPage(goods, { config: { filesOrigin: 'https://files.example' } })
    await screen.findByRole('heading', { level: 1 })
    const sources = () => [...document.querySelectorAll('img')].map(picture => picture.getAttribute('src') ?? '')
    await vi.waitFor(() => expect(sources()).toContain('https://files.example/files/2026/11/aa.webp'))
    expect(sources().length).toBeGreaterThan(1)
    for (const source of sources()) expect(source).toMatch(/^https:\/\/files\.example\/files\//)
  })

  it('is in English for English readers, including the choices', async () => {
    await aPage(aProduct(), { locale: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Running shoes' })).toBeTruthy()
    await userEvent.click(value('Black'))
    expect(screen.getByText('Choose Size')).toBeTruthy()
    await userEvent.click(value('42'))
    expect(screen.getByText('Selected: Black, 42')).toBeTruthy()
    expect(screen.getByText('Only 8 left')).toBeTruthy()
  })

  it('has a heart beside the buy buttons and in the bar of phones, also when sold out', async () => {
    const { unmount } = await aPage(aProduct())
    const hearts = await screen.findAllByRole('button', { name: '收藏', hidden: true })
    expect(hearts.map(heart => heart.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
    unmount()
    await aPage(aProduct({ unavailable: 'stock.not_enough' }))
    expect(await screen.findAllByRole('button', { name: '收藏', hidden: true })).toHaveLength(1)
  })

  it('updates price, stock and labels with the choice', async () => {
    await aPage(aProduct())
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByText('库存 11 件')).toBeTruthy()
    await userEvent.click(value('黑'))
    await userEvent.click(value('41'))
    expect(screen.getByText('仅剩 3 件')).toBeTruthy()
    expect(screen.getByText('¥100.00')).toBeTruthy()
    await userEvent.click(value('42'))
    expect(screen.getByText('仅剩 8 件')).toBeTruthy()
    expect(screen.getByText('¥120.00')).toBeTruthy()
    expect(screen.getByText('已选：黑、42')).toBeTruthy()
  })

  it('disables values that are unavailable with the current choice, with the reason, and never clears another axis', async () => {
    await aPage(aProduct())
    await screen.findByRole('heading', { level: 1 })
    expect(value(/白.*已售罄/)).toHaveProperty('disabled', true)
    await userEvent.click(value('42'))
    expect(value(/白.*没有这个组合/)).toHaveProperty('disabled', true)
    await userEvent.click(value('42'))
    await userEvent.click(value('黑'))
    expect(value('41')).toHaveProperty('disabled', false)
    expect(value('黑')).toHaveProperty('checked', true)
  })

  it('limits a typed quantity and shows the texts of §5', async () => {
    await aPage(aProduct(), { path: '/goods/5?sku=51' })
    await screen.findByRole('heading', { level: 1 })
    const quantity = screen.getByRole('spinbutton', { name: '数量' })
    const type = async (text: string) => {
      await userEvent.clear(quantity)
      await userEvent.type(quantity, `${text}{Enter}`)
    }
    await type('9')
    expect(quantity).toHaveProperty('value', '3')
    expect(screen.getByText('库存不足。')).toBeTruthy()
    await type('0')
    expect(quantity).toHaveProperty('value', '1')
    expect(screen.getByText('最少购买数量为 1。')).toBeTruthy()
    await type('abc')
    expect(screen.getByText('请认真填写购买数量。')).toBeTruthy()
  })

  it('shows instead of the buy buttons that goods are sold out', async () => {
    const { calls } = await aPage(aProduct({ axes: [], skus: [aSku(51, [], 10_000, 0)], in_stock: false }))
    await screen.findByRole('heading', { level: 1 })
    for (const button of screen.getAllByRole('button', { name: /加入购物车|暂时缺货/ })) {
      expect(button).toHaveProperty('disabled', true)
    }
    expect(screen.getAllByText('暂时缺货').length).toBeGreaterThan(0)
    expect(screen.getByRole('spinbutton', { name: '数量' })).toHaveProperty('disabled', true)
    expect(calls('POST', '/carts')).toHaveLength(0)
  })

  it('adds to the cart, says so and links to it', async () => {
    const { calls, router } = await aPage(aProduct(), { path: '/goods/5?sku=52' })
    await screen.findByRole('heading', { level: 1 })
    await press('加入购物车')
    expect(await screen.findByText('已加入购物车')).toBeTruthy()
    expect(Object.fromEntries(calls('POST', '/user/carts')[0]?.body ?? [])).toEqual({
      goods_id: '5',
      sku_id: '52',
      buy_num: '1',
    })
    await press('去购物车')
    expect(router.state.location.pathname).toBe('/carts')
  })

  it('sends a visitor who adds to the cart through the login and back to their choice', async () => {
    const { router, calls } = await aPage(aProduct(), { loggedIn: false })
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(value('黑'))
    await userEvent.click(value('41'))
    await press('加入购物车')
    await screen.findByLabelText('where')
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/login?from=%2Fgoods%2F5%3Fsku%3D51',
    )
    expect(calls('POST', '/carts')).toHaveLength(0)
  })

  it('starts with the SKU of a link', async () => {
    await aPage(aProduct(), { path: '/goods/5?sku=52' })
    await screen.findByRole('heading', { level: 1 })
    expect(value('42')).toHaveProperty('checked', true)
    expect(screen.getByText('已选：黑、42')).toBeTruthy()
  })

  it('that cannot be bought at the moment says so and shows no buttons', async () => {
    await aPage(aProduct({ unavailable: 'store_closed' }))
    expect(await screen.findByText('商品现在不能购买')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull()
  })

  it('describes itself to search engines', async () => {
    await aPage(aProduct({ comment_count: 4, score: 48 }))
    await screen.findByRole('heading', { level: 1 })
    const script = document.head.querySelector('script[type="application/ld+json"]')
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
      '@type': 'Product',
      name: '跑鞋',
      aggregateRating: { ratingValue: 4.8, reviewCount: 4 },
      offers: { lowPrice: '100.00', highPrice: '120.00', availability: 'https://schema.org/InStock' },
    })
  })

  it('has one main heading, and skips no level below it', async () => {
    await aPage(aProduct({ related: [aCard(9)] }))
    await screen.findByRole('heading', { level: 1 })
    expect(isInOrder(headingLevels())).toBe(true)
  })
})

describe('a missing product', () => {
  it.each(['/goods/999', '/goods/nonsense', '/goods/-1'])('at %s says so and shows others', async path => {
    await aPage({ code: 404, msg: '没有找到' }, { path })
    expect(await screen.findByRole('heading', { level: 1, name: '商品不存在或已下架' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: '商品50' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/')
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it.each<Reply>(['offline', { code: 500, msg: '出错了' }])('for the moment (%j) offers another try', async failure => {
    const answers: Reply[] = [failure, ok(aProduct())]
    await aShop({
      page: <GoodsPage />,
      path: '/goods/5',
      pattern: '/goods/:id',
      server: ({ path }) => (path === '/api/goods/5' ? (answers.shift() ?? undefined) : undefined),
    })
    expect(await screen.findByRole('heading', { level: 1, name: '加载失败' })).toBeTruthy()
    await press('重试')
    expect(await screen.findByRole('heading', { level: 1, name: '跑鞋' })).toBeTruthy()
  })
})
