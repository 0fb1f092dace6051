import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as history from './history.tsx'
import * as screen from './index.tsx'

const pot = {
  id: 7,
  goods_id: 3,
  goods_name: '紫砂壶',
  goods_name_en: 'Teapot',
  image: '',
  sku_name: '大号',
  sku_name_en: 'Large',
  code: 'POT-1',
  class_name: '茶壶',
  class_name_en: 'Teapots',
  on_hand: 12,
  reserved: 3,
  left: 9,
  low_stock: 10,
  own_low_stock: 10,
  is_low: true,
  last_movement: { kind: 'adjust', reason: 'purchase', at: '2026-05-01T02:00:00Z' },
  may_change: true,
}
const cup = { ...pot, id: 8, goods_name_en: 'Cup', code: 'CUP', own_low_stock: null, left: 0, reserved: 12 }

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/stocks',
    ...options,
    answers: {
      'GET /Seller/stocks': listOf([pot, cup]),
      'GET /Seller/store_classes': [],
      'PUT /Seller/stocks/change': { id: 7 },
      'PUT /Seller/stocks/7': { id: 7 },
      ...options.answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const bodies = (page: Page, path: string) => page.sent('PUT', path).map(({ body }) => Object.fromEntries(body))

async function type(page: Page, column: string, text: string) {
  const row = await page.row('POT-1')
  await page.user.click(row.getByTitle(`Edit ${column}`))
  const input = await row.findByRole('textbox', { name: `Edit ${column}` })
  await page.user.clear(input)
  await page.user.type(input, `${text}{Enter}`)
  return row
}

describe('the stock page', () => {
  it('shows figures, level and last change of each SKU, and marks what is low or sold out', async () => {
    const page = await open()
    const cells = (await page.row('POT-1')).cells()
    for (const text of ['Teapot', 'Large', '12', '3', '9', '10', 'Purchase · 2026-05-01 10:00:00'])
      expect(cells.some(cell => cell.includes(text))).toBe(true)
    expect((await page.row('CUP')).cells()).toContain('Sold out')
  })

  it('speaks Chinese', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('POT-1')).cells().some(cell => cell.includes('进货'))).toBe(true)
    expect(page.heads()).toEqual(expect.arrayContaining(['现有库存', '占用', '可售', '预警值']))
  })

  it('books a difference typed in the cell with the chosen cause, and a plain number as the difference to it', async () => {
    const page = await open()
    await page.user.selectOptions(await page.findByLabelText('Cause of changes in cells'), 'Damaged')
    await type(page, 'On hand', '-3')
    await page.waitFor(() =>
      expect(bodies(page, '/Seller/stocks/change')).toEqual([{ sku_id: '7', difference: '-3', reason: 'damage' }]),
    )
    await type(page, 'On hand', '20')
    await page.waitFor(() =>
      expect(bodies(page, '/Seller/stocks/change')[1]).toEqual({ sku_id: '7', difference: '8', reason: 'damage' }),
    )
  })

  it('keeps what was typed and says what is wrong with it', async () => {
    const page = await open()
    const row = await type(page, 'On hand', 'ten')
    expect(await row.findByText('Enter a number such as 12, +5 or -3.')).toBeDefined()
    expect(row.getByRole('textbox')).toHaveProperty('value', 'ten')
    expect(page.sent('PUT', '/Seller/stocks/change')).toEqual([])
  })

  it('says in the cell what the server has against a change', async () => {
    const refused = invalidFields({ difference: 'That would leave 2, but unpaid orders reserve 3.' })
    const page = await open({ answers: { 'PUT /Seller/stocks/change': refused } })
    const row = await type(page, 'On hand', '-10')
    expect(await row.findByText('That would leave 2, but unpaid orders reserve 3.')).toBeDefined()
  })

  it('sets the level of a SKU in its cell; an empty one follows the store', async () => {
    const page = await open()
    await type(page, 'Warn at', '4')
    await page.waitFor(() => expect(bodies(page, '/Seller/stocks/7')).toEqual([{ low_stock: '4' }]))
    await type(page, 'Warn at', ' ')
    await page.waitFor(() => expect(bodies(page, '/Seller/stocks/7')[1]).toEqual({ low_stock: '' }))
  })

  it('books a change with cause and note in a dialog', async () => {
    const page = await open()
    await page.user.click((await page.row('POT-1')).getByRole('button', { name: 'Change stock' }))
    const dialog = await page.dialog('Change stock')
    await page.user.type(await dialog.findByLabelText(/^Difference/), '30')
    await page.user.type(dialog.getByLabelText(/^Note/), 'batch 4')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Change stock')
    expect(bodies(page, '/Seller/stocks/change')).toEqual([
      { sku_id: '7', difference: '30', reason: 'purchase', note: 'batch 4' },
    ])
  })

  it('is read-only without the permission to change stock', async () => {
    const reader = { ...pot, may_change: false }
    const page = await open({
      person: { is_super: false, permissions: ['stock.view'] },
      answers: { 'GET /Seller/stocks': listOf([reader]) },
    })
    const row = await page.row('POT-1')
    expect(row.queryByTitle('Edit On hand')).toBeNull()
    expect(row.queryByRole('button', { name: 'Change stock' })).toBeNull()
    expect(page.queryByLabelText('Cause of changes in cells')).toBeNull()
    expect(row.getByRole('button', { name: 'History' })).toBeDefined()
    expect(page.sent('GET', '/Seller/store_classes')).toEqual([])
  })
})

