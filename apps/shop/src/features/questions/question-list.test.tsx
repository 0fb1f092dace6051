import type { QuestionRow } from '@shiji/contract/order/question.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { QuestionList } from './question-list.tsx'

const at = '2026-06-01T02:00:00Z'
const waiting: QuestionRow = {
  id: 1,
  nickname: '林**晚',
  content: '灯泡能换吗？',
  locale: 'zh-cn',
  created_at: at,
  answers: [],
  actions: [],
}
const answered: QuestionRow = {
  ...waiting,
  id: 2,
  content: '线有多长？',
  answers: [
    { id: 21, by: 'store', nickname: '', content: '1.8 米', locale: 'zh-cn', created_at: at },
    { id: 22, by: 'buyer', nickname: '小**青', content: 'Two metres', locale: 'en', created_at: at },
  ],
}

const page = (rows: readonly QuestionRow[]) =>
  ok({ data: rows, count: rows.length, total: rows.length, per_page: 5, last_page: 1, current_page: 1 })

const aList = (
  rows: Reply,
  post: (arrived: Arrived) => Reply = () => ok({ id: 3 }),
  options: Partial<ShopOptions> = {},
) =>
  aShop({
    page: <QuestionList goodsId={5} />,
    path: '/goods/5',
    server: arrived => {
      if (arrived.method === 'POST') return post(arrived)
      return rows
    },
    ...options,
  })
const field = () => screen.getByRole('textbox', { name: '向商家和买过的人提问' })
const send = () => userEvent.click(screen.getByRole('button', { name: '发布提问' }))

describe('questions on goods', () => {
  it('show what was asked and answered, in the language of the writer', async () => {
    await aList(page([answered, waiting]))
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/线有多长？.*林\*\*晚 提问.*1\.8 米.*商家.*Two metres.*买家 小\*\*青/)
    expect(screen.getByText('Two metres').getAttribute('lang')).toBe('en')
    expect(within(second ?? document.body).getByText('还没有回答')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '我来回答' })).toBeNull()
  })

  it('say that there are none, and that they could not be loaded', async () => {
    const { unmount } = await aList(page([]))
    expect(await screen.findByText('还没有人提问，您可以第一个问。')).toBeTruthy()
    unmount()
    await aList({ code: 500, msg: '错误' })
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  })

  it('are asked once, under a key, and the list loads again', async () => {
    const shop = await aList(page([]))
    await screen.findByText('还没有人提问，您可以第一个问。')
    await userEvent.type(field(), ' 能调光吗？ ')
    await userEvent.dblClick(screen.getByRole('button', { name: '发布提问' }))
    expect(await screen.findByText('已发布，有回答时会通知您。')).toBeTruthy()
    const [sent, ...more] = shop.calls('POST', '/goods_questions')
    expect(more).toEqual([])
    expect(Object.fromEntries(sent?.body ?? [])).toMatchObject({ goods_id: '5', content: '能调光吗？' })
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(field()).toHaveProperty('value', '')
    expect(shop.calls('GET', '/goods_questions/5')).toHaveLength(2)
  })

  it('keep what was typed when it is empty, too long, refused or not answered', async () => {
    const replies: Reply[] = ['offline', { code: 422, msg: '有误', data: { fields: { content: '请换个说法。' } } }]
    const shop = await aList(page([]), () => replies.shift() ?? ok({ id: 3 }))
    await screen.findByText('还没有人提问，您可以第一个问。')
    await send()
    expect(screen.getByText('不能为空。')).toBeTruthy()
    await userEvent.click(field())
    await userEvent.paste('问'.repeat(201))
    await send()
    expect(shop.calls('POST', '/goods_questions')).toHaveLength(0)
    await userEvent.clear(field())
    await userEvent.type(field(), '能调光吗？')
    await send()
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    await send()
    expect(await screen.findByText('请换个说法。')).toBeTruthy()
    expect(field()).toHaveProperty('value', '能调光吗？')
    const [first, second] = shop.calls('POST', '/goods_questions')
    expect(second?.key).toBe(first?.key)
  })

  it('lead visitors to the login and back', async () => {
    await aList(page([answered]), undefined, { loggedIn: false })
    const link = await screen.findByRole('link', { name: '登录后提问' })
    expect(link.getAttribute('href')).toBe('/login?from=%2Fgoods%2F5')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('are answered by those who may', async () => {
    const shop = await aList(page([{ ...waiting, actions: ['answer'] }]))
    await userEvent.click(await screen.findByRole('button', { name: '我来回答' }))
    await userEvent.type(screen.getByRole('textbox', { name: '您的回答' }), '可以换')
    await userEvent.click(screen.getByRole('button', { name: '发布回答' }))
    expect(await screen.findByText('回答已发布，谢谢您。')).toBeTruthy()
    const [sent] = shop.calls('POST', '/goods_answers')
    expect(Object.fromEntries(sent?.body ?? [])).toMatchObject({ question_id: '1', content: '可以换' })
  })
})
