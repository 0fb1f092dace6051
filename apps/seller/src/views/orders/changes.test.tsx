import { anOrder, anOrderDetail } from '@shiji/backoffice/testing/an-order.ts'
import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as detail from './detail.tsx'
import * as list from './index.tsx'

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { detail },
    menu: '/orders',
    at: '/orders/detail/71',
    ...options,
    answers: {
      'GET /Seller/orders': listOf([]),
      'GET /Seller/orders/71': anOrderDetail(),
      'GET /expresses': listOf([{ id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express', number_pattern: '' }]),
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const bodies = (page: Page, path: string) => page.sent('PUT', path).map(({ body }) => Object.fromEntries(body))

const PRICE = '/Seller/orders/price/71'
const unpaid = anOrderDetail({
  order_status: 'waiting_payment',
  payment_name: null,
  pay_time: null,
  actions: ['price'],
  price_limits: { goods: 3_950, freight: 100 },
})

describe('the price of an unpaid order', () => {
  it('is changed with a reason, from what it costs now and up to what the buyer agreed to', async () => {
    const page = await open({ answers: { 'GET /Seller/orders/71': unpaid, [`PUT ${PRICE}`]: { id: 71 } } })
    await page.user.click(await page.findByRole('button', { name: 'Change price' }))
    const dialog = await page.dialog('Change price')
    expect(dialog.getByText(/At most ¥39\.50/)).toBeDefined()
    const goods = dialog.getByLabelText(/^Goods, in total/)
    expect(goods).toHaveProperty('value', '39.50')
    await page.user.clear(goods)
    await page.user.type(goods, '30')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Cannot be empty.')
    expect(bodies(page, PRICE)).toEqual([])
    await page.user.type(dialog.getByLabelText(/^Reason/), 'Friend')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Change price')
    expect(bodies(page, PRICE)).toEqual([{ goods: '3000', freight: '100', payable: '4050', reason: 'Friend' }])
    await page.waitFor(() => expect(page.sent('GET', '/Seller/orders/71')).toHaveLength(2))
  })

  it('keeps what was typed when the server refuses it, with the reason at its field', async () => {
    const refused = new Refusal(422, 'wrong', { fields: { goods: 'At most ¥39.50, as the buyer agreed to.' } })
    const page = await open({ answers: { 'GET /Seller/orders/71': unpaid, [`PUT ${PRICE}`]: refused } })
    await page.user.click(await page.findByRole('button', { name: 'Change price' }))
    const dialog = await page.dialog('Change price')
    const goods = dialog.getByLabelText(/^Goods, in total/)
    await page.user.clear(goods)
    await page.user.type(goods, '99')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'Friend')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('At most ¥39.50, as the buyer agreed to.')).toBeDefined()
    expect(goods).toHaveProperty('value', '99.00')
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'Friend')
  })

  it('shows who changed it, when, why, from what and to what', async () => {
    const change = {
      id: 1,
      at: '2026-05-01T03:00:00Z',
      actor: '阿木',
      reason: 'Scratched',
      goods_before: 4_000,
      goods_after: 3_000,
      freight_before: 100,
      freight_after: 0,
      payable_before: 4_100,
      payable_after: 3_000,
    }
    const page = await open({ answers: { 'GET /Seller/orders/71': anOrderDetail({ price_changes: [change] }) } })
    const money = page.within(await page.findByRole('region', { name: 'Amounts' }))
    expect(money.getByRole('listitem').textContent).toBe(
      '¥41.00 → ¥30.00 (goods ¥40.00 → ¥30.00, delivery ¥1.00 → ¥0.00)Scratched阿木 · 2026-05-01 11:00:00',
    )
    expect(page.queryByRole('button', { name: 'Change price' })).toBeNull()
  })
})

const DECIDE = '/Seller/orders/address/9'
const request = {
  id: 9,
  status: 'open' as const,
  receive_name: '顾青',
  receive_tel: '139****0003',
  receive_area: '宁波',
  receive_address: '海曙路 8 号',
  note: 'I moved',
  reason: '',
  created_at: '2026-05-01T04:00:00Z',
  decided_at: null,
  actions: ['grant', 'refuse'] as ('grant' | 'refuse')[],
}
const asked = anOrderDetail({ has_address_request: true, address_request: request })

describe('a request for another address', () => {
  it('is a task on the page of the order, with both addresses, and granted by keyboard alone', async () => {
    const page = await open({ answers: { 'GET /Seller/orders/71': asked, [`PUT ${DECIDE}`]: { id: 9 } } })
    const task = page.within(await page.findByRole('region', { name: 'Another address requested' }))
    expect(task.getByText('林小满 138****0002 杭州 湖滨路 1 号')).toBeDefined()
    expect(task.getByText('顾青 139****0003 宁波 海曙路 8 号')).toBeDefined()
    expect(task.getByText('I moved')).toBeDefined()
    task.getByRole('button', { name: 'Accept the new address' }).focus()
    await page.user.keyboard('{Enter}')
    const dialog = await page.dialog('Accept the new address')
    const confirm = dialog.getByRole('button', { name: 'Confirm' })
    for (let step = 0; step < 8 && document.activeElement !== confirm; step += 1) await page.user.tab()
    await page.user.keyboard('{Enter}')
    await page.dialogGone('Accept the new address')
    expect(bodies(page, DECIDE)).toEqual([{ decision: 'grant' }])
  })

  it('is refused with a reason only', async () => {
    const page = await open({ answers: { 'GET /Seller/orders/71': asked, [`PUT ${DECIDE}`]: { id: 9 } } })
    await page.user.click(await page.findByRole('button', { name: 'Refuse' }))
    const dialog = await page.dialog('Refuse')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText('Cannot be empty.')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'Packed')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.dialogGone('Refuse')
    expect(bodies(page, DECIDE)).toEqual([{ decision: 'refuse', reason: 'Packed' }])
  })

  it('is shown without buttons to those who may not decide', async () => {
    const watched = anOrderDetail({ has_address_request: true, address_request: { ...request, actions: [] } })
    const page = await open({ answers: { 'GET /Seller/orders/71': watched } })
    const task = page.within(await page.findByRole('region', { name: 'Another address requested' }))
    expect(task.queryByRole('button')).toBeNull()
  })

  it('has a queue with its number, and marks its row', async () => {
    const row = anOrder({ has_address_request: true })
    const count = { waiting_delivery: 1, address_request: 1 }
    const page = await open({ at: '/orders', answers: { 'GET /Seller/orders': { ...listOf([row]), count } } })
    expect((await page.row('N71')).getByText('Another address requested')).toBeDefined()
    const queues = page.within(page.getByRole('navigation', { name: 'Queues' }))
    await page.user.click(queues.getByRole('button', { name: 'Address requests 1' }))
    await page.waitFor(() =>
      expect(page.sent('GET', '/Seller/orders').at(-1)?.query.get('address_request')).toBe('open'),
    )
  })

  it('is a warning in the ship dialog, which shows the refusal of the server', async () => {
    const msg = 'The buyer asks for another address. Please decide on that first, then ship.'
    const page = await open({
      answers: {
        'GET /Seller/orders/71': asked,
        'PUT /Seller/orders/status/edit': { id: 71, shipped: [], refused: [{ id: 71, msg }] },
      },
    })
    await page.user.click(await page.findByRole('button', { name: 'Ship' }))
    const dialog = await page.dialog('Ship')
    expect(dialog.getByText(/on the page of the order/)).toBeDefined()
    await dialog.findByRole('option', { name: 'SF Express' })
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    expect(await dialog.findByText(msg)).toBeDefined()
  })
})
