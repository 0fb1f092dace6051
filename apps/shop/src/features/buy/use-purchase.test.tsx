import type { GoodsDetail, Sku } from '@shiji/contract/catalog/catalog.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readOrderParams } from '../../site/order-params.ts'
import { aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { PricePlate } from './price-plate.tsx'
import { usePurchase } from './use-purchase.ts'

const sku = (id: number, value_index: number[], price: number, stock: number): Sku => ({
  id,
  value_index,
  name: '',
  name_en: '',
  image: '',
  price,
  market_price: 0,
  stock,
  weight: 0,
  code: '',
})
const goods: GoodsDetail = {
  id: 5,
  name: '跑鞋',
  name_en: '',
  subname: '',
  subname_en: '',
  image: '',
  price: 10_000,
  market_price: 0,
  sales: 0,
  comment_count: 0,
  score: 0,
  in_stock: true,
  store_id: 1,
  store_name: '踏野',
  store_name_en: '',
  goods_no: '',
  images: [],
  video: '',
  max_price: 12_000,
  classes: [],
  brand: null,
  axes: [
    { name: '颜色', name_en: '', values: ['黑', '白'].map(name => ({ name, name_en: '', image: '' })) },
    { name: '尺码', name_en: '', values: ['41', '42'].map(name => ({ name, name_en: '', image: '' })) },
  ],
  skus: [sku(51, [0, 0], 10_000, 3), sku(52, [0, 1], 12_000, 8), sku(53, [1, 0], 10_000, 0)],
  attributes: [],
  services: [],
  freight_mode: 'free',
  freight_from: 0,
  content: '',
  content_en: '',
  store: {
    id: 1,
    name: '踏野',
    name_en: '',
    seal: '',
    colour: '',
    logo: '',
    is_flagship: false,
    area_info: '',
    score: 0,
    follow_count: 0,
  },
  comments: { all: 0, good: 0, medium: 0, bad: 0, with_image: 0, rate: 0 },
  unavailable: null,
  related: [],
}

function Buying() {
  const purchase = usePurchase(goods)
  return (
    <>
      <PricePlate goods={goods} purchase={purchase} />
      <ChoicePanel purchase={purchase} />
      <BuyButtons purchase={purchase} />
    </>
  )
}
const aProduct = (options: { readonly path?: string; readonly loggedIn?: boolean; readonly add?: Reply } = {}) =>
  aShop({
    page: <Buying />,
    path: options.path ?? '/goods/5',
    loggedIn: options.loggedIn ?? true,
    server: ({ method }) => (method === 'POST' ? (options.add ?? ok({ id: 1 })) : undefined),
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('buying a product', () => {
  it('without a full choice names the axis that is missing and buys nothing', async () => {
    const { calls } = await aProduct()
    await userEvent.click(screen.getByRole('radio', { name: '黑' }))
    await press('加入购物车')
    expect(screen.getByText('请选择规格。 请选择尺码')).toBeTruthy()
    expect(calls('POST', '/user/carts')).toHaveLength(0)
  })

  it('follows the choice with price and stock', async () => {
    await aProduct()
    expect(screen.getByText('¥100.00 起')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: '黑' }))
    await userEvent.click(screen.getByRole('radio', { name: '42' }))
    expect(screen.getByText('¥120.00')).toBeTruthy()
    expect(screen.getByText('仅剩 8 件')).toBeTruthy()
  })

  it('starts with the SKU that a link names, brings the quantity down to its stock, and adds it', async () => {
    const { calls } = await aProduct({ path: '/goods/5?sku=52' })
    const quantity = screen.getByRole('spinbutton')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '6{Enter}')
    await userEvent.click(screen.getByRole('radio', { name: '41' }))
    expect(quantity).toHaveProperty('value', '3')
    await press('加入购物车')
    expect(await screen.findByText('已加入购物车')).toBeTruthy()
    expect(Object.fromEntries(calls('POST', '/user/carts')[0]?.body ?? [])).toEqual({
      goods_id: '5',
      sku_id: '51',
      buy_num: '3',
    })
  })

  it('sends a visitor to the login and lets him come back to what he had chosen', async () => {
    const { router } = await aProduct({ path: '/goods/5?sku=52', loggedIn: false })
    await press('立即购买')
    await screen.findByLabelText('where')
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?from=%2Fgoods%2F5%3Fsku%3D52')
  })

  it('goes straight to the confirmation of what is bought now', async () => {
    const { router } = await aProduct({ path: '/goods/5?sku=52' })
    await press('立即购买')
    await screen.findByLabelText('where')
    expect(readOrderParams(decodeURIComponent(router.state.location.pathname.split('/').at(-1) ?? ''))).toEqual({
      order: [{ goods_id: 5, sku_id: 52, buy_num: 1 }],
      ifcart: false,
    })
  })

  it('keeps the choice when the server refuses', async () => {
    const { shown } = await aProduct({ path: '/goods/5?sku=52', add: { code: 409, msg: '库存不足。' } })
    await press('加入购物车')
    expect(shown).toEqual(['库存不足。'])
    expect(screen.getByRole('radio', { name: '42' })).toHaveProperty('checked', true)
  })
})
