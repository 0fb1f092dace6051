import { anOrderDetail } from '@shiji/backoffice/testing/an-order.ts'
import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { cut, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as detail from './detail.tsx'
import * as list from './index.tsx'

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen: list,
    below: { detail },
    menu: '/orders',
    at: '/orders/detail/71',
    ...options,
    answers: {
      'GET /Admin/orders': listOf([]),
      'GET /Admin/orders/71': anOrderDetail(),
      'GET /expresses': listOf([{ id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express', number_pattern: '' }]),
      'PUT /Admin/orders/status/edit': { id: 71, shipped: [71], refused: [] },
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
    const parcels = region('Parcels')
    expect(parcels.getByText('SF10001')).toBeDefined()
    expect(parcels.getByText('Left the sorting centre')).toBeDefined()
    expect(parcels.getByText(/^Updated /)).toBeDefined()
    expect(region('Order timeline').getByText('unknown.thing ¥40.50')).toBeDefined()
    await page.waitFor(() => expect(document.title).toContain('Order N71'))
  })

  it('ships the order and loads its new state', async () => {
    const page = await open()
    await page.user.click(await page.findByRole('button', { name: 'Ship' }))
    const dialog = await page.dialog('Ship')
    await dialog.findByRole('option', { name: 'SF Express' })
    await page.user.type(dialog.getByLabelText(/Tracking number/), 'SF10001')
    await page.user.click(dialog.getByRole('button', { name: 'Ship' }))
    await page.dialogGone('Ship')
    await page.waitFor(() => expect(page.sent('GET', '/Admin/orders/71')).toHaveLength(2))
  })

  it.each(['/orders/detail/71', '/orders/detail/abc', '/orders/detail'])('says that there is none (%s)', async at => {
    const page = await open({ at, answers: { 'GET /Admin/orders/71': new Refusal(404, 'No such record.') } })
    expect(await page.findByText('There is no such order')).toBeDefined()
    expect(page.getByRole('link', { name: 'Back to orders' })).toBeDefined()
  })

  it('offers another try when it cannot be loaded', async () => {
    const page = await open({ answers: { 'GET /Admin/orders/71': cut } })
    await page.findByRole('button', { name: 'Try again' })
  })

  it('can be cancelled with a reason while it is unpaid', async () => {
    const page = await open({ answers: { 'GET /Admin/orders/71': anOrderDetail({ actions: ['cancel'] }) } })
    await page.user.click(await page.findByRole('button', { name: 'Cancel order' }))
    const dialog = await page.dialog('Cancel order')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'fraud')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.dialogGone('Cancel order')
    const sent = page.sent('PUT', '/Admin/orders/status/edit').map(({ body }) => Object.fromEntries(body))
    expect(sent).toEqual([{ id: '71', move: 'cancel', reason: 'fraud' }])
  })
})
