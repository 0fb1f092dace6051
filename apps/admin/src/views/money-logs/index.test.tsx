import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const paid = {
  id: 1,
  journal_id: 1,
  kind: 'order_paid',
  name: 'Order paid',
  money: -4_050,
  balance_after: 100_005,
  account_kind: 'balance',
  owner_type: 'user',
  owner_id: 21,
  owner_name: '小林',
  order_no: 'N71',
  created_at: '2026-05-01T02:00:00Z',
}
const points = { ...paid, id: 2, name: 'Points given', money: 1_500, balance_after: 2_500, account_kind: 'points' }
const escrow = {
  ...paid,
  id: 3,
  name: 'Into escrow',
  money: 4_050,
  balance_after: null,
  account_kind: 'escrow',
  owner_type: 'platform',
  owner_name: 'Platform',
  order_no: null,
}

const open = (locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'admin',
    screen,
    at: '/money_logs',
    locale,
    answers: { 'GET /Admin/money_logs': listOf([paid, points, escrow]) },
  })

describe('the money logs', () => {
  it('show sign, two decimals, the balance after, order, owner and account of money', async () => {
    const page = await open()
    expect((await page.row('Order paid')).cells().slice(1)).toEqual([
      'Order paid',
      '-¥40.50',
      '¥1,000.05',
      'N71',
      '小林',
      'Buyers · balance',
      '2026-05-01 10:00:00',
      'View',
    ])
  })

  it('show points as points, not as money', async () => {
    const page = await open()
    expect((await page.row('Points given')).cells().slice(1, 4)).toEqual(['Points given', '1,500', '2,500'])
  })

  it('show missing values as a dash', async () => {
    const page = await open()
    expect((await page.row('Into escrow')).cells().slice(2, 7)).toEqual([
      '¥40.50',
      '-',
      '-',
      'Platform',
      'Platform · escrow',
    ])
  })

  it('are only read, and searched by account, in Chinese', async () => {
    const page = await open('zh-cn')
    await page.row('Order paid')
    for (const name of ['新增', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
    await page.user.click(page.getByRole('button', { name: '搜索' }))
    await page.user.selectOptions(page.search().getByLabelText('账户'), '积分')
    await page.user.click(page.getByRole('button', { name: '查询' }))
    await page.waitFor(() =>
      expect(page.sent('GET', '/Admin/money_logs').at(-1)?.query.get('account_kind')).toBe('points'),
    )
  })
})
