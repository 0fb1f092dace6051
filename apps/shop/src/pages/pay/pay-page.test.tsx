import type { PayPage as Page } from '@shiji/contract/payment/payment.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { payPath } from '../../site/paths.ts'
import { type Arrived, aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { Component as PayPage } from './pay-page.tsx'

const page = (part: Partial<Page> = {}): Page => ({
  group_id: 7,
  amount: 12_345,
  status: 'waiting_payment',
  due_at: new Date(Date.now() + 600_000).toISOString(),
  now: new Date().toISOString(),
  balance: 50_000,
  has_pay_password: true,
  pay_password_lost: false,
  methods: [
    { name: 'wechat', available: false },
    { name: 'balance', available: true },
  ],
  orders: [],
  ...part,
})

const aPayPage = (shown: Page, pay: (arrived: Arrived, attempt: number) => Reply | Promise<Reply>) => {
  let attempts = 0
  return aShop({
    path: payPath(7),
    pattern: '/order/pay/:params',
    page: <PayPage />,
    server: arrived => {
      if (arrived.path === '/api/user/order/after') return ok(shown)
      if (arrived.path === '/api/user/safe/pay_password') return ok(null)
      if (arrived.path !== '/api/user/order/pay') return undefined
      attempts += 1
      return pay(arrived, attempts)
    },
  })
}
const paid = ok({ payment_id: 1, status: 'paid' })
const pin = () => screen.findByLabelText(/^支付密码/)

describe('paying', () => {
  it('pays from the balance with the six digits and goes on to the success page', async () => {
    const user = userEvent.setup()
    const { calls, router } = await aPayPage(page(), () => paid)
    await user.type(await pin(), '12a34-56')
    await user.click(screen.getByRole('button', { name: '确认支付 ¥123.45' }))
    await screen.findByLabelText('where')
    expect(router.state.location.pathname + router.state.location.search).toBe('/order/success?group_id=7')
    const [sent] = calls('POST', '/order/pay')
    expect(Object.fromEntries(sent?.body ?? [])).toEqual({
      group_id: '7',
      payment_name: 'balance',
      pay_password: '123456',
    })
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('says that the digits are too few before it sends anything', async () => {
    const user = userEvent.setup()
    const { calls } = await aPayPage(page(), () => paid)
    await user.type(await pin(), '123')
    await user.click(screen.getByRole('button', { name: /确认支付/ }))
    expect(screen.getByText('请输入 0-9 的数字支付密码。')).toBeTruthy()
    expect(calls('POST', '/order/pay')).toHaveLength(0)
  })

  it('after a wrong password empties the field, says so beside it, and tries under a new key', async () => {
    const user = userEvent.setup()
    const { calls } = await aPayPage(page(), (_arrived, attempt) =>
      attempt === 1 ? { code: 400, msg: '支付密码错误。' } : paid,
    )
    await user.type(await pin(), '111111{Enter}')
    expect(await screen.findByText('支付密码错误。')).toBeTruthy()
    await waitFor(async () => expect(await pin()).toHaveProperty('value', ''))
    await user.type(await pin(), '222222{Enter}')
    await screen.findByLabelText('where')
    const [first, second] = calls('POST', '/order/pay')
    expect(second?.key).not.toBe(first?.key)
  })

  it('after no answer repeats the same payment', async () => {
    const user = userEvent.setup()
    const { calls } = await aPayPage(page(), (_arrived, attempt) => (attempt === 1 ? 'offline' : paid))
    await user.type(await pin(), '111111{Enter}')
    await user.click(await screen.findByRole('button', { name: '再试一次' }))
    await screen.findByLabelText('where')
    const [first, second] = calls('POST', '/order/pay')
    expect(second?.key).toBe(first?.key)
  })

  it('lets a first payment password be set on the spot, and pays with it', async () => {
    const user = userEvent.setup()
    const { calls } = await aPayPage(page({ has_pay_password: false }), () => paid)
    await user.type(await screen.findByLabelText('设置支付密码'), '135246')
    await user.type(screen.getByLabelText('再输一次支付密码'), '135240')
    await user.click(screen.getByRole('button', { name: '设置支付密码并支付' }))
    expect(screen.getByText('两次输入不一致。')).toBeTruthy()
    await user.clear(screen.getByLabelText('再输一次支付密码'))
    await user.type(screen.getByLabelText('再输一次支付密码'), '135246')
    await user.type(screen.getByLabelText('登录密码'), 'my-password')
    await user.click(screen.getByRole('button', { name: '设置支付密码并支付' }))
    await screen.findByLabelText('where')
    expect(calls('PUT', 'pay_password')[0]?.body.get('current_password')).toBe('my-password')
    expect(calls('POST', '/order/pay')[0]?.body.get('pay_password')).toBe('135246')
  })

  it('whose payment password must be set anew leads to setting one by code, and back', async () => {
    const { calls } = await aPayPage(page({ pay_password_lost: true }), () => paid)
    const way = await screen.findByRole('link', { name: '用短信验证码重新设置' })
    expect(way.getAttribute('href')).toBe(`/user/safe/pay_password?from=${encodeURIComponent(payPath(7))}`)
    expect(screen.getByText(/支付密码需要重新设置/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
    expect(calls('POST', '/order/pay')).toHaveLength(0)
  })

  it('says why a method cannot be used', async () => {
    await aPayPage(page({ balance: 100 }), () => paid)
    expect(await screen.findByText('暂未开通')).toBeTruthy()
    expect(screen.getByText('余额不足，当前 ¥1.00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
  })

  it('of a group that was cancelled for want of payment says so and offers no payment', async () => {
    await aPayPage(page({ status: 'cancel' }), () => paid)
    expect(await screen.findByText('订单已取消')).toBeTruthy()
    expect(screen.queryByLabelText(/支付密码/)).toBeNull()
  })
})
