import { cut, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const unpaid = {
  id: 71,
  order_no: 'N71',
  order_name: '素杯',
  order_name_en: 'Plain cup',
  order_image: '',
  user_name: '小林',
  payable: 4_050,
  order_status: 'waiting_payment',
  pay_time: null,
  created_at: '2026-05-01T02:00:00Z',
  order_goods: [],
  actions: [],
}
const paid = { ...unpaid, id: 72, order_no: 'N72', order_status: 'waiting_delivery', actions: ['ship'] }

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/orders',
    ...options,
    answers: { 'GET /Seller/orders': listOf([unpaid, paid]), ...answers },
  })

describe('all orders of a store', () => {
  it('show number, goods, buyer, amount and state, whatever the state is', async () => {
    const page = await open()
    expect((await page.row('N71')).cells().slice(2)).toEqual([
      'N71',
      'Plain cup',
      '小林',
      '¥40.50',
      'To pay',
      '2026-05-01 10:00:00',
      'View',
    ])
    expect(page.sent('GET', '/Seller/orders')[0]?.query.get('order_status')).toBeNull()
  })

  it('are shipped from here where the server allows it, and only there', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('N72')).getByRole('button', { name: '发货' })).toBeDefined()
    expect((await page.row('N71')).queryByRole('button', { name: '发货' })).toBeNull()
    for (const name of ['新增', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
  })

  it('are found by their time of payment, as the figures of the desk ask for it', async () => {
    const day = '2026-05-01 00:00:00,2026-05-01 23:59:59|between'
    const page = await open({ at: `/orders?${new URLSearchParams({ pay_time: day })}` })
    await page.row('N71')
    expect(page.sent('GET', '/Seller/orders')[0]?.query.get('pay_time')).toBe(day)
    expect(page.getByText('Paid at: 2026-05-01 00:00:00 ~ 2026-05-01 23:59:59')).toBeDefined()
  })

  it('show the sum of the whole filter below the rows', async () => {
    const page = await open({ answers: { 'GET /Seller/orders/summary': { sums: { payable: 1_234_500 } } } })
    expect(await page.findByText('¥12,345.00')).toBeDefined()
  })

  it('are found by state', async () => {
    const page = await open()
    await page.row('N71')
    await page.user.click(page.getByRole('button', { name: 'Search' }))
    await page.user.selectOptions(page.search().getByLabelText('Status'), 'To pay')
    await page.user.click(page.getByRole('button', { name: 'Query' }))
    await page.waitFor(() =>
      expect(page.sent('GET', '/Seller/orders').at(-1)?.query.get('order_status')).toBe('waiting_payment'),
    )
  })

  it('that cannot be loaded offer another try', async () => {
    const page = await open({ answers: { 'GET /Seller/orders': cut } })
    await page.findByRole('button', { name: 'Try again' })
  })
})
