import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'
import * as sheet from './sheet.tsx'

const count = {
  id: 12,
  range: 'all',
  class_id: null,
  class_name: '',
  class_name_en: '',
  note: '',
  status: 'open',
  sku_count: 2,
  booked: null,
  opened_by: 'Lin',
  created_at: '2026-05-01T02:00:00Z',
  ended_by: '',
  ended_at: null,
}
const view = { ...count, counted: 1, different: 1, surplus: 0, shortage: 2, may_count: true }
const cup = {
  id: 1,
  stocktake_id: 12,
  sku_id: 7,
  goods_name: '茶杯',
  goods_name_en: 'Cup',
  sku_name: '',
  sku_name_en: '',
  code: 'CUP',
  on_hand: 9,
  counted: 8,
  on_hand_then: 10,
  difference: -2,
  counted_by: 'Lin',
  counted_at: '2026-05-01T02:00:00Z',
  may_count: true,
}
const pot = {
  ...cup,
  id: 2,
  sku_id: 8,
  code: 'POT',
  counted: null,
  on_hand_then: null,
  difference: null,
  counted_by: '',
}

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/stocktakes',
    menu: '/stocktakes',
    below: { sheet },
    ...options,
    answers: {
      'GET /Seller/stocktakes': listOf([count]),
      'GET /Seller/stocktakes/12': view,
      'GET /Seller/stocktake_rows': listOf([cup, pot]),
      'GET /Seller/store_classes': [],
      'POST /Seller/stocktakes': { id: 12 },
      'PUT /Seller/stocktakes/12/count': { counted: 1 },
      'PUT /Seller/stocktakes/12/apply': { booked: 1 },
      'PUT /Seller/stocktakes/12/abandon': { id: 12 },
      ...options.answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const onSheet = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  open({ at: '/stocktakes/sheet/12', ...options })
const sent = (page: Page, path: string) =>
  page.sent('PUT', `/Seller/stocktakes/12/${path}`).map(({ body }) => Object.fromEntries(body))

describe('counts of stock', () => {
  it('are started for a range, and the count opens', async () => {
    const page = await open()
    await page.row('All goods')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Start a count')
    await page.user.click(await dialog.findByLabelText('What runs low now'))
    await page.user.click(dialog.getByRole('button', { name: 'Start a count' }))
    await page.findByText('Count 12 · All goods · Open')
    expect(Object.fromEntries(page.sent('POST', '/Seller/stocktakes')[0]?.body ?? [])).toMatchObject({ range: 'low' })
  })

  it('are continued from their list', async () => {
    const page = await open()
    await page.user.click((await page.row('All goods')).getByRole('button', { name: 'Continue' }))
    expect(await page.findByText(/1 of 2 counted · Different 1 · Surplus 0 · Missing 2/)).toBeDefined()
  })

  it('take a number in its cell, and nothing to take it back', async () => {
    const page = await onSheet()
    const row = await page.row('POT')
    await page.user.click(row.getByTitle('Edit Counted'))
    await page.user.type(await row.findByRole('textbox'), '5{Enter}')
    await page.waitFor(() => expect(sent(page, 'count')).toEqual([{ 'rows[0][sku_id]': '8', 'rows[0][counted]': '5' }]))
    const other = await page.row('CUP')
    await page.user.click(other.getByTitle('Edit Counted'))
    await page.user.clear(await other.findByRole('textbox'))
    await page.user.keyboard('{Enter}')
    await page.waitFor(() => expect(sent(page, 'count')[1]).toEqual({ 'rows[0][sku_id]': '7', 'rows[0][counted]': '' }))
  })

  it('take pasted codes, and say at which line something is wrong while the text stays', async () => {
    const page = await onSheet({
      answers: {
        'PUT /Seller/stocktakes/12/count': invalidFields({ 'rows.1.code': 'This count has no SKU with this code.' }),
      },
    })
    await page.user.click(await page.findByRole('button', { name: 'Paste numbers' }))
    const dialog = await page.dialog('Paste numbers')
    await page.user.click(dialog.getByLabelText('Paste numbers'))
    await page.user.paste('CUP\t8\n\nNONE\t2')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Line 3: This count has no SKU with this code.')).toBeDefined()
    expect(dialog.getByLabelText('Paste numbers')).toHaveProperty('value', 'CUP\t8\n\nNONE\t2')
  })

  it('are booked after a question that says what changes', async () => {
    const page = await onSheet()
    await page.user.click(await page.findByRole('button', { name: 'Book the differences' }))
    await page.findByText(/1 SKUs change: 0 pieces more, 2 pieces less/)
    await page.user.click(
      page.within(page.getByRole('alertdialog')).getByRole('button', { name: 'Book the differences' }),
    )
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Seller/stocktakes/12/apply')).toHaveLength(1)
  })

  it('say which SKU forbids booking', async () => {
    const page = await onSheet({
      answers: {
        'PUT /Seller/stocktakes/12/apply': invalidFields({
          'rows.7': 'Cup: that would leave 5, but unpaid orders reserve 6.',
        }),
      },
    })
    await page.user.click(await page.findByRole('button', { name: 'Book the differences' }))
    await page.user.click(
      page.within(page.getByRole('alertdialog')).getByRole('button', { name: 'Book the differences' }),
    )
    expect(await page.findByText('Cup: that would leave 5, but unpaid orders reserve 6.')).toBeDefined()
  })

  it('that have ended are only read', async () => {
    const ended = { ...view, status: 'applied', booked: 1, may_count: false }
    const page = await onSheet({
      locale: 'zh-cn',
      answers: {
        'GET /Seller/stocktakes/12': ended,
        'GET /Seller/stocktake_rows': listOf([{ ...cup, may_count: false }]),
      },
    })
    await page.findByText('盘点 12 · 全部商品 · 已入账')
    const row = await page.row('CUP')
    expect(row.queryByTitle(/实盘数/)).toBeNull()
    for (const name of ['粘贴数字', '按差异入账', '放弃盘点']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
