import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readOrderParams } from '../../site/links/order-params.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { PricePlate } from './price-plate.tsx'
import { usePurchase } from './use-purchase.ts'

const goods = aProduct()

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
const aPurchase = (options: { readonly path?: string; readonly loggedIn?: boolean; readonly add?: Reply } = {}) =>
  aShop({
    page: <Buying />,
    path: options.path ?? '/goods/5',
    loggedIn: options.loggedIn ?? true,
    server: ({ method }) => (method === 'POST' ? (options.add ?? ok({ id: 1 })) : undefined),
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('buying a product', () => {
  it('without a complete choice names the missing axis and buys nothing', async () => {
    const { calls } = await aPurchase()
    await userEvent.click(screen.getByRole('radio', { name: '黑' }))
    await press('加入购物车')
    expect(screen.getByText('请选择规格。 请选择尺码')).toBeTruthy()
    expect(calls('POST', '/user/carts')).toHaveLength(0)
  })

  it('follows the choice with price and stock', async () => {
    await aPurchase()
    expect(screen.getByText('¥100.00 起')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: '黑' }))
    await userEvent.click(screen.getByRole('radio', { name: '42' }))
    expect(screen.getByText('¥120.00')).toBeTruthy()
    expect(screen.getByText('仅剩 8 件')).toBeTruthy()
  })

  it('starts with the SKU of a link, reduces the quantity to its stock, and adds it', async () => {
    const { calls } = await aPurchase({ path: '/goods/5?sku=52' })
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

  it('sends a visitor who adds to the login and brings them back to their choice', async () => {
    const { router } = await aPurchase({ path: '/goods/5?sku=52', loggedIn: false })
    await press('加入购物车')
    await screen.findByLabelText('where')
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?from=%2Fgoods%2F5%3Fsku%3D52')
  })

  it('opens the confirmation of what is bought now', async () => {
    const { router } = await aPurchase({ path: '/goods/5?sku=52' })
    await press('立即购买')
    await screen.findByLabelText('where')
    expect(readOrderParams(decodeURIComponent(router.state.location.pathname.split('/').at(-1) ?? ''))).toEqual({
      order: [{ goods_id: 5, sku_id: 52, buy_num: 1 }],
      ifcart: false,
    })
  })

  it('keeps the choice when the server refuses', async () => {
    const { shown } = await aPurchase({ path: '/goods/5?sku=52', add: { code: 409, msg: '库存不足。' } })
    await press('加入购物车')
    expect(shown).toEqual(['库存不足。'])
    expect(screen.getByRole('radio', { name: '42' })).toHaveProperty('checked', true)
  })
})
