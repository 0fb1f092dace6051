import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../../testing/a-shop.tsx'
import { anOrderDetail, anOrderLine } from '../../../testing/an-order.ts'
import { Component as CommentPage } from './comment-page.tsx'

const waiting = anOrderDetail(5, {
  order_status: 'waiting_comment',
  actions: ['comment'],
  order_goods: [anOrderLine(1), anOrderLine(2, { is_commented: true })],
})
const aReview = (
  send: (arrived: Arrived, attempt: number) => Reply | Promise<Reply> = () => ok(null),
  order: OrderDetail = waiting,
  options: Partial<ShopOptions> = {},
) => {
  let attempts = 0
  return aShop({
    page: <CommentPage />,
    path: '/user/order/comment/5',
    pattern: '/user/order/comment/:id',
    server: arrived => {
      if (arrived.path === '/api/user/order/5') return ok(order)
      if (arrived.path !== '/api/user/comments') return undefined
      attempts += 1
      return send(arrived, attempts)
    },
    ...options,
  })
}
type User = ReturnType<typeof userEvent.setup>
const rate = async (user: User, what: string, stars: string) =>
  user.click(within(await screen.findByRole('group', { name: what })).getByRole('radio', { name: new RegExp(stars) }))
const fillIn = async (user: User) => {
  await rate(user, '商品评分', '5 星')
  await rate(user, '描述相符', '4 星')
  await rate(user, '服务态度', '3 星')
  await rate(user, '物流速度', '2 星')
  await user.type(screen.getByRole('textbox', { name: /说说您的使用感受/ }), ' 很轻，不磨脚 ')
}
const submit = () => screen.getByRole('button', { name: '发布评价' })

describe('reviewing an order', () => {
  it('sends stars and texts of lines without a review, says thanks, and shows the order', async () => {
    const user = userEvent.setup()
    const { calls, router } = await aReview()
    await fillIn(user)
    expect(screen.queryByText('商品2')).toBeNull()
    await user.click(submit())
    await screen.findByLabelText('where')
    expect(router.state.location.pathname).toBe('/user/order/5')
    const [sent] = calls('POST', '/user/comments')
    expect(Object.fromEntries(sent?.body ?? [])).toMatchObject({
      order_id: '5',
      'lines[0][order_goods_id]': '1',
      'lines[0][score]': '5',
      'lines[0][agree]': '4',
      'lines[0][service]': '3',
      'lines[0][speed]': '2',
      'lines[0][content]': '很轻，不磨脚',
    })
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('shows what is missing at its place and sends nothing', async () => {
    const user = userEvent.setup()
    const { calls } = await aReview()
    await rate(user, '商品评分', '5 星')
    await user.click(submit())
    expect(screen.getAllByText('请给商品打分')).toHaveLength(3)
    expect(screen.getByText('不能为空。')).toBeTruthy()
    expect(calls('POST', '/comments')).toHaveLength(0)
  })

  it('sends once, even with repeated clicks', async () => {
    const user = userEvent.setup()
    const held = Promise.withResolvers<Reply>()
    const { calls } = await aReview(() => held.promise)
    await fillIn(user)
    await user.dblClick(submit())
    held.resolve(ok(null))
    await screen.findByLabelText('where')
    expect(calls('POST', '/comments')).toHaveLength(1)
  })

  it('after no answer keeps the input, and repeats the same review under the same key', async () => {
    const user = userEvent.setup()
    const { calls } = await aReview((_arrived, attempt) => (attempt === 1 ? 'offline' : ok(null)))
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /说说您的使用感受/ })).toHaveProperty('value', ' 很轻，不磨脚 ')
    await user.click(submit())
    await screen.findByLabelText('where')
    const [first, second] = calls('POST', '/comments')
    expect(second?.key).toBe(first?.key)
  })

  it('keeps a draft on the device until it is sent', async () => {
    const user = userEvent.setup()
    const first = await aReview()
    await user.type(await screen.findByRole('textbox', { name: /说说您的使用感受/ }), '先写一半')
    const draft = localStorage.getItem('comment_draft_5') ?? ''
    first.unmount()
    const again = aReview()
    localStorage.setItem('comment_draft_5', draft)
    await again
    expect(await screen.findByRole('textbox', { name: /说说您的使用感受/ })).toHaveProperty('value', '先写一半')
    await fillIn(user)
    await user.click(submit())
    await screen.findByLabelText('where')
    expect(localStorage.getItem('comment_draft_5')).toBeNull()
  })

  it('of an order without anything to review says so', async () => {
    await aReview(undefined, anOrderDetail(5, { order_status: 'completion' }))
    expect(await screen.findByText('这笔订单没有需要评价的商品')).toBeTruthy()
  })

  it('of a missing order says so', async () => {
    await aReview(undefined, waiting, { path: '/user/order/comment/999' })
    expect(await screen.findByText('没有找到这笔订单')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: '评价商品' })).toBeTruthy()
  })
})
