import type { PayPage as Page } from '@shiji/contract/payment/payment.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { payPath } from '../../site/links/paths.ts'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
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

const aPayPage = (
  shown: Page,
  pay: (arrived: Arrived, attempt: number) => Reply | Promise<Reply>,
  options: Partial<ShopOptions> = {},
) => {
  let attempts = 0
  return aShop({
    ...options,
    path: payPath(7),
    pattern: '/order/pay/:params',
    page: <PayPage />,
    server: arrived => {
      const other = options.server?.(arrived)
      if (other !== undefined) return other
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

describe('ways to pay', () => {
  it('have marks of their own: no coin of another currency stands for Alipay', async () => {
    const methods = [
      { name: 'alipay' as const, available: true },
      { name: 'wechat' as const, available: false },
    ]
    await aPayPage(page({ methods }), () => paid)
    const card = async (name: RegExp) => (await screen.findByRole('radio', { name })).closest('label')?.innerHTML
    expect(await card(/支付宝/)).toContain('data-mark="alipay"')
    expect(await card(/微信/)).toContain('data-mark="wechat"')
  })
})

describe('paying', () => {
  it('pays from the balance with the six digits and opens the success page', async () => {
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
      amount: '12345',
    })
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('reports too few digits before it sends anything', async () => {
    const user = userEvent.setup()
    const { calls } = await aPayPage(page(), () => paid)
    await user.type(await pin(), '123')
    await user.click(screen.getByRole('button', { name: /确认支付/ }))
    expect(screen.getByText('请输入 0-9 的数字支付密码。')).toBeTruthy()
    expect(calls('POST', '/order/pay')).toHaveLength(0)
  })

  it('after a wrong password empties the field, shows an error beside it, and retries under a new key', async () => {
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

  it('lets a buyer set the first payment password in place, and pays with it', async () => {
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

  it('whose payment password must be reset links to setting one by code, and back', async () => {
    const { calls } = await aPayPage(page({ pay_password_lost: true }), () => paid)
    const way = await screen.findByRole('link', { name: '用短信验证码重新设置' })
    expect(way.getAttribute('href')).toBe(`/user/safe/pay_password?from=${encodeURIComponent(payPath(7))}`)
    expect(screen.getByText(/支付密码需要重新设置/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
    expect(calls('POST', '/order/pay')).toHaveLength(0)
  })

  it('shows why a method is unavailable', async () => {
    await aPayPage(page({ balance: 100 }), () => paid)
    expect(await screen.findByText('暂未开通')).toBeTruthy()
    expect(screen.getByText('余额不足，当前 ¥1.00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
  })

  it('shows until when the order waits, and what happens then', async () => {
    await aPayPage(page({ due_at: '2026-06-01T04:30:00.000Z' }), () => paid)
    expect(await screen.findByText(/^请在 2026-06-01 12:30:00 前付款，逾期订单自动取消/)).toBeTruthy()
  })

  it.each([
    { locale: 'zh-cn', take: '演示充值 ¥200.00', told: '余额还差 ¥122.45。', set: '设置支付密码' },
    {
      locale: 'en',
      take: 'Top up ¥200.00 (demo)',
      told: 'Your balance is ¥122.45 short.',
      set: 'New payment password',
    },
  ] as const)(
    'in a demo leads a new buyer by keyboard from an empty balance to the payment ($locale)',
    async wanted => {
      const user = userEvent.setup()
      let shown = page({ balance: 100, has_pay_password: false })
      const top = (arrived: Arrived): Reply | undefined => {
        if (arrived.path === '/api/user/order/after') return ok(shown)
        if (arrived.path !== '/api/user/money/top_up') return undefined
        shown = { ...shown, balance: 20_100 }
        return ok({ balance: 20_100 })
      }
      const { calls } = await aPayPage(shown, () => paid, {
        config: { demo: true },
        locale: wanted.locale,
        server: top,
      })
      expect(await screen.findByText(new RegExp(`^${wanted.told.replace('.', '\\.')}`))).toBeTruthy()
      screen.getByRole('button', { name: wanted.take }).focus()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(wanted.set)))
      expect(calls('POST', '/money/top_up').map(call => [call.body.get('money'), call.key])).toEqual([
        ['20000', expect.stringMatching(/^[0-9a-f]{32}$/)],
      ])
      await user.keyboard('135246')
      await user.tab()
      await user.keyboard('135246')
      await user.tab()
      await user.keyboard('my-password{Enter}')
      expect((await screen.findByLabelText('where')).textContent).toBe('/order/success?group_id=7')
    },
  )

  it('repeats a top-up that got no answer under its key, so that it is booked once', async () => {
    const user = userEvent.setup()
    let tries = 0
    const server = (arrived: Arrived): Reply | undefined => {
      if (arrived.path !== '/api/user/money/top_up') return undefined
      tries += 1
      return tries === 1 ? 'offline' : ok({ balance: 20_100 })
    }
    const { calls } = await aPayPage(page({ balance: 100 }), () => paid, { config: { demo: true }, server })
    const button = await screen.findByRole('button', { name: /演示充值/ })
    await user.click(button)
    await screen.findByText(/网络没有响应/)
    await user.click(button)
    await screen.findByText('已充值演示金 ¥200.00。')
    const [first, second] = calls('POST', '/money/top_up')
    expect(second?.key).toBe(first?.key)
  })

  it('outside of a demo offers no top-up', async () => {
    await aPayPage(page({ balance: 100 }), () => paid)
    expect(await screen.findByText(/暂无可用的支付方式/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /充值/ })).toBeNull()
  })

  it('of a group that was cancelled unpaid says so and shows no payment', async () => {
    await aPayPage(page({ status: 'cancel' }), () => paid)
    expect(await screen.findByText('订单已取消')).toBeTruthy()
    expect(screen.queryByLabelText(/支付密码/)).toBeNull()
  })
})
