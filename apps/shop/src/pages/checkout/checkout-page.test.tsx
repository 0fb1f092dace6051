import { encodeParams } from '@shiji/api/base/transport/params.ts'
import { accountBuyerApi } from '@shiji/api/identity/account.buyer.api.ts'
import type { Quote } from '@shiji/contract/cart/cart.ts'
import type { Address } from '@shiji/contract/identity/identity.ts'
import type { PriceStep } from '@shiji/contract/promotion/price-step.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readPayParams } from '../../site/links/paths.ts'
import { aPriceStep } from '../../testing/a-price-step.ts'
import { type Arrived, aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { anAddress } from '../../testing/an-address.ts'
import { Component as CheckoutPage } from './checkout-page.tsx'

const quote = (payable: number, steps: readonly PriceStep[] = []): Quote => ({
  stores: [
    {
      store_id: 5,
      store_name: '木与光',
      store_name_en: '',
      seal: '',
      colour: '',
      logo: '',
      lines: [
        {
          goods_id: 1,
          sku_id: 2,
          cart_id: 3,
          name: '台灯',
          name_en: '',
          sku_name: '',
          sku_name_en: '',
          image: '',
          price: payable,
          buy_num: 1,
          goods_amount: payable,
          discount_amount: 0,
          payable,
          steps: [],
          stock: 9,
        },
      ],
      goods_amount: payable,
      freight: [],
      freight_amount: 0,
      steps: [...steps],
      discount_amount: 0,
      payable,
    },
  ],
  payable,
  pieces: 1,
  address_id: 1,
  fingerprint: `f${payable}`,
})
const placed = ok({ group_id: 77, order_id: [1], order_no: ['D1'], payable: 100 })
const params = encodeParams({ order: [{ goods_id: 1, sku_id: 2, buy_num: 1, cart_id: 3 }], ifcart: true })

const aCheckout = (
  create: (arrived: Arrived, attempt: number) => Reply | Promise<Reply>,
  addresses: readonly Address[] = [anAddress(1), anAddress(2)],
  steps: readonly PriceStep[] = [],
) => {
  let attempts = 0
  return aShop({
    path: `/order/before/${params}`,
    pattern: '/order/before/:params',
    page: <CheckoutPage />,
    server: arrived => {
      if (arrived.path === '/api/user/addresses') return ok(addresses)
      if (arrived.path === '/api/user/order/before') return ok(quote(10_000, steps))
      if (arrived.path !== '/api/user/order/create') return undefined
      attempts += 1
      return create(arrived, attempts)
    },
  })
}
const submit = async (name = '提交订单') => {
  const [button] = await screen.findAllByRole('button', { name })
  return button ?? document.body
}

describe('the confirmation page', () => {
  it('lists discounts in the sum, and free freight beside the freight', async () => {
    const steps = [
      aPriceStep('store', { name: '满减', amount: 500 }),
      aPriceStep('freight', { name: '包邮', amount: 800 }),
    ]
    await aCheckout(() => placed, [anAddress(1)], steps)
    expect((await screen.findByText('满减')).nextElementSibling?.textContent).toMatch(/5\.00/)
    expect((await screen.findByText(/包邮/)).closest('dd')?.previousElementSibling?.textContent).toBe('运费')
    expect(screen.getAllByRole('term').map(term => term.textContent)).not.toContain('包邮')
  })
})

describe('placing an order', () => {
  it('sends lines, address, fingerprint and the notes to the stores, and opens the payment', async () => {
    const user = userEvent.setup()
    const { calls, router } = await aCheckout(() => placed)
    await user.click(await screen.findByRole('radio', { name: /收货人2/ }))
    await user.type(await screen.findByRole('textbox', { name: /给店家留言/ }), '周末送')
    await user.click(await submit())
    await screen.findByLabelText('where')
    const [sent] = calls('POST', '/order/create')
    expect(sent?.body.get('address_id')).toBe('2')
    expect(sent?.body.get('fingerprint')).toBe('f10000')
    expect(sent?.body.get('remark[0][store_id]')).toBe('5')
    expect(sent?.body.get('remark[0][text]')).toBe('周末送')
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(readPayParams(decodeURIComponent(router.state.location.pathname.split('/').at(-1) ?? ''))).toBe(77)
  })

  it('places one order even with repeated clicks', async () => {
    const user = userEvent.setup()
    const held = Promise.withResolvers<Reply>()
    const { calls } = await aCheckout(() => held.promise)
    const button = await submit()
    await user.dblClick(button)
    await user.click(button)
    held.resolve(placed)
    await screen.findByLabelText('where')
    expect(calls('POST', '/order/create')).toHaveLength(1)
  })

  it('after no answer says so, locks the page, and repeats the same request under the same key', async () => {
    const user = userEvent.setup()
    const { calls } = await aCheckout((_arrived, attempt) => (attempt === 1 ? 'offline' : placed))
    const note = await screen.findByRole('textbox', { name: /给店家留言/ })
    await user.type(note, '周末送')
    await user.click(await submit())
    expect(await screen.findByText(/还不知道订单是否已提交/)).toBeTruthy()
    expect(note).toHaveProperty('disabled', true)
    expect(note).toHaveProperty('value', '周末送')
    await user.click(await submit('再试一次'))
    await screen.findByLabelText('where')
    const [first, second] = calls('POST', '/order/create')
    expect(second?.key).toBe(first?.key)
    expect(second?.body.toString()).toBe(first?.body.toString())
  })

  it('stops at another price, shows both, and orders at the new one only after confirmation', async () => {
    const user = userEvent.setup()
    const { calls } = await aCheckout((_arrived, attempt) =>
      attempt === 1 ? { code: 409, msg: '价格有变动', data: quote(12_000) } : placed,
    )
    await user.click(await submit())
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByRole('row', { name: /台灯.*¥100\.00.*¥120\.00/ })).toBeTruthy()
    expect(within(dialog).getByText('多付 ¥20.00')).toBeTruthy()
    expect(calls('POST', '/order/create')).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: '按新价格继续' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(await submit())
    await screen.findByLabelText('where')
    const [first, second] = calls('POST', '/order/create')
    expect(second?.body.get('fingerprint')).toBe('f12000')
    expect(second?.key).not.toBe(first?.key)
  })

  it('shows a refusal beside the button and keeps the input', async () => {
    const user = userEvent.setup()
    await aCheckout(() => ({ code: 400, msg: '不能购买自己店铺的商品。' }))
    const note = await screen.findByRole('textbox', { name: /给店家留言/ })
    await user.type(note, '周末送')
    await user.click(await submit())
    expect(await screen.findByText('不能购买自己店铺的商品。')).toBeTruthy()
    expect(note).toHaveProperty('value', '周末送')
    expect(note).toHaveProperty('disabled', false)
  })

  it('requires an address before it orders anything', async () => {
    const user = userEvent.setup()
    const { calls } = await aCheckout(() => placed, [])
    await user.click(await submit())
    expect(await screen.findByRole('dialog', { name: '新增收货地址' })).toBeTruthy()
    expect(calls('POST', '/order/create')).toHaveLength(0)
  })

  it('waits for an address that has just been saved instead of requiring it again', async () => {
    const user = userEvent.setup()
    const saved = Promise.withResolvers<Reply>()
    let reads = 0
    const { calls, store } = await aShop({
      path: `/order/before/${params}`,
      pattern: '/order/before/:params',
      page: <CheckoutPage />,
      server: ({ path }) => {
        if (path === '/api/user/order/before') return ok(quote(10_000))
        if (path === '/api/user/order/create') return placed
        if (path !== '/api/user/addresses') return undefined
        reads += 1
        return reads === 1 ? ok([]) : saved.promise
      },
    })
    await submit()
    // The effect of saving an address: the list is reloaded.
    act(() => void store.dispatch(accountBuyerApi.util.invalidateTags(['Address'])))
    await waitFor(async () => expect(await submit()).toHaveProperty('disabled', true))
    await user.click(await submit())
    expect(screen.queryByRole('dialog')).toBeNull()
    saved.resolve(ok([anAddress(1)]))
    await waitFor(async () => expect(await submit()).toHaveProperty('disabled', false))
    await user.click(await submit())
    await screen.findByLabelText('where')
    expect(calls('POST', '/order/create')[0]?.body.get('address_id')).toBe('1')
  })

  it('offers the other addresses where the first one is not delivered to', async () => {
    const user = userEvent.setup()
    const refusal: Reply = { code: 400, msg: '该地区暂不支持配送，请更换收货地址。' }
    await aShop({
      path: `/order/before/${params}`,
      pattern: '/order/before/:params',
      page: <CheckoutPage />,
      server: ({ path, body }) => {
        if (path === '/api/user/addresses') return ok([anAddress(1), anAddress(2)])
        if (path !== '/api/user/order/before') return undefined
        return body.get('address_id') === '2' ? ok(quote(10_000)) : refusal
      },
    })
    expect(await screen.findByText('该地区暂不支持配送，请更换收货地址。')).toBeTruthy()
    const [, other] = screen.getAllByRole('radio')
    await user.click(other ?? document.body)
    expect(await submit()).toHaveProperty('disabled', false)
    expect(screen.queryByText('该地区暂不支持配送，请更换收货地址。')).toBeNull()
  })

  it('of a broken address says that there is nothing to buy', async () => {
    await aShop({
      path: '/order/before/abc',
      pattern: '/order/before/:params',
      page: <CheckoutPage />,
      server: () => undefined,
    })
    expect(await screen.findByText('没有找到要购买的商品')).toBeTruthy()
  })
})
