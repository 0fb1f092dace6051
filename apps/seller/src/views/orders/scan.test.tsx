import { anOrder } from '@shiji/backoffice/testing/an-order.ts'
import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { cut, held, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { beforeEach, describe, expect, it } from 'vitest'
import * as list from './index.tsx'
import * as scan from './scan.tsx'

const SHIP = '/Seller/orders/status/edit'
const FIRST = 'D202605010000000071'
const SECOND = 'D202605010000000072'
const orders = [anOrder({ order_no: FIRST }), anOrder({ id: 72, order_no: SECOND, note: 'Gift', note_flag: 'red' })]

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { scan },
    menu: '/orders',
    at: '/orders/scan',
    ...options,
    answers: {
      'GET /Seller/orders': ({ query }: Asked) =>
        listOf(orders.filter(order => order.order_no === query.get('order_no'))),
      'GET /expresses': listOf([
        { id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express', number_pattern: '^(SF)?\\d{12,15}$' },
        { id: 2, code: 'ZTO', name: '中通快递', name_en: 'ZTO Express', number_pattern: '^[0-9A-Z]{12,15}$' },
      ]),
      [`PUT ${SHIP}`]: { shipped: [71], refused: [] },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const bodies = (page: Page) => page.sent('PUT', SHIP).map(({ body }) => Object.fromEntries(body))
const scanOrder = async (page: Page, number = FIRST) => {
  await page.user.type(await page.findByLabelText(/^Order number/), `${number}{Enter}`)
  await page.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Parcel number/)))
}

beforeEach(() => localStorage.clear())

describe('ship mode', () => {
  it('ships order after order with a scanner alone, the company known by the number', async () => {
    const page = await open()
    await page.findByLabelText(/^Order number/)
    await page.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Order number/)))
    // As a scanner types: into what has the focus, with Enter at the end.
    await page.user.keyboard(`${FIRST}{Enter}`)
    await page.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Parcel number/)))
    expect(page.getByText('Remark: 请轻放')).toBeDefined()
    await page.user.keyboard('sf1000000000001{Enter}')
    await page.findByText(`${FIRST} shipped: SF Express SF1000000000001`)
    await page.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Order number/)))
    await page.user.keyboard(`${SECOND.toLowerCase()}{Enter}`)
    await page.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Parcel number/)))
    expect(page.getByText('Gift')).toBeDefined()
    await page.user.keyboard('ZTO75012345678{Enter}')
    await page.findByText('2 orders shipped in this session')
    expect(bodies(page)).toEqual([
      { 'orders[0][id]': '71', 'orders[0][delivery_code]': 'SF', 'orders[0][delivery_no]': 'sf1000000000001' },
      { 'orders[0][id]': '72', 'orders[0][delivery_code]': 'ZTO', 'orders[0][delivery_no]': 'ZTO75012345678' },
    ])
  })

  it('shows of an order that was shipped in part what is left of it', async () => {
    const part = anOrder({ order_no: FIRST })
    const left = { ...part, order_goods: part.order_goods.map(line => ({ ...line, shipped_num: 1 })) }
    const page = await open({ answers: { 'GET /Seller/orders': listOf([left]) } })
    await scanOrder(page)
    const parcel = page.getByRole('region', { name: FIRST })
    expect(parcel.textContent).toContain('× 1')
    expect(parcel.textContent).toContain('1 pcs (2 of 3 shipped before)')
    expect(parcel.textContent).not.toContain('Wooden plate')
  })

  it('says that an order is not of this store, and selects the number for the next scan', async () => {
    const page = await open()
    const field = await page.findByLabelText(/^Order number/)
    await page.user.type(field, 'D999{Enter}')
    await page.findByText('This store has no order D999')
    expect(field).toHaveProperty('value', 'D999')
    expect(document.activeElement).toBe(field)
    await page.user.keyboard(`${FIRST}{Enter}`)
    await page.findByLabelText(/^Parcel number/)
  })

  it('says why an order cannot be shipped', async () => {
    const done = anOrder({ order_no: FIRST, order_status: 'cancel', actions: [] })
    const page = await open({ answers: { 'GET /Seller/orders': listOf([done]) } })
    await page.user.type(await page.findByLabelText(/^Order number/), `${FIRST}{Enter}`)
    await page.findByText(`Order ${FIRST} cannot be shipped; its state is “Cancelled”`)
    expect(page.queryByLabelText(/^Parcel number/)).toBeNull()
  })

  it.each([
    ['an order number', SECOND, 'This is an order number. Please scan the number of the parcel.'],
    ['a number that is too short', 'A1', 'Enter 4 to 40 letters, digits or hyphens.'],
    ['a number without a company', '754321234567', 'The number does not tell its express company. Please choose it.'],
  ])('takes %s for no parcel', async (_what, number, message) => {
    const page = await open()
    await scanOrder(page)
    await page.user.keyboard(`${number}{Enter}`)
    await page.findByText(message)
    expect(page.getByLabelText(/^Parcel number/)).toHaveProperty('value', number)
    expect(bodies(page)).toEqual([])
  })

  it('loses nothing when the connection is cut, and ships with the next Enter', async () => {
    const state = { broken: true }
    const page = await open({
      answers: { [`PUT ${SHIP}`]: () => (state.broken ? cut() : { shipped: [71], refused: [] }) },
    })
    await scanOrder(page)
    await page.user.keyboard('SF1000000000001{Enter}')
    await page.findByText(/The server did not answer/)
    expect(page.getByLabelText(/^Parcel number/)).toHaveProperty('value', 'SF1000000000001')
    state.broken = false
    await page.user.keyboard('{Enter}')
    await page.findByText('1 order shipped in this session')
  })

  it('shows the reason of a refusal and keeps the number', async () => {
    const refused = { shipped: [], refused: [{ id: 71, msg: 'The order was cancelled meanwhile.' }] }
    const page = await open({ answers: { [`PUT ${SHIP}`]: refused } })
    await scanOrder(page)
    await page.user.keyboard('SF1000000000001{Enter}')
    await page.findByText('The order was cancelled meanwhile.')
    expect(page.getByLabelText(/^Parcel number/)).toHaveProperty('value', 'SF1000000000001')
  })

  it('sends a parcel once, even when Enter comes twice', async () => {
    const done = held({ shipped: [71], refused: [] })
    const page = await open({ answers: { [`PUT ${SHIP}`]: done.answer } })
    await scanOrder(page)
    await page.user.keyboard('SF1000000000001{Enter}{Enter}')
    done.release()
    await page.findByText('1 order shipped in this session')
    expect(bodies(page)).toHaveLength(1)
  })

  it('goes back to the order number with Escape', async () => {
    const page = await open()
    await scanOrder(page)
    await page.user.keyboard('{Escape}')
    await page.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Order number/)))
    expect(page.queryByLabelText(/^Parcel number/)).toBeNull()
  })

  it('is closed to staff who may not ship', async () => {
    const page = await open({ person: { is_super: false, permissions: ['order.view'] } })
    await page.findByText('No permission')
  })
})
