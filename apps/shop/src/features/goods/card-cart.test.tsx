import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCard, aProduct } from '../../testing/a-product.ts'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
// Loaded here, so that it takes no time out of a test.
import './card-picker.tsx'
import { GoodsGrid } from './goods-grid.tsx'

const aGrid = (goods: readonly GoodsCard[], options: Partial<ShopOptions> = {}, added: Reply = ok({ id: 1 })) =>
  aShop({
    page: <GoodsGrid goods={goods} />,
    path: '/search?of=shoes',
    server: ({ method, path }) => {
      if (method === 'POST' && path === '/api/user/carts') return added
      return path === '/api/goods/5' ? ok(aProduct()) : undefined
    },
    ...options,
  })
const add = (name: string) => screen.findByRole('button', { name: `加入购物车：${name}` })
const sent = ({ calls }: Awaited<ReturnType<typeof aGrid>>) =>
  calls('POST', '/carts').map(({ body }) => Object.fromEntries(body))

describe('adding to the cart from a card', () => {
  it('puts goods with one SKU in at once, says so, and stays on the page', async () => {
    const shop = await aGrid([aCard(7)])
    await userEvent.click(await add('商品7'))
    expect(await screen.findByText('已加入购物车：商品7')).toBeTruthy()
    expect(sent(shop)).toEqual([{ goods_id: '7', sku_id: '70', buy_num: '1' }])
    expect(screen.queryByLabelText('where')).toBeNull()
  })

  it('never guesses the SKU of goods with a choice', async () => {
    const shop = await aGrid([aCard(5, { name: '跑鞋', sku_id: null })])
    await userEvent.click(await add('跑鞋'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: '加入购物车' }))
    expect(sent(shop)).toEqual([])
    await userEvent.click(dialog.getByRole('radio', { name: '黑' }))
    await userEvent.click(dialog.getByRole('radio', { name: '42' }))
    await userEvent.click(dialog.getByRole('button', { name: '加入购物车' }))
    expect(await screen.findByText('已加入购物车：跑鞋')).toBeTruthy()
    expect(sent(shop)).toEqual([{ goods_id: '5', sku_id: '52', buy_num: '1' }])
  })

  it('keeps the choice open when the server refuses', async () => {
    await aGrid([aCard(5, { name: '跑鞋', sku_id: null })], {}, { code: 409, msg: '库存不足', data: null })
    await userEvent.click(await add('跑鞋'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio', { name: '黑' }))
    await userEvent.click(dialog.getByRole('radio', { name: '42' }))
    await userEvent.click(dialog.getByRole('button', { name: '加入购物车' }))
    expect(await dialog.findByRole('radio', { name: '42', checked: true })).toBeTruthy()
    expect(screen.queryByText('已加入购物车：跑鞋')).toBeNull()
  })

  it('sends visitors to the login, which leads back to the page', async () => {
    await aGrid([aCard(7)], { loggedIn: false })
    await userEvent.click(await add('商品7'))
    const where = new URL((await screen.findByLabelText('where')).textContent ?? '', 'http://shop')
    expect([where.pathname, where.searchParams.get('from')]).toEqual(['/login', '/search?of=shoes'])
  })

  it('is not offered for goods that are sold out', async () => {
    await aGrid([aCard(7, { in_stock: false }), aCard(8)])
    await add('商品8')
    expect(screen.queryByRole('button', { name: '加入购物车：商品7' })).toBeNull()
  })
})

describe('a card', () => {
  it('carries what decides: free delivery, the strongest promise, the city, and the thing under its brand', async () => {
    await aGrid([
      aCard(7, {
        name: '栖木 带盖收纳箱 20L',
        brand_name: '栖木',
        free_delivery: true,
        services: ['genuine', 'seven_days_return', 'ship_in_48h', 'own words'],
        place: '杭州',
      }),
    ])
    const card = within(await screen.findByRole('article'))
    for (const text of ['包邮', '48 小时发货', '杭州', '栖木', '带盖收纳箱 20L'])
      expect(card.getByText(text)).toBeTruthy()
    for (const text of ['正品保障', '7 天无理由退货', 'own words']) expect(card.queryByText(text)).toBeNull()
    expect(card.getAllByRole('link')).toHaveLength(1)
  })

  it('speaks English to English readers', async () => {
    await aGrid(
      [aCard(7, { free_delivery: true, services: ['seven_days_return'], place: '杭州', place_en: 'Hangzhou' })],
      {
        locale: 'en',
      },
    )
    const card = within(await screen.findByRole('article'))
    for (const text of ['Free delivery', '7-day returns', 'Hangzhou']) expect(card.getByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add to cart: Product 7' })).toBeTruthy()
  })
})
