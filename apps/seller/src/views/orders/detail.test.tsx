import { anOrderDetail } from '@shiji/backoffice/testing/an-order.ts'
import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { cut, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
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
      'PUT /Seller/orders/status/edit': { id: 71, shipped: [71], refused: [] },
      ...answers,
    },
  })

describe('the page of an order', () => {
  it('shows lines, amounts, receiver, remark, parcels with their trail, and the timeline', async () => {
    const page = await open()
    expect(await page.findByRole('heading', { name: 'Order N71' })).toBeDefined()
    const region = (name: string) => page.within(page.getByRole('region', { name }))
    expect(
      region('Goods')
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Plain cup white¥20.00 × 2 = ¥40.00', 'Wooden plate ¥0.00 × 1 = ¥40.00'])
    expect(region('Amounts').getByText('¥40.50')).toBeDefined()
    expect(region('Receiver').getByText('林小满 138****0002 杭州 湖滨路 1 号')).toBeDefined()
    expect(region('Buyer’s remark').getByText('请轻放')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Change number' })).toBeNull()
    const parcels = region('Parcels')
    expect(parcels.getByText('SF10001')).toBeDefined()
    expect(parcels.getByText('Left the sorting centre')).toBeDefined()
    expect(region('Order timeline').getByText('unknown.thing ¥40.50')).toBeDefined()
    await page.waitFor(() => expect(document.title).toContain('Order N71'))
  })

  it('says how old the tracking of a parcel is, and since when its company does not answer', async () => {
    const { parcels } = anOrderDetail()
    const since = '2026-05-02T12:00:00Z'
    const failing = anOrderDetail({ parcels: parcels.map(parcel => ({ ...parcel, failing_since: since })) })
    const page = await open({ answers: { 'GET /Seller/orders/71': failing } })
    await page.findByRole('heading', { name: 'Order N71' })
    const shown = page.within(page.getByRole('region', { name: 'Parcels' }))
    expect(shown.getByText(/^Updated .*19:00/)).toBeDefined()
    expect(shown.getByText(/^The express company has not answered since .*20:00/)).toBeDefined()
    expect(shown.getByText('Left the sorting centre')).toBeDefined()
  })

  it.each([
    ['has no news yet', {}, /does not know this parcel yet/],
    ['is asked for soon', { refreshed_at: null }, 'Tracking begins in a few minutes'],
    ['is not tracked', { refreshed_at: null, is_tracked: false }, 'Parcels of this company are not tracked'],
  ] as const)('says that a parcel %s', async (_what, change, text) => {
    const parcels = anOrderDetail().parcels.map(parcel => ({ ...parcel, traces: [], ...change }))
    const page = await open({ answers: { 'GET /Seller/orders/71': anOrderDetail({ parcels }) } })
    expect(await page.findByText(text)).toBeDefined()
  })

  it('ships the order and loads its new state', async () => {
    const page = await open()
    await page.user.click(await page.findByRole('button', { name: 'Ship' }))
    const dialog = await page.dialog('Ship')
    await dialog.findByRole('option', { name: 'SF Express' })
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await page.dialogGone('Ship')
    await page.waitFor(() => expect(page.sent('GET', '/Seller/orders/71')).toHaveLength(2))
  })

  it.each(['/orders/detail/71', '/orders/detail/abc', '/orders/detail'])('says that there is none (%s)', async at => {
    const page = await open({ at, answers: { 'GET /Seller/orders/71': new Refusal(404, 'No such record.') } })
    expect(await page.findByText('There is no such order')).toBeDefined()
    expect(page.getByRole('link', { name: 'Back to orders' })).toBeDefined()
  })

  it('offers another try when it cannot be loaded', async () => {
    const page = await open({ answers: { 'GET /Seller/orders/71': cut } })
    await page.findByRole('button', { name: 'Try again' })
  })

  it('corrects the number of a parcel where the server allows it', async () => {
    const { parcels } = anOrderDetail()
    const shipped = anOrderDetail({ parcels: parcels.map(parcel => ({ ...parcel, may_change: true })) })
    const page = await open({
      answers: { 'GET /Seller/orders/71': shipped, 'PUT /Seller/orders/parcel/1': { id: 1 } },
    })
    await page.user.click(await page.findByRole('button', { name: 'Change number' }))
    const dialog = await page.dialog('Change number')
    const field = dialog.getByLabelText(/^Tracking number/)
    expect(field).toHaveProperty('value', 'SF10001')
    await page.user.clear(field)
    await page.user.type(field, 'SF10002')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Change number')
    const sent = page.sent('PUT', '/Seller/orders/parcel/1').map(({ body }) => Object.fromEntries(body))
    expect(sent).toEqual([{ delivery_code: 'SF', delivery_no: 'SF10002' }])
  })

  it('gets a note, which the page shows with who wrote it and when', async () => {
    const state = { noted: false }
    const noted = anOrderDetail({ note: 'Gift', note_flag: 'red', note_by: '阿木', note_at: '2026-05-02T04:00:00Z' })
    const page = await open({
      answers: {
        'GET /Seller/orders/71': () => (state.noted ? noted : anOrderDetail()),
        'PUT /Seller/orders/note': () => {
          state.noted = true
          return { ids: [71] }
        },
      },
    })
    await page.user.click(await page.findByRole('button', { name: 'Add note' }))
    const dialog = await page.dialog('Store note')
    await page.user.type(dialog.getByLabelText(/^Store note/), 'Gift')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    const section = page.within(page.getByRole('region', { name: 'Store note' }))
    expect(await section.findByText('阿木 · 2026-05-02 12:00:00')).toBeDefined()
    expect(section.getByText('Red')).toBeDefined()
  })

  it('offers neither note nor shipping to staff who may only look', async () => {
    const page = await open({
      person: { is_super: false, permissions: ['order.view'] },
      answers: { 'GET /Seller/orders/71': anOrderDetail({ actions: [] }) },
    })
    await page.findByRole('heading', { name: 'Order N71' })
    expect(page.queryByRole('button', { name: /note/i })).toBeNull()
    expect(page.queryByRole('button', { name: 'Ship' })).toBeNull()
  })
})
