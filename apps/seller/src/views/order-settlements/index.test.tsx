import { cut, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const settled = {
  id: 5,
  settlement_no: 'JS20260501',
  order_id: 9,
  order_no: '2026050100009',
  store_id: 3,
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  payable: 100_005,
  refunded: 5,
  commission: 5_000,
  referral: 0,
  settlement_price: 95_000,
  status: 'settled',
  created_at: '2026-05-09T02:00:00Z',
}

const open = (answer: unknown, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'seller',
    screen,
    at: '/order_settlements',
    locale,
    answers: { 'GET /Seller/order_settlements': answer },
  })

describe('the settlements of a store', () => {
  it('show the paid, refunded, deducted and settled amounts, with two decimals', async () => {
    const page = await open(listOf([settled]))
    expect((await page.row('JS20260501')).cells().slice(1)).toEqual([
      'JS20260501',
      '2026050100009',
      '¥1,000.05',
      '¥0.05',
      '¥50.00',
      '¥950.00',
      'Settled',
      '2026-05-09 10:00:00',
      'View',
    ])
    expect(page.heads().slice(1)).toEqual([
      'Statement no.',
      'Order no.',
      'Paid',
      'Refunded',
      'Commission',
      'Settled',
      'Status',
      'Created',
      'Actions',
    ])
  })

  it('are only read: nothing can be added, changed or deleted', async () => {
    const page = await open(listOf([settled]), 'zh-cn')
    await page.row('JS20260501')
    expect(page.heads()).toEqual(expect.arrayContaining(['结算单号', '平台佣金', '结算金额']))
    for (const name of ['新增', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
  })

  it('are found by the start of an order number', async () => {
    const page = await open(listOf([settled]))
    await page.row('JS20260501')
    await page.user.click(page.getByRole('button', { name: 'Search' }))
    await page.user.type(page.search().getByLabelText('Order no.'), '20260501')
    await page.user.click(page.getByRole('button', { name: 'Query' }))
    await page.waitFor(() =>
      expect(page.sent('GET', '/Seller/order_settlements').at(-1)?.query.get('order_no')).toBe('20260501|likeRight'),
    )
  })

  it('of a store without sales are empty; an empty search can be cleared', async () => {
    const page = await open(listOf([]))
    await page.findByText('No data')
    page.unmount()
    const searched = await openScreen({
      area: 'seller',
      screen,
      at: '/order_settlements?order_no=1%7ClikeRight',
      answers: { 'GET /Seller/order_settlements': listOf([]) },
    })
    await searched.user.click(await searched.findByRole('button', { name: /clear/i }))
    await searched.waitFor(() => expect(searched.address()).toBe('/order_settlements'))
  })

  it('that cannot be loaded offer another try', async () => {
    const page = await open(cut)
    await page.findByRole('button', { name: 'Try again' })
  })
})
