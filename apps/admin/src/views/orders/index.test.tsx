import { anOrder, anOrderDetail } from '@shiji/backoffice/testing/an-order.ts'
import { cut, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { openRowMenu } from '@shiji/backoffice/testing/row-menu.ts'
import { describe, expect, it } from 'vitest'
import * as detail from './detail.tsx'
import * as screen from './index.tsx'

const unpaid = anOrder({ order_status: 'waiting_payment', payment_name: null, pay_time: null, actions: ['cancel'] })
const paid = anOrder({ id: 72, order_no: 'N72' })
const EDIT = '/Admin/orders/status/edit'

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/orders',
    ...options,
    answers: {
      'GET /Admin/orders': listOf([unpaid, paid]),
      'GET /expresses': listOf([{ id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express' }]),
      [`PUT ${EDIT}`]: { shipped: [72], refused: [] },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const cancelOf = async (page: Page) => {
  const menu = await openRowMenu(page, (await page.row('N71')).getByRole('button', { name: 'More' }))
  await page.user.click(menu.getByRole('menuitem', { name: 'Cancel order' }))
}
const bodies = (page: Page) => page.sent('PUT', EDIT).map(({ body }) => Object.fromEntries(body))

describe('the orders of all stores', () => {
  it('that are late show the filter of their link, which can be changed and taken off', async () => {
    const page = await open({
      at: `/orders?${new URLSearchParams({ order_status: 'waiting_delivery', pay_time: '2026-05-01 10:00:00|nlt' })}`,
    })
    await page.row('N71')
    expect(page.sent('GET', '/Admin/orders')[0]?.query.get('pay_time')).toBe('2026-05-01 10:00:00|nlt')
    expect(page.getByText('Paid at: ≤ 2026-05-01 10:00:00')).toBeDefined()
    await page.user.click(page.getByRole('button', { name: 'Remove filter Paid at' }))
    await page.waitFor(() => expect(page.address()).toBe('/orders?order_status=waiting_delivery'))
  })

  it('show number, store, all goods, receiver, amount with two decimals, state and due time', async () => {
    const page = await open()
    expect((await page.row('N71')).cells().slice(1, 8)).toEqual([
      'N71',
      'Wood & Light',
      'Plain cup white× 2Wooden plate × 1',
      '林小满 138****0002',
      '¥40.50',
      'To pay',
      '2026-05-03 10:00:00 ',
    ])
  })

  it('offer what the server allows: an unpaid one is cancelled with a reason only', async () => {
    const page = await open()
    const row = await page.row('N71')
    expect(row.queryByRole('button', { name: 'Ship' })).toBeNull()
    await cancelOf(page)
    const dialog = await page.dialog('Cancel order')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText('Cannot be empty.')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'fraud')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.dialogGone('Cancel order')
    expect(bodies(page)).toEqual([{ id: '71', move: 'cancel', reason: 'fraud' }])
  })

  it('keep the reason of a cancellation when the connection is cut', async () => {
    const page = await open({ answers: { [`PUT ${EDIT}`]: cut } })
    await cancelOf(page)
    const dialog = await page.dialog('Cancel order')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'fraud')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText(/The server did not answer/)
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'fraud')
  })

  it('are shipped for a store that cannot', async () => {
    const page = await open()
    expect((await page.row('N72')).queryByRole('button', { name: 'More' })).toBeNull()
    await page.user.click((await page.row('N72')).getByRole('button', { name: 'Ship' }))
    const dialog = await page.dialog('Ship')
    await dialog.findByRole('option', { name: 'SF Express' })
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await page.dialogGone('Ship')
    expect(bodies(page)).toEqual([
      { 'orders[0][id]': '72', 'orders[0][delivery_code]': 'SF', 'orders[0][delivery_no]': 'SF10001' },
    ])
  })

  it('show their lines, parcels and timeline in the view, which has an address of its own', async () => {
    const page = await open({ below: { detail }, answers: { 'GET /Admin/orders/71': anOrderDetail() } })
    await page.user.click((await page.row('N71')).getByRole('button', { name: 'View' }))
    await page.waitFor(() => expect(page.address()).toBe('/orders/detail/71'))
    const region = async (name: string) => page.within(await page.findByRole('region', { name }))
    expect((await region('Goods')).getByText('¥20.00 × 2 = ¥40.00')).toBeDefined()
    expect((await region('Parcels')).getByText('SF10001')).toBeDefined()
    expect((await region('Order timeline')).getByText('unknown.thing ¥40.50')).toBeDefined()
  })

  it('cannot be noted: notes are the store’s own', async () => {
    const page = await open()
    await page.row('N71')
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 2' }))
    const bar = page.within(await page.findByRole('region', { name: 'Selection' }))
    expect(bar.getByRole('button', { name: 'Ship' })).toBeDefined()
    expect(page.queryByRole('button', { name: /note/i })).toBeNull()
  })

  it('are searched by store, in Chinese', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('N71')).getByText('待付款')).toBeDefined()
    await page.user.click(page.getByRole('button', { name: '搜索' }))
    await page.user.click(page.getByRole('button', { name: /展开/ }))
    await page.user.type(page.search().getByLabelText('店铺'), '木')
    await page.user.click(page.getByRole('button', { name: '查询' }))
    await page.waitFor(() => expect(page.sent('GET', '/Admin/orders').at(-1)?.query.get('store_name')).toBe('木|like'))
  })
})
