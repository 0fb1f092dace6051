import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
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

const RUN = '/Admin/order_settlement_handle'

const open = (locale: 'en' | 'zh-cn' = 'en', options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/order_settlements',
    locale,
    ...options,
    answers: {
      'GET /Admin/order_settlements': listOf([settled]),
      [`GET ${RUN}`]: { orders: 3, amount: 95_000 },
      'GET /Admin/order_settlements/5': { ...settled, referral: 1_200 },
      ...options.answers,
    },
  })

describe('the settlements of all stores', () => {
  it('show the store with the paid, refunded, deducted and settled amounts', async () => {
    const page = await open()
    expect((await page.row('JS20260501')).cells().slice(1)).toEqual([
      'JS20260501',
      '2026050100009',
      'Wood & Light',
      '¥1,000.05',
      '¥0.05',
      '¥50.00',
      '¥950.00',
      'Settled',
      '2026-05-09 10:00:00',
      'View',
    ])
  })

  it('are only read, and found by the start of a statement number, in Chinese', async () => {
    const page = await open('zh-cn')
    await page.row('木与光')
    for (const name of ['新增', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
    await page.user.click(page.getByRole('button', { name: '搜索' }))
    await page.user.type(page.search().getByLabelText('结算单号'), 'JS2026')
    await page.user.click(page.getByRole('button', { name: '查询' }))
    await page.waitFor(() =>
      expect(page.sent('GET', '/Admin/order_settlements').at(-1)?.query.get('settlement_no')).toBe('JS2026|likeRight'),
    )
  })

  it('show the totals of the whole filter below the rows', async () => {
    const page = await open('en', {
      answers: {
        'GET /Admin/order_settlements/summary': {
          sums: { payable: 200_010, refunded: 10, commission: 10_001, referral: 0, settlement_price: 189_999 },
        },
      },
    })
    expect((await page.row('¥1,899.99')).cells().slice(3, 7)).toEqual(['¥2,000.10', '¥0.10', '¥100.01', '¥1,899.99'])
  })

  it('show the referral amount in the view', async () => {
    const page = await open()
    await page.user.click((await page.row('JS20260501')).getByRole('button', { name: 'View' }))
    expect(await (await page.dialog('View')).findByText('¥12.00')).toBeDefined()
  })

  it('are settled when due after a confirmation, and the message shows how many', async () => {
    const page = await open('en', {
      answers: { [`POST ${RUN}`]: { settlement_no: 'JS2', orders: 3, amount: 95_000, failed: [9] } },
    })
    await page.user.click(await page.findByRole('button', { name: 'Settle now' }))
    const dialog = await page.dialog('Settle now')
    expect(dialog.getByText(/cannot be undone/)).toBeDefined()
    await dialog.findByText('3 orders are due; ¥950.00 will be paid to stores.')
    expect(page.sent('POST', RUN)).toEqual([])
    await page.user.dblClick(dialog.getByRole('button', { name: 'Confirm' }))
    await page.findByText('3 orders settled, ¥950.00 paid to stores')
    await page.findByText(/1 orders could not be settled/)
    await page.dialogGone('Settle now')
    expect(page.sent('POST', RUN)).toHaveLength(1)
    await page.waitFor(() => expect(page.sent('GET', '/Admin/order_settlements')).toHaveLength(2))
  })

  it('say when nothing was due', async () => {
    const page = await open('zh-cn', {
      answers: { [`POST ${RUN}`]: { settlement_no: null, orders: 0, amount: 0, failed: [] } },
    })
    await page.user.click(await page.findByRole('button', { name: '立即结算' }))
    await page.user.click((await page.dialog('立即结算')).getByRole('button', { name: '确定' }))
    await page.findByText('没有到期的订单。')
  })

  it('can be settled only with the permission', async () => {
    const page = await open('en', { person: { is_super: false, permissions: ['order_settlement.view'] } })
    await page.row('JS20260501')
    expect(page.queryByRole('button', { name: 'Settle now' })).toBeNull()
  })
})
