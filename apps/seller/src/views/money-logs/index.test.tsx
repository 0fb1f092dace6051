import { cut, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const settled = {
  id: 1,
  journal_id: 1,
  kind: 'order_settled',
  name: 'Order settled',
  money: 95_000,
  balance_after: 1_095_005,
  account_kind: 'balance',
  owner_type: 'store',
  owner_id: 3,
  owner_name: '木与光',
  order_no: 'N71',
  created_at: '2026-05-01T02:00:00Z',
}
const taken = { ...settled, id: 2, name: 'Debt recovered', money: -4_050, balance_after: null, order_no: null }

const open = (answer: unknown, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'seller',
    screen,
    at: '/money_logs',
    locale,
    answers: { 'GET /Seller/money_logs': answer, 'GET /Seller/money_logs/summary': { sums: { money: 90_950 } } },
  })

describe('the money of a store', () => {
  it('shows each movement with its sign, the balance after it and its order', async () => {
    const page = await open(listOf([settled, taken]))
    expect((await page.row('Order settled')).cells().slice(1)).toEqual([
      'Order settled',
      '¥950.00',
      '¥10,950.05',
      'N71',
      '2026-05-01 10:00:00',
    ])
    expect((await page.row('Debt recovered')).cells().slice(1, 5)).toEqual(['Debt recovered', '-¥40.50', '-', '-'])
  })

  it('shows the totals of the whole filter', async () => {
    const page = await open(listOf([settled, taken]))
    expect(await page.findByText('¥909.50')).toBeDefined()
  })

  it('names no owner, since all rows are its own', async () => {
    const page = await open(listOf([settled]))
    await page.row('Order settled')
    expect(page.heads()).not.toContain('Owner')
  })

  it('is only read, in Chinese', async () => {
    const page = await open(listOf([settled]), 'zh-cn')
    await page.row('Order settled')
    expect(page.heads()).toEqual(expect.arrayContaining(['金额', '之后余额', '订单号']))
    for (const name of ['新增', '查看', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
  })

  it('that cannot be loaded offers another try', async () => {
    const page = await open(cut)
    await page.findByRole('button', { name: 'Try again' })
  })
})
