import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { aCard } from '../testing/a-product.ts'
import { aShop, ok, type Reply } from '../testing/a-shop.tsx'
import { Component as CartPage } from './cart/cart-page.tsx'
import { Component as CheckoutPage } from './checkout/checkout-page.tsx'
import { Component as PayPage } from './pay/pay-page.tsx'
import { Component as SuccessPage } from './pay/success-page.tsx'
import { Component as PendingPage } from './pending/pending-page.tsx'
import { Component as StorePage } from './store/store-page.tsx'
import { Component as CommentPage } from './user/comment/comment-page.tsx'
import { Component as FavoritesPage } from './user/favorites/favorites-page.tsx'
import { Component as OrderPage } from './user/orders/order-page.tsx'
import { Component as OrdersPage } from './user/orders/orders-page.tsx'

const rows = ok({ data: [], total: 0, current_page: 1, last_page: 1, per_page: 10, count: {} })
const gone: Reply = { code: 404, msg: '没有找到' }
const goods = Array.from({ length: 8 }, (_, index) => aCard(index + 1))

interface EmptyPage {
  readonly name: string
  readonly page: ReactNode
  readonly path: string
  readonly pattern?: string
  readonly answer: Reply
  /** Link that leads on. */
  readonly way: string
}

const PAGES: readonly EmptyPage[] = [
  { name: 'favourites', page: <FavoritesPage />, path: '/user/favorites', answer: rows, way: '去逛逛' },
  { name: 'followed stores', page: <FavoritesPage />, path: '/user/favorites?type=store', answer: rows, way: '去逛逛' },
  { name: 'orders', page: <OrdersPage />, path: '/user/orders', answer: rows, way: '继续逛逛' },
  { name: 'the cart', page: <CartPage />, path: '/carts', answer: ok({ stores: [], problems: [] }), way: '继续逛逛' },
  { name: 'coupons', page: <PendingPage />, path: '/user/coupons', answer: rows, way: '回到首页' },
  {
    name: 'an order that is gone',
    page: <OrderPage />,
    path: '/user/order/7',
    pattern: '/user/order/:id',
    answer: gone,
    way: '查看我的订单',
  },
  {
    name: 'reviews of an order that is gone',
    page: <CommentPage />,
    path: '/user/order/comment/7',
    pattern: '/user/order/comment/:id',
    answer: gone,
    way: '查看我的订单',
  },
  {
    name: 'a store that is gone',
    page: <StorePage />,
    path: '/store/7',
    pattern: '/store/:id',
    answer: gone,
    way: '全部分类',
  },
  {
    name: 'a payment without an order',
    page: <PayPage />,
    path: '/order/pay/x',
    pattern: '/order/pay/:params',
    answer: gone,
    way: '查看我的订单',
  },
  {
    name: 'a broken checkout',
    page: <CheckoutPage />,
    path: '/order/before/x',
    pattern: '/order/before/:params',
    answer: gone,
    way: '返回购物车',
  },
  { name: 'success without an order', page: <SuccessPage />, path: '/order/success', answer: gone, way: '继续逛逛' },
]

describe('an empty page', () => {
  it.each(PAGES)('$name leads on, with goods that may suit', async ({ name: _, answer, way, ...shop }) => {
    await aShop({
      ...shop,
      server: ({ path }) => (path.startsWith('/api/recommend') ? ok({ goods, more: false }) : answer),
    })
    expect(await screen.findByRole('link', { name: way })).toBeTruthy()
    const heading = await screen.findByRole('heading', { level: 2, name: '猜你喜欢' })
    const section = within(heading.closest('section') ?? document.body)
    expect(await section.findAllByRole('article')).toHaveLength(8)
  })
})

describe('a search in my orders', () => {
  it('without a hit leads back to all of them', async () => {
    await aShop({ page: <OrdersPage />, path: '/user/orders?q=x', server: () => rows })
    const back = await screen.findByRole('link', { name: '查看全部订单' })
    expect(back.getAttribute('href')).toBe('/user/orders')
  })
})
