import { anOrder } from '@shiji/backoffice/testing/an-order.ts'
import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import type { PrintData, PrintOrder } from '@shiji/contract/order/shipping/print.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as list from './index.tsx'
import * as print from './print.tsx'

const PRINT = '/Seller/orders/print'
const FIRST = 'D202605010000000071'
const line = (id: number, code: string, waiting_num: number): PrintOrder['lines'][number] => ({
  id,
  sku_id: id,
  goods_name: '素杯',
  goods_name_en: 'Plain cup',
  sku_name: '白',
  sku_name_en: 'white',
  code,
  buy_num: waiting_num,
  waiting_num,
})
const paperOrder = (id: number, change: Partial<PrintOrder> = {}): PrintOrder => ({
  id,
  order_no: `D2026050100000000${id}`,
  order_status: 'waiting_delivery',
  receive_name: '林小满',
  receive_tel: '13800000002',
  receive_area: '浙江省 杭州市',
  receive_address: '湖滨路 1 号',
  remark: '请轻放',
  created_at: '2026-05-01T02:00:00Z',
  lines: [line(1, 'CUP-1', 2)],
  parcels: [],
  may_print: true,
  printed_at: null,
  printed_by: '',
  ...change,
})
const data = (...orders: readonly PrintOrder[]): PrintData => ({
  sender: {
    name: '木与光',
    name_en: 'Wood & Light',
    tel: '0571-88001234',
    area: '浙江省 杭州市',
    address: '良渚路 9 号',
  },
  orders: [...orders],
  now: '2026-05-02T02:00:00Z',
})
const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { print },
    menu: '/orders',
    at: '/orders/print?ids=71,72',
    ...options,
    answers: {
      'GET /Seller/orders': listOf([anOrder(), anOrder({ id: 72, order_no: 'N72' })]),
      [`GET ${PRINT}`]: data(
        paperOrder(71),
        paperOrder(72, { lines: [line(2, 'CUP-1', 3)].map(each => ({ ...each, sku_id: 1 })) }),
      ),
      [`PUT ${PRINT}`]: { ids: [71, 72] },
      ...answers,
    },
  })
/** What the browser would print: it is outside of the page. */
const onPaper = () => document.querySelector('[data-print-out]')?.textContent ?? ''

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the papers of orders', () => {
  it('are opened from the bar of the selection', async () => {
    const page = await open({ at: '/orders' })
    await page.row('N71')
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 1' }))
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 2' }))
    const bar = page.within(await page.findByRole('region', { name: 'Selection' }))
    await page.user.click(bar.getByRole('button', { name: 'Print' }))
    await page.waitFor(() => expect(page.address()).toBe('/orders/print?ids=71,72'))
  })

  it('show waybills with barcodes of the order numbers, receiver, sender and remark, and print only once it is recorded', async () => {
    const printed: string[] = []
    vi.stubGlobal('print', () => printed.push(onPaper()))
    const page = await open()
    const label = page.within(await page.findByRole('article', { name: `Waybill ${FIRST}` }))
    expect(label.getByRole('img', { name: FIRST })).toBeDefined()
    expect(label.getByText('林小满 13800000002')).toBeDefined()
    expect(label.getByText(/Wood & Light 0571-88001234/)).toBeDefined()
    expect(label.getByText('Buyer’s remark: 请轻放')).toBeDefined()
    expect(label.getByText('Plain cup white × 2')).toBeDefined()
    expect(onPaper()).toBe('Please print with the button on the page.')
    await page.user.click(page.getByRole('button', { name: 'Print' }))
    await page.waitFor(() => expect(printed).toHaveLength(1))
    expect(printed[0]).toContain('湖滨路 1 号')
    expect(page.sent('PUT', PRINT).map(({ body }) => Object.fromEntries(body))).toEqual([
      { 'ids[0]': '71', 'ids[1]': '72', paper: 'waybill' },
    ])
    window.dispatchEvent(new Event('afterprint'))
    await page.waitFor(() => expect(onPaper()).toBe('Please print with the button on the page.'))
  })

  it('are a pick list of all orders together, on the paper that was chosen, and both choices stay', async () => {
    const page = await open()
    await page.user.selectOptions(await page.findByLabelText('Document'), 'Pick list')
    const paper = page.within(await page.findByRole('article', { name: 'Pick list' }))
    const cells = paper.getAllByRole('cell').map(cell => cell.textContent)
    expect(cells).toEqual(['CUP-1', 'Plain cup white', '5', ''])
    expect(paper.getByRole('img', { name: 'CUP-1' })).toBeDefined()
    expect(page.getByLabelText('Paper')).toHaveProperty('value', 'a4')
    await page.user.selectOptions(page.getByLabelText('Paper'), 'Label 100 × 150 mm')
    expect([localStorage.getItem('seller_print'), localStorage.getItem('seller_print_pick')]).toEqual(['pick', 'label'])
    expect(document.head.textContent + document.body.innerHTML).toMatch(/size: ?100mm 150mm/)
  })

  it('of an order are a packing slip with each parcel, its number and its goods', async () => {
    localStorage.setItem('seller_print', 'slip')
    const sent = paperOrder(71, {
      order_status: 'waiting_receipt',
      lines: [line(1, '', 2)].map(each => ({ ...each, waiting_num: 0 })),
      parcels: [
        {
          id: 5,
          merged_id: null,
          express_name: '顺丰速运',
          express_name_en: 'SF Express',
          number: 'SF1000000000001',
          goods: [{ line_id: 1, pieces: 2 }],
        },
      ],
    })
    const page = await open({ answers: { [`GET ${PRINT}`]: data(sent) } })
    const slip = page.within(await page.findByRole('article', { name: `Packing slip ${FIRST}` }))
    const parcel = page.within(slip.getByRole('region', { name: 'SF1000000000001' }))
    expect(parcel.getByRole('img', { name: 'SF1000000000001' })).toBeDefined()
    expect(parcel.getByText('2')).toBeDefined()
  })

  it('say which waybills were printed before, by whom and when, and which orders are left out', async () => {
    const again = paperOrder(71, { printed_at: '2026-05-01T04:00:00Z', printed_by: '阿木' })
    const unpaid = paperOrder(72, { may_print: false, order_status: 'waiting_payment' })
    const page = await open({ at: '/orders/print?ids=71,72,73', answers: { [`GET ${PRINT}`]: data(again, unpaid) } })
    await page.findByText(`Order ${FIRST}: waybill printed first on 2026-05-01 12:00:00 by 阿木.`)
    expect(page.getByText('Not printed, since not paid or cancelled: D202605010000000072')).toBeDefined()
    expect(page.getByText('1 of the selected orders were not found in this store.')).toBeDefined()
    expect(page.getAllByRole('article')).toHaveLength(1)
  })

  it('are not printed when it cannot be recorded', async () => {
    const asked = vi.fn()
    vi.stubGlobal('print', asked)
    const page = await open({ answers: { [`PUT ${PRINT}`]: invalidFields({ 'ids.0': 'Order N71 was cancelled.' }) } })
    await page.findByRole('article', { name: `Waybill ${FIRST}` })
    await page.user.click(page.getByRole('button', { name: 'Print' }))
    await page.findByText('Nothing was printed: Order N71 was cancelled.')
    expect(asked).not.toHaveBeenCalled()
  })

  it.each(['/orders/print', '/orders/print?ids=x,-1'])('say that there is nothing without orders (%s)', async at => {
    const page = await open({ at })
    expect(await page.findByText('Nothing to print')).toBeDefined()
  })
})