describe('the history of a SKU', () => {
  const sold = {
    id: 90,
    kind: 'consume',
    reason: null,
    note: '',
    difference: -2,
    reserved_difference: -2,
    on_hand: 12,
    reserved: 3,
    left: 9,
    who: '',
    order_id: 71,
    order_no: 'N71',
    created_at: '2026-05-01T02:00:00Z',
  }
  const came = {
    ...sold,
    id: 80,
    kind: 'adjust',
    reason: 'purchase',
    note: 'batch 4',
    difference: 14,
    reserved_difference: 0,
    on_hand: 14,
    who: 'Lin',
    order_id: null,
    order_no: null,
  }
  const read = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
    open({
      at: '/stocks/history/7',
      menu: '/stocks',
      below: { history },
      ...options,
      answers: {
        'GET /Seller/stocks/7/movements': ({ query }: { query: URLSearchParams }) =>
          query.get('after') === null
            ? { sku: pot, rows: [sold], next: '1.2.3.4' }
            : { sku: pot, rows: [came], next: null },
        ...options.answers,
      },
    })

  it('shows cause, difference, balance and person, leads to the order, and loads older changes', async () => {
    const page = await read()
    expect((await page.row('Sold')).cells()).toEqual([
      '2026-05-01 10:00:00',
      'Sold',
      '-2',
      '12',
      '3 (-2)',
      '9',
      '-',
      'N71',
      '-',
    ])
    expect(page.getByRole('link', { name: 'N71' }).getAttribute('href')).toContain('/orders?order_no=N71')
    await page.user.click(page.getByRole('button', { name: 'Show older changes' }))
    expect((await page.row('Purchase')).cells()).toEqual(expect.arrayContaining(['+14', '14', 'Lin', 'batch 4']))
    expect(page.getByText('The history begins here.')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Show older changes' })).toBeNull()
  })

  it('has no link to orders for people who may not see them', async () => {
    const page = await read({ person: { is_super: false, permissions: ['stock.view'] } })
    await page.row('Sold')
    expect(page.queryByRole('link', { name: 'N71' })).toBeNull()
    expect(page.getByText('N71')).toBeDefined()
  })

  it('of an address without an id says so', async () => {
    const page = await read({ at: '/stocks/history' })
    expect(await page.findByText('This SKU is not in your store, or it was removed.')).toBeDefined()
  })
})
