import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readVisited } from '../../site/goods/visited.ts'
import { confirmPath } from '../../site/links/paths.ts'
import { aPriceStep } from '../../testing/a-price-step.ts'
import { aCard, aDelivery, aProduct, aSku } from '../../testing/a-product.ts'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { headingLevels, isInOrder } from '../../testing/heading-levels.ts'
import { Component as GoodsPage } from './goods-page.tsx'

const aPage = (goods: Reply | GoodsDetail, options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <GoodsPage />,
    path: '/goods/5',
    pattern: '/goods/:id',
    server: ({ path, method }) => {
      if (path.includes('/delivery')) return ok(aDelivery())
      if (path.startsWith('/api/goods/')) return goods === 'offline' || 'code' in goods ? goods : ok(goods)
      if (path.startsWith('/api/recommend?')) return ok({ goods: [aCard(50)], more: false })
      return method === 'POST' ? ok({ id: 1 }) : undefined
    },
    ...options,
  })
/** Narrow pages have no buy column beside the long part, which would show price and buttons twice. */
beforeEach(() => {
  Object.assign(window, { innerWidth: 900 })
})

const value = (name: string | RegExp) => screen.getByRole('radio', { name })
const press = async (name: string) => {
  const [button] = screen.getAllByRole('button', { name })
  await userEvent.click(button ?? document.body)
}

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
    expect(screen.getByText('划线价 ¥150.00')).toBeTruthy()
    expect(screen.getByText('免运费 · 预计6月5日周五至6月6日周六送达')).toBeTruthy()
    expect(screen.getByRole('button', { name: '送至 上海市 市辖区' })).toBeTruthy()
    expect(screen.getByText('7 天无理由退货')).toBeTruthy()
    expect(screen.getByText('网布').tagName).toBe('DD')
    const store = within(screen.getByRole('region', { name: '店铺' }))
    expect(store.getByText('踏野')).toBeTruthy()
    expect(store.getAllByRole('term').map(term => term.textContent)).toEqual(['描述相符', '服务态度', '物流速度'])
    expect(store.getAllByRole('definition').map(score => score.textContent)).toEqual(['4.8', '4.9', '4.7'])
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
    await vi.waitFor(() => expect(sources()).toContain('https://files.example/files/2026/11/aa.webp'), {
      timeout: 5_000,
    })
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
    expect(screen.getByText('有货')).toBeTruthy()
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
    for (const button of screen.getAllByRole('button', { name: /加入购物车|售罄/ })) {
      expect(button).toHaveProperty('disabled', true)
    }
    expect(screen.getAllByText('售罄').length).toBeGreaterThan(0)
    expect(screen.getByRole('spinbutton', { name: '数量' })).toHaveProperty('disabled', true)
    expect(calls('POST', '/carts')).toHaveLength(0)
  })

  it('shows the services of the grade of its store', async () => {
    const services = [{ name: '正品保障', name_en: 'Genuine' }]
    await aPage(aProduct({ store_grade: { name: '金牌店铺', name_en: 'Gold', icon: '', services } }))
    expect((await screen.findByRole('list', { name: '店铺等级与服务' })).textContent).toBe('金牌店铺正品保障')
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

  it('sends a visitor who buys through the login on to the order, with the number of pieces', async () => {
    const { router } = await aPage(aProduct(), { loggedIn: false, path: '/goods/5?sku=51' })
    await screen.findByRole('heading', { level: 1 })
    await press('增加')
    await press('立即购买')
    await screen.findByLabelText('where')
    expect(router.state.location.pathname).toBe('/login')
    const order = [{ goods_id: 5, sku_id: 51, buy_num: 2 }]
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(confirmPath({ order, ifcart: false }))
  })

  it('starts with the SKU of a link', async () => {
    await aPage(aProduct(), { path: '/goods/5?sku=52' })
    await screen.findByRole('heading', { level: 1 })
    expect(value('42')).toHaveProperty('checked', true)
    expect(screen.getByText('已选：黑、42')).toBeTruthy()
  })

  it('that cannot be bought at the moment says so and shows no buttons', async () => {
    await aPage(aProduct({ unavailable: 'store.closed' }))
    expect(await screen.findByText('店铺暂停营业，现在不能购买')).toBeTruthy()
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

describe('delivery', () => {
  it('goes to the area that this device remembers, and for the chosen SKU and number', async () => {
    const asked: string[] = []
    await aPage(aProduct(), {
      path: '/goods/5?sku=52',
      server: ({ path }) => {
        if (path.includes('/delivery')) {
          asked.push(path)
          return ok(aDelivery({ freight: 2_000, area: { id: 650_102, name: '新疆 天山区', name_en: 'Tianshan' } }))
        }
        localStorage.setItem('delivery_area', '650102')
        return path.startsWith('/api/goods/') ? ok(aProduct()) : undefined
      },
    })
    expect(await screen.findByText(/^运费 ¥20.00 · 预计/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '送至 新疆 天山区' })).toBeTruthy()
    expect(asked.at(-1)).toBe('/api/goods/5/delivery?area_id=650102&sku_id=52&num=1')
    localStorage.removeItem('delivery_area')
  })

  it('goes to the address of the person before what the device remembers, without a call', async () => {
    const own = aDelivery({ area_by: 'own', area: { id: 330_106, name: '浙江省 西湖区', name_en: 'Xihu' } })
    const { calls } = await aPage('offline', {
      server: ({ path }) => {
        localStorage.setItem('delivery_area', '650102')
        return path.startsWith('/api/goods/') ? ok(aProduct({ delivery: own })) : undefined
      },
    })
    expect(await screen.findByRole('button', { name: '送至 浙江省 西湖区' })).toBeTruthy()
    expect(calls('GET', '/goods/5/delivery')).toHaveLength(0)
    localStorage.removeItem('delivery_area')
  })

  it('says when the store does not deliver there', async () => {
    await aPage(aProduct({ delivery: aDelivery({ freight: null, why_not: 'order.freight_area' }) }))
    expect(await screen.findByText('这家店暂不配送到该地区')).toBeTruthy()
  })
})

describe('the long part', () => {
  const withReviews = aProduct({
    comment_count: 5,
    score: 44,
    comments: { all: 5, good: 4, medium: 0, bad: 1, with_image: 0, rate: 80 },
    attributes: [{ name: '鞋面', name_en: 'Upper', value: '网布', value_en: 'Mesh' }],
    content: '<h2>一双好鞋</h2>',
  })
  const count = { all: 5, good: 4, medium: 0, bad: 1, with_image: 0, auto: 2, stars_5: 4, stars_1: 1 }

  it('has parameters and reviews in short before the story, and all reviews after it', async () => {
    await aPage(withReviews)
    await screen.findByRole('heading', { level: 1 })
    const titles = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
    expect(titles.slice(0, 4)).toEqual(['参数', '评价概览', '详情', '问答'])
  })

  it('says how the scores of goods and store are made', async () => {
    await aPage(withReviews)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByText('商品评分 = 各条评价的商品星数之和 ÷ 评价条数。')).toBeTruthy()
    expect(screen.getByText(/店铺评分 = 三项的平均 − 迟发扣分/)).toBeTruthy()
    expect(screen.getAllByText('评分怎么算')).toHaveLength(2)
  })

  it('has a place for a video only when there is one', async () => {
    const { unmount } = await aPage(withReviews)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByLabelText('跑鞋的视频')).toBeNull()
    unmount()
    await aPage({ ...withReviews, video: '/files/2026/11/run.mp4' })
    expect((await screen.findByLabelText('跑鞋的视频')).getAttribute('src')).toBe('/files/2026/11/run.mp4')
  })

  it('ends with what was looked at before, without the goods of the page', async () => {
    const seen = [5, 9].map(id => ({ id, name: `商品${id}`, name_en: '', image: '', price: 100 }))
    await aPage(withReviews, {
      server: ({ path }) => {
        if (path === '/api/goods/5') localStorage.setItem('visited_goods', JSON.stringify(seen))
        if (path.startsWith('/api/goods_cards')) return ok([aCard(9)])
        return path.startsWith('/api/goods/') ? ok(withReviews) : undefined
      },
    })
    const link = await screen.findByRole('link', { name: /商品9/ }, { timeout: 10_000 })
    expect(link.getAttribute('href')).toBe('/goods/9')
    localStorage.removeItem('visited_goods')
  })

  it('names the brand once, whatever the attributes say', async () => {
    await aPage({
      ...withReviews,
      brand: { id: 3, name: '踏野', name_en: 'Tread' },
      attributes: [{ name: '品牌', name_en: 'Brand', value: '踏野', value_en: 'Tread' }, ...withReviews.attributes],
    })
    expect(await screen.findAllByText('品牌')).toHaveLength(1)
    expect(screen.getByText('网布')).toBeTruthy()
  })

  it('tells the story in scenes: heading and sentence beside the picture that follows', async () => {
    const picture = '<figure><img src="/files/2026/11/aa.webp"></figure>'
    await aPage({ ...withReviews, content: `<p>好鞋</p><h3>回弹</h3><p>软。</p>${picture}` })
    const heading = await screen.findByRole('heading', { name: '回弹' }, { timeout: 10_000 })
    const scene = heading.closest('[data-scene=picture-first]')
    expect(scene?.querySelector('img')?.getAttribute('src')).toBe('/files/2026/11/aa.webp')
    expect(scene?.textContent).toBe('回弹软。')
  })

  it('shows what buyers say with numbers, and their reviews at a press', async () => {
    const asked: string[] = []
    const said = { ...count, tag_fast_delivery: 3, tag_slow_delivery: 1 }
    await aPage(withReviews, {
      server: ({ path }) => {
        if (path.startsWith('/api/goods_comments')) {
          asked.push(path)
          return ok({ data: [], count: said, total: 0, per_page: 10, last_page: 1, current_page: 1 })
        }
        return path.startsWith('/api/goods/') ? ok(withReviews) : undefined
      },
    })
    const tags = within(await screen.findByRole('list', { name: '大家都在说' }))
    expect(tags.getAllByRole('button').map(tag => tag.textContent)).toEqual(['发货快 3', '物流慢 1'])
    await userEvent.click(tags.getByRole('button', { name: '物流慢 1' }))
    await vi.waitFor(() => expect(asked.at(-1)).toContain('tag=slow_delivery'))
    const all = () => screen.getByRole('button', { name: '全部 5' }).getAttribute('aria-pressed')
    expect(all()).toBe('false')
    await userEvent.click(screen.getByRole('button', { name: '全部 5' }))
    await vi.waitFor(() => expect(all()).toBe('true'))
  })

  it('names default reviews under goods that nobody wrote about', async () => {
    await aPage(aProduct(), {
      server: ({ path }) => {
        if (path.startsWith('/api/goods_comments')) {
          return ok({ data: [], count: { all: 0, auto: 4 }, total: 0, per_page: 10, last_page: 1, current_page: 1 })
        }
        return path.startsWith('/api/goods/') ? ok(aProduct()) : undefined
      },
    })
    expect(await screen.findByRole('button', { name: '4 条系统默认好评' })).toBeTruthy()
    expect(screen.getAllByText('还没有评价，买了来说两句').length).toBeGreaterThan(0)
  })

  it('shows the reviews with so many stars at a press, and default ones under one line', async () => {
    const asked: string[] = []
    await aPage(withReviews, {
      server: ({ path }) => {
        if (path.startsWith('/api/goods_comments')) {
          asked.push(path)
          return ok({ data: [], count, total: 0, per_page: 10, last_page: 1, current_page: 1 })
        }
        return path.startsWith('/api/goods/') ? ok(withReviews) : undefined
      },
    })
    const one = await screen.findByRole('button', { name: /^1 星/ })
    await vi.waitFor(() => expect(one).toHaveProperty('disabled', false))
    expect(screen.getByRole('button', { name: /^3 星/ })).toHaveProperty('disabled', true)
    await userEvent.click(one)
    await vi.waitFor(() => expect(asked.at(-1)).toContain('score=1'))
    await userEvent.click(await screen.findByRole('button', { name: '2 条系统默认好评' }))
    await vi.waitFor(() => expect(asked.at(-1)).toContain('is_auto=1'))
  })
})

describe('the buy column of wide pages', () => {
  it('stays beside the long part with price, choice, number and buttons', async () => {
    Object.assign(window, { innerWidth: 1440 })
    const { calls } = await aPage(aProduct(), { path: '/goods/5?sku=52' })
    const column = await screen.findByRole('complementary', { name: '购买' })
    expect(within(column).getByText('¥120.00')).toBeTruthy()
    expect(within(column).getByText('黑、42')).toBeTruthy()
    await userEvent.click(within(column).getByRole('button', { name: '加入购物车' }))
    await vi.waitFor(() => expect(calls('POST', '/user/carts')).toHaveLength(1))
  })

  it('leads to the choice when it is missing', async () => {
    Object.assign(window, { innerWidth: 1440 })
    await aPage(aProduct())
    const column = await screen.findByRole('complementary', { name: '购买' })
    await userEvent.click(within(column).getByRole('button', { name: '立即购买' }))
    expect(await screen.findByText(/请选择规格。/)).toBeTruthy()
  })
})

describe('the choice on phones', () => {
  it('opens without a complaint; only a try to buy inside of it names what is missing', async () => {
    await aPage(aProduct())
    await screen.findByRole('heading', { level: 1 })
    const buttons = screen.getAllByRole('button', { name: '立即购买', hidden: true })
    await userEvent.click(buttons.at(-1) ?? document.body)
    const sheet = await screen.findByRole('dialog', { name: '选择规格' })
    expect(within(sheet).queryByText(/请选择规格。/)).toBeNull()
    await userEvent.click(within(sheet).getByRole('button', { name: '立即购买' }))
    expect(await within(sheet).findByText(/请选择规格。/)).toBeTruthy()
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

  it.each([
    ['off_shelf', '这件商品已下架'],
    ['deleted', '这件商品已被删除'],
    ['under_review', '这件商品正在审核'],
    ['store_closed', '店铺已关闭'],
    ['store_holiday', '店铺休息中'],
  ])(
    'that is gone because of %s says why, offers similar ones and its store, and nothing to buy',
    async (reason, title) => {
      const asked: string[] = []
      await aPage('offline', {
        server: ({ path }) => {
          if (path.endsWith('/gone')) return ok({ reason, store: { id: 7, name: '踏野', name_en: 'Tread' } })
          if (path.startsWith('/api/goods/')) return { code: 404, msg: '没有找到' }
          if (!path.startsWith('/api/recommend?')) return undefined
          asked.push(path)
          return ok({ goods: [aCard(50)], more: false })
        },
      })
      expect(await screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 })).toBeTruthy()
      expect(await screen.findByRole('link', { name: '商品50' })).toBeTruthy()
      expect(screen.getByRole('heading', { level: 2, name: '同类商品' })).toBeTruthy()
      expect(asked[0]).toContain('place=gone&goods_id=5')
      expect(screen.getByRole('link', { name: '踏野' }).getAttribute('href')).toBe('/store/7')
      expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull()
    },
  )

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
