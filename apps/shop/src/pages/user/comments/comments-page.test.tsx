import type { OwnComment } from '@shiji/contract/order/order.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Arrived, aShop, ok, type Reply } from '../../../testing/a-shop.tsx'
import { anOrderDetail, anOrderLine } from '../../../testing/an-order.ts'
import { Component as CommentsPage } from './comments-page.tsx'

const at = '2026-06-01T02:00:00Z'
const comment: OwnComment = {
  id: 9,
  order_id: 71,
  order_no: 'N71',
  goods_id: 3,
  goods_name: '竹纤维毛巾',
  goods_image: '',
  store_id: 2,
  store_name: '竹语家居',
  nickname: '小林',
  score: 5,
  agree: 4,
  service: 3,
  speed: 1,
  content: '柔软',
  images: ['/files/a.webp'],
  is_auto: false,
  reply: '谢谢',
  addition: null,
  is_hidden: false,
  hidden_reason: '',
  handled_at: null,
  created_at: at,
  sku_name: '白色',
  sku_name_en: 'White',
  add_until: '2026-11-28T02:00:00Z',
  actions: ['add'],
}
const page = (rows: readonly unknown[]) =>
  ok({ data: rows, count: rows.length, total: rows.length, per_page: 10, last_page: 1, current_page: 1 })

const aPage = (server: (arrived: Arrived) => Reply | undefined, tab = '') =>
  aShop({ page: <CommentsPage />, path: `/user/comments${tab}`, pattern: '/user/comments', server })
const written = (rows: readonly OwnComment[], post: (arrived: Arrived) => Reply = () => ok({ id: 9 })) =>
  aPage(arrived => (arrived.method === 'POST' ? post(arrived) : page(rows)), '?tab=written')

describe('own reviews', () => {
  it('begin with what can be reviewed: lines of received orders without a review', async () => {
    const order = anOrderDetail(5, {
      order_status: 'waiting_comment',
      order_goods: [anOrderLine(1), anOrderLine(2, { is_commented: true })],
    })
    const shop = await aPage(() => page([order]))
    const link = await screen.findByRole('link', { name: '去评价' })
    expect(link.getAttribute('href')).toBe('/user/order/comment/5')
    expect(screen.getByText('商品1')).toBeTruthy()
    expect(screen.queryByText('商品2')).toBeNull()
    expect(shop.calls('GET', 'order_status=waiting_comment')).toHaveLength(1)
  })

  it('say so when there is nothing to review, nothing written, or no answer', async () => {
    const first = await aPage(() => page([]))
    expect(await screen.findByText('没有待评价的商品')).toBeTruthy()
    first.unmount()
    const second = await written([])
    expect(await screen.findByText('您还没有写过评价')).toBeTruthy()
    second.unmount()
    await aPage(() => ({ code: 500, msg: '错误' }), '?tab=written')
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  })

  it('show four scores, words, pictures and the answer of the store', async () => {
    await written([comment])
    const row = within((await screen.findByText('柔软')).closest('li') ?? document.body)
    expect(row.getAllByRole('term').map(term => term.textContent)).toEqual([
      '商品评分',
      '描述相符',
      '服务态度',
      '物流速度',
    ])
    expect(row.getByText('竹语家居 回复')).toBeTruthy()
    expect(row.getByText('谢谢')).toBeTruthy()
  })

  it('are added to once; what was typed stays when there is no answer', async () => {
    const replies: Reply[] = ['offline']
    const shop = await written([comment], () => replies.shift() ?? ok({ id: 9 }))
    await userEvent.click(await screen.findByRole('button', { name: '追评' }))
    const field = screen.getByRole('textbox', { name: '用了一段时间，感觉怎么样？' })
    await userEvent.click(screen.getByRole('button', { name: '发布追评' }))
    expect(screen.getByText('不能为空。')).toBeTruthy()
    await userEvent.type(field, '洗了十次，不掉毛')
    await userEvent.click(screen.getByRole('button', { name: '发布追评' }))
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(field).toHaveProperty('value', '洗了十次，不掉毛')
    await userEvent.click(screen.getByRole('button', { name: '发布追评' }))
    expect(await screen.findByText('追评已发布，谢谢您。')).toBeTruthy()
    const [first, second] = shop.calls('POST', '/user/comments/9/addition')
    expect(second?.body.get('content')).toBe('洗了十次，不掉毛')
    expect(second?.key).toBe(first?.key)
  })

  it('that have an addition show it and offer no other', async () => {
    await written([{ ...comment, addition: { content: '还是很软', images: [], created_at: at }, actions: [] }])
    expect(await screen.findByText('还是很软')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '追评' })).toBeNull()
  })
})
