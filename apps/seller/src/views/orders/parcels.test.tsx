import { anOrder, anOrderDetail } from '@shiji/backoffice/testing/an-order.ts'
import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as detail from './detail.tsx'
import * as list from './index.tsx'
import * as wait from './wait.tsx'

const SHIP = '/Seller/orders/status/edit'
const MERGE = '/Seller/orders/merge'
const companies = listOf([{ id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express', number_pattern: '' }])

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen: wait,
    at: '/orders/wait',
    ...options,
    answers: { 'GET /Seller/orders': listOf([anOrder()]), 'GET /expresses': companies, ...answers },
  })
type Page = Awaited<ReturnType<typeof open>>
const bodies = (page: Page, call: string) => page.sent('PUT', call).map(({ body }) => Object.fromEntries(body))

describe('an order in several parcels', () => {
  const choose = async (page: Page) => {
    await page.user.click((await page.row('N71')).getByRole('button', { name: 'Ship' }))
    await page.findByRole('option', { name: 'SF Express' })
    const dialog = await page.dialog('Ship')
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Choose goods for this parcel' }))
    return dialog
  }

  it('has pieces chosen for each parcel; the rest waits, and the next parcel proposes it', async () => {
    const page = await open({ answers: { [`PUT ${SHIP}`]: { shipped: [71], refused: [] } } })
    const dialog = await choose(page)
    const cup = dialog.getByLabelText(/^Plain cup white/)
    expect(cup).toHaveProperty('value', '2')
    await page.user.clear(cup)
    await page.user.type(cup, '1')
    await page.user.clear(dialog.getByLabelText(/^Wooden plate/))
    await page.user.click(dialog.getByRole('button', { name: 'Add a parcel' }))
    const second = page.within(dialog.getByRole('group', { name: 'Parcel 2' }))
    await page.user.type(second.getByLabelText(/Tracking number/), 'SF10002')
    await page.user.click(dialog.getByRole('button', { name: 'Choose goods for this parcel' }))
    expect(dialog.getAllByLabelText(/^Plain cup white/).map(field => field.getAttribute('value'))).toEqual(['1', '1'])
    await page.user.clear(dialog.getAllByLabelText(/^Plain cup white/)[1] as HTMLElement)
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await page.findByText('Parcels of 1 order were sent; the rest of its goods still waits')
    expect(bodies(page, SHIP)).toEqual([
      {
        'orders[0][id]': '71',
        'orders[0][delivery_code]': 'SF',
        'orders[0][delivery_no]': 'SF10001',
        'orders[0][goods][0][line_id]': '1',
        'orders[0][goods][0][pieces]': '1',
        'orders[1][id]': '71',
        'orders[1][delivery_code]': 'SF',
        'orders[1][delivery_no]': 'SF10002',
        'orders[1][goods][0][line_id]': '2',
        'orders[1][goods][0][pieces]': '1',
      },
    ])
  })

  it('shows too many pieces at their field, and keeps everything', async () => {
    const fields = { 'orders.0.goods.1.pieces': 'Only 0 of these still wait to be shipped.' }
    const refused = { shipped: [], refused: [{ id: 71, msg: fields['orders.0.goods.1.pieces'], fields }] }
    const page = await open({ answers: { [`PUT ${SHIP}`]: refused } })
    const dialog = await choose(page)
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    expect(await dialog.findAllByText('Only 0 of these still wait to be shipped.')).toHaveLength(1)
    expect(dialog.getByLabelText(/^Wooden plate/).getAttribute('aria-invalid')).toBe('true')
    expect(dialog.getByLabelText(/Tracking number/)).toHaveProperty('value', 'SF10001')
  })

  it('asks for at least one piece before it sends anything', async () => {
    const page = await open()
    const dialog = await choose(page)
    await page.user.clear(dialog.getByLabelText(/^Plain cup white/))
    await page.user.clear(dialog.getByLabelText(/^Wooden plate/))
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await dialog.findByText('Choose at least one piece.')
    expect(bodies(page, SHIP)).toEqual([])
  })

  it('says what was shipped before, and what is in each parcel', async () => {
    const [cup, plate] = anOrder().order_goods
    const half = [{ ...cup, shipped_num: 1 }, plate] as ReturnType<typeof anOrder>['order_goods']
    const [parcel] = anOrderDetail().parcels
    const sent = { ...parcel, goods: [{ line_id: 1, pieces: 1 }], together: [{ id: 80, order_no: 'N80' }] }
    const order = anOrderDetail({ order_goods: half, parcels: [sent] as ReturnType<typeof anOrderDetail>['parcels'] })
    const page = await open({
      screen: list,
      below: { detail },
      menu: '/orders',
      at: '/orders/detail/71',
      answers: { 'GET /Seller/orders/71': order },
    })
    await page.findByRole('heading', { name: 'Order N71' })
    const parcels = page.within(page.getByRole('region', { name: 'Parcels' }))
    expect(parcels.getByText('Plain cup white × 1')).toBeDefined()
    expect(parcels.getByRole('link', { name: 'N80' }).getAttribute('href')).toContain('/orders/detail/80')
    await page.user.click(page.getByRole('button', { name: 'Ship' }))
    const dialog = await page.dialog('Ship')
    expect(dialog.getByText('Plain cup white × 1 (1 of 2 shipped before)')).toBeDefined()
  })
})

describe('orders to the same address', () => {
  const first = anOrder({ together: [71, 72] })
  const second = anOrder({ id: 72, order_no: 'N72', together: [71, 72] })
  const answers = {
    'GET /Seller/orders': listOf([first, second, anOrder({ id: 73, order_no: 'N73' })]),
    'GET /Seller/orders/find/all': [first, second],
  }
  const openMerge = async (page: Page) => {
    await page.user.click((await page.row('N72')).getByRole('button', { name: '2 orders to the same address' }))
    const dialog = await page.dialog('Ship as one parcel')
    await dialog.findByRole('region', { name: 'N71' })
    await page.findByRole('option', { name: 'SF Express' })
    return dialog
  }

  it('are offered as one parcel, and go with one number', async () => {
    const page = await open({ answers: { ...answers, [`PUT ${MERGE}`]: { shipped: [71, 72] } } })
    expect((await page.row('N73')).queryByRole('button', { name: /same address/ })).toBeNull()
    const dialog = await openMerge(page)
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship 2 orders' }))
    await page.findByText('2 orders shipped as one parcel')
    await page.dialogGone('Ship as one parcel')
    expect(bodies(page, MERGE)).toEqual([
      { 'ids[0]': '71', 'ids[1]': '72', delivery_code: 'SF', delivery_no: 'SF10001' },
    ])
  })

  it('keep everything and show at which order or field the server refused', async () => {
    const invalid = invalidFields({ 'ids.1': 'Order N72 cannot be shipped now.', delivery_no: 'Taken.' })
    const page = await open({ answers: { ...answers, [`PUT ${MERGE}`]: invalid } })
    const dialog = await openMerge(page)
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship 2 orders' }))
    const order = page.within(await dialog.findByRole('region', { name: 'N72' }))
    await order.findByText('Order N72 cannot be shipped now.')
    expect(dialog.getByText('Taken.')).toBeDefined()
    expect(dialog.getByLabelText(/Tracking number/)).toHaveProperty('value', 'SF10001')
  })

  it('can be left out, down to two', async () => {
    const page = await open({ answers })
    const dialog = await openMerge(page)
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('checkbox', { name: 'N71' }))
    await page.user.click(dialog.getByRole('button', { name: 'Ship 1 orders' }))
    await dialog.findByText('Choose at least two orders.')
    expect(bodies(page, MERGE)).toEqual([])
  })
})
