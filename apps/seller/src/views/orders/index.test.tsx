import { anOrder } from '@shiji/backoffice/testing/an-order.ts'
import { cut, held, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const unpaid = anOrder({ order_status: 'waiting_payment', payment_name: null, pay_time: null, actions: [] })
const paid = anOrder({ id: 72, order_no: 'N72' })
const NOTE = '/Seller/orders/note'

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/orders',
    ...options,
    answers: { 'GET /Seller/orders': listOf([unpaid, paid]), ...answers },
  })

describe('all orders of a store', () => {
  it('show number, all goods with SKU and pieces, receiver, amount, state and due time, whatever the state is', async () => {
    const page = await open()
    expect((await page.row('N71')).cells().slice(1, 7)).toEqual([
      'N71',
      'Plain cup white× 2Wooden plate × 1',
      '林小满 138****0002',
      '¥40.50',
      'To pay',
      '2026-05-03 10:00:00 ',
    ])
    expect(page.sent('GET', '/Seller/orders')[0]?.query.get('order_status')).toBeNull()
  })

  it('that are late are marked with how long', async () => {
    const late = anOrder({ ship_due: 'overdue', overdue_hours: 3 })
    const page = await open({
      answers: { 'GET /Seller/orders': listOf([late, anOrder({ id: 73, order_no: 'N73', ship_due: 'soon' })]) },
    })
    expect((await page.row('N71')).getByText('3 h overdue')).toBeDefined()
    expect((await page.row('N73')).getByText('Due soon')).toBeDefined()
  })

  it('open below to receiver, remarks, amounts and the way to their page', async () => {
    const page = await open({
      answers: { 'GET /Seller/orders': listOf([anOrder({ note: 'Gift', note_flag: 'red' })]) },
    })
    const row = await page.row('N71')
    await page.user.click(row.getByRole('button', { name: 'Show details' }))
    expect(page.getByText('林小满 138****0002 杭州 湖滨路 1 号')).toBeDefined()
    expect(page.getByText('请轻放')).toBeDefined()
    expect(page.getByText('-¥0.50')).toBeDefined()
    expect(page.getByRole('link', { name: 'Open order page' }).getAttribute('href')).toContain('/orders/detail/71')
    await page.user.click(row.getByRole('button', { name: 'Hide details' }))
    expect(page.queryByText('请轻放')).toBeNull()
  })

  it('are in queues with their numbers; the one to ship shows the oldest due first', async () => {
    const count = { waiting_payment: 2, waiting_delivery: 1_000, overdue: 3, soon: 0 }
    const page = await open({ answers: { 'GET /Seller/orders': { ...listOf([paid]), count } } })
    await page.row('N72')
    const queues = page.within(page.getByRole('navigation', { name: 'Queues' }))
    expect(queues.getByRole('button', { name: 'All' }).getAttribute('aria-current')).toBe('true')
    expect(queues.getByRole('button', { name: 'Overdue 3' })).toBeDefined()
    await page.user.click(queues.getByRole('button', { name: 'To ship 999+' }))
    await page.waitFor(() =>
      expect(Object.fromEntries(page.sent('GET', '/Seller/orders').at(-1)?.query ?? [])).toMatchObject({
        order_status: 'waiting_delivery',
        sort: 'due_at|asc',
      }),
    )
    await page.user.click(queues.getByRole('button', { name: 'Overdue 3' }))
    await page.waitFor(() =>
      expect(page.address()).toBe('/orders?sort=due_at%7Casc&order_status=waiting_delivery&due=overdue'),
    )
    await page.user.click(queues.getByRole('button', { name: 'All' }))
    await page.waitFor(() => expect(page.address()).toBe('/orders'))
  })

  it('are found from one box, together with the queue, until it is cleared', async () => {
    const page = await open({ at: '/orders?order_status=waiting_delivery' })
    await page.row('N71')
    const box = page.getByRole('searchbox', { name: /Order no., phone/ })
    await page.user.type(box, ' 138|0002 {Enter}')
    await page.waitFor(() =>
      expect(Object.fromEntries(page.sent('GET', '/Seller/orders').at(-1)?.query ?? [])).toMatchObject({
        find: '138 0002',
        order_status: 'waiting_delivery',
      }),
    )
    await page.user.click(await page.findByRole('button', { name: 'Clear' }))
    await page.waitFor(() => expect(page.address()).toBe('/orders?order_status=waiting_delivery'))
  })

  it('are noted together from the bar of the selection, and keep what was typed when the connection is cut', async () => {
    const state = { broken: true }
    const page = await open({
      answers: {
        [`PUT ${NOTE}`]: () => (state.broken ? cut() : { ids: [71, 72] }),
      },
    })
    await page.row('N71')
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 1' }))
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 2' }))
    const bar = page.within(await page.findByRole('region', { name: 'Selection' }))
    expect(bar.queryByRole('button', { name: 'Ship' })).toBeNull()
    await page.user.click(bar.getByRole('button', { name: 'Note' }))
    const dialog = await page.dialog('Store note')
    expect(dialog.getByText('The same note for 2 orders; it replaces their earlier notes.')).toBeDefined()
    await page.user.click(dialog.getByLabelText('Purple'))
    await page.user.type(dialog.getByLabelText(/^Store note/), 'Gift wrap')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText(/The server did not answer/)
    expect(dialog.getByLabelText(/^Store note/)).toHaveProperty('value', 'Gift wrap')
    state.broken = false
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Store note')
    expect(Object.fromEntries(page.sent('PUT', NOTE).at(-1)?.body ?? [])).toEqual({
      'ids[0]': '71',
      'ids[1]': '72',
      flag: 'purple',
      note: 'Gift wrap',
    })
    await page.waitFor(() => expect(page.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  it('are shipped together from the bar, which stays until all are shipped', async () => {
    const shipping = held({ shipped: [71, 72], refused: [] })
    const page = await open({
      answers: {
        'GET /Seller/orders': listOf([anOrder(), paid]),
        'GET /expresses': listOf([{ id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express', number_pattern: '' }]),
        'PUT /Seller/orders/status/edit': shipping.answer,
      },
    })
    await page.row('N71')
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 1' }))
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 2' }))
    const bar = page.within(await page.findByRole('region', { name: 'Selection' }))
    await page.user.click(bar.getByRole('button', { name: 'Ship' }))
    const dialog = await page.dialog('Ship')
    await dialog.findAllByRole('option', { name: 'SF Express' })
    const [first, second] = dialog.getAllByLabelText(/Tracking number/)
    if (first === undefined || second === undefined) throw new Error('two orders have two numbers')
    await page.user.type(first, 'SF10001')
    await page.user.type(second, 'SF10002')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    expect(page.getByRole('region', { name: 'Selection', hidden: true })).toBeDefined()
    shipping.release()
    await page.dialogGone('Ship')
    await page.findByText('2 orders shipped')
    await page.waitFor(() => expect(page.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  it('open at an address of their own', async () => {
    const page = await open()
    await page.user.click((await page.row('N71')).getByRole('button', { name: 'View' }))
    await page.waitFor(() => expect(page.address()).toBe('/orders/detail/71'))
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
