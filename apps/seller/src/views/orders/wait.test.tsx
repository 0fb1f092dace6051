import { anOrder } from '@shiji/backoffice/testing/an-order.ts'
import { cut, held, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './wait.tsx'

const order = anOrder()
const companies = listOf([
  { id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express' },
  { id: 2, code: 'ZTO', name: '中通快递', name_en: 'ZTO Express' },
])
const SHIP = '/Seller/orders/status/edit'
const shipped = { shipped: [71], refused: [] }

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/orders/wait',
    ...options,
    answers: {
      'GET /Seller/orders': listOf([order]),
      'GET /expresses': companies,
      [`PUT ${SHIP}`]: shipped,
      ...answers,
    },
  })

type Page = Awaited<ReturnType<typeof open>>

const openDialog = async (page: Page) => {
  await page.user.click((await page.row('N71')).getByRole('button', { name: 'Ship' }))
  await page.findByRole('option', { name: 'SF Express' })
  return page.dialog('Ship')
}
const bodies = (page: Page) => page.sent('PUT', SHIP).map(({ body }) => Object.fromEntries(body))

describe('the orders to ship', () => {
  it('are only those that wait for delivery', async () => {
    const page = await open()
    expect((await page.row('N71')).cells()).toEqual(
      expect.arrayContaining(['N71', '林小满 138****0002', '小林', '¥40.50']),
    )
    expect(page.sent('GET', '/Seller/orders')[0]?.query.get('order_status')).toBe('waiting_delivery')
    expect(page.sent('GET', '/Seller/orders')[0]?.query.get('sort')).toBe('due_at|asc')
    await page.user.click(page.getByRole('button', { name: 'Search' }))
    expect(page.search().queryByLabelText('Status')).toBeNull()
  })

  it('ask for company and number beside goods, receiver and remark', async () => {
    const page = await open()
    const dialog = await openDialog(page)
    expect(dialog.getByText('Plain cup white × 2')).toBeDefined()
    expect(dialog.getByText('林小满 138****0002 杭州 湖滨路 1 号')).toBeDefined()
    expect(dialog.getByText('Remark: 请轻放')).toBeDefined()
    await page.user.selectOptions(dialog.getByLabelText(/Express company/), 'ZTO Express')
    await page.user.type(dialog.getByLabelText(/Tracking number/), ' ZT-10086 ')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await page.findByText('1 order shipped')
    expect(bodies(page)).toEqual([
      { 'orders[0][id]': '71', 'orders[0][delivery_code]': 'ZTO', 'orders[0][delivery_no]': 'ZT-10086' },
    ])
    await page.dialogGone('Ship')
    await page.waitFor(() => expect(page.sent('GET', '/Seller/orders').length).toBe(2))
  })

  it.each([
    ['no number', ''],
    ['too short a number', 'A1'],
    ['a number with other signs', '运单 10086'],
  ])('are not sent with %s: the field shows what it expects and has the focus', async (_what, typed) => {
    const page = await open()
    const dialog = await openDialog(page)
    const field = dialog.getByLabelText(/Tracking number/)
    if (typed !== '') await page.user.type(field, typed)
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await dialog.findByText('Enter 4 to 40 letters, digits or hyphens.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(bodies(page)).toEqual([])
  })

  it('are not sent without a company', async () => {
    const page = await open({ answers: { 'GET /expresses': listOf([]) } })
    await page.user.click((await page.row('N71')).getByRole('button', { name: 'Ship' }))
    const dialog = await page.dialog('Ship')
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await dialog.findByText('Cannot be empty.')
    expect(dialog.getByLabelText(/Express company/).getAttribute('aria-invalid')).toBe('true')
    expect(bodies(page)).toEqual([])
  })

  it('go in several parcels, and a parcel too many can be taken away', async () => {
    const page = await open()
    const dialog = await openDialog(page)
    await page.user.click(dialog.getByRole('button', { name: 'Add a parcel' }))
    await page.user.click(dialog.getByRole('button', { name: 'Add a parcel' }))
    const parcel = (number: number) => page.within(dialog.getByRole('group', { name: `Parcel ${number}` }))
    await page.user.type(parcel(1).getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(parcel(2).getByRole('button', { name: 'Remove this parcel' }))
    await page.user.selectOptions(parcel(2).getByLabelText(/Express company/), 'ZTO Express')
    await page.user.type(parcel(2).getByLabelText(/Tracking number/), 'ZT10002')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await page.findByText('1 order shipped')
    expect(bodies(page)).toEqual([
      {
        'orders[0][id]': '71',
        'orders[0][delivery_code]': 'SF',
        'orders[0][delivery_no]': 'SF10001',
        'orders[1][id]': '71',
        'orders[1][delivery_code]': 'ZTO',
        'orders[1][delivery_no]': 'ZT10002',
      },
    ])
  })

  it('are sent once, even with repeated clicks', async () => {
    const done = held(shipped)
    const page = await open({ answers: { [`PUT ${SHIP}`]: done.answer } })
    const dialog = await openDialog(page)
    const field = dialog.getByLabelText(/Tracking number/)
    await page.user.type(field, 'SF10001')
    await page.user.dblClick(dialog.getByRole('button', { name: 'Ship' }))
    await page.user.type(field, '{Enter}{Enter}')
    done.release()
    await page.findByText('1 order shipped')
    expect(bodies(page)).toHaveLength(1)
  })

  it('keep their words from the server at their fields', async () => {
    const invalid = invalidFields({ 'orders.1.delivery_no': 'This number is taken.' })
    const page = await open({ answers: { [`PUT ${SHIP}`]: invalid } })
    const dialog = await openDialog(page)
    await page.user.click(dialog.getByRole('button', { name: 'Add a parcel' }))
    const [first, second] = dialog.getAllByLabelText(/Tracking number/)
    if (first === undefined || second === undefined) throw new Error('two parcels have two numbers')
    await page.user.type(first, 'SF10001')
    await page.user.type(second, 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await dialog.findByText('This number is taken.')
    expect(second.getAttribute('aria-invalid')).toBe('true')
    expect(first.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('that the server refuses stay, with the reason', async () => {
    const refused = { shipped: [], refused: [{ id: 71, msg: 'The order was cancelled meanwhile.' }] }
    const page = await open({ answers: { [`PUT ${SHIP}`]: refused } })
    const dialog = await openDialog(page)
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await dialog.findByText('The order was cancelled meanwhile.')
    expect(dialog.getByLabelText(/Tracking number/)).toHaveProperty('value', 'SF10001')
  })

  it('lose nothing that was typed when the connection is cut, and go with the next try', async () => {
    const state = { broken: true }
    const page = await open({ answers: { [`PUT ${SHIP}`]: () => (state.broken ? cut() : shipped) } })
    const dialog = await openDialog(page)
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await dialog.findByText(/The server did not answer/)
    expect(dialog.getByLabelText(/Tracking number/)).toHaveProperty('value', 'SF10001')
    state.broken = false
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await page.findByText('1 order shipped')
  })

  it('ask before they throw away a number that was typed', async () => {
    const page = await open()
    const dialog = await openDialog(page)
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Close' }))
    await page.findByText('Your changes will be lost. Leave anyway?')
    await page.user.click(page.getByRole('button', { name: 'Leave' }))
    await page.dialogGone('Ship')
  })
})

describe('all orders of a store', () => {
  it('can be searched by state too, and only those that may be shipped have the button', async () => {
    const all = await import('./index.tsx')
    const done = anOrder({ id: 72, order_no: 'N72', order_status: 'completion', actions: [] })
    const page = await open({
      screen: all,
      at: '/orders?order_status=completion',
      locale: 'zh-cn',
      answers: { 'GET /Seller/orders': listOf([done]) },
    })
    const row = await page.row('N72')
    expect(row.cells()).toEqual(expect.arrayContaining(['N72', '素杯 白× 2木盘 × 1', '已完成']))
    expect(row.queryByRole('button', { name: '发货' })).toBeNull()
    expect(page.sent('GET', '/Seller/orders')[0]?.query.get('order_status')).toBe('completion')
  })
})
