import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aShop, type Reply } from '../../testing/a-shop.tsx'
import { Component as SuccessPage } from './success-page.tsx'

const aSuccess = (query: string, answer?: Reply) =>
  aShop({
    page: <SuccessPage />,
    path: `/order/success${query}`,
    server: ({ path }) => (path === '/api/user/order/after' ? answer : undefined),
  })

it.each([
  { of: 'without an order', query: '' },
  { of: 'with a strange number', query: '?group_id=x' },
  { of: 'with the order of somebody else', query: '?group_id=7', answer: { code: 404, msg: '没有', data: null } },
])('$of says that there is no order, never that it is paid, and shows links', async ({ query, answer }) => {
  await aSuccess(query, answer)
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这笔订单' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe('/user/orders')
  expect(screen.queryByText(/支付成功|付款成功/)).toBeNull()
})

it.each([
  { reply: 'offline', words: '连接不上服务器，请检查网络后重试。' },
  { reply: { code: 500, msg: 'x' }, words: '我们这边出了点问题，请稍后再试。' },
  { reply: { code: 429, msg: 'x' }, words: '您请求太频繁了，请休息一会' },
] as const)('of a failed call shows the reason ($words) and not that it is paid', async ({ reply, words }) => {
  await aSuccess('?group_id=7', reply)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(/支付成功|付款成功/)).toBeNull()
})
