import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
// Lazy parts are loaded here, so that they take no time out of a test.
import '../../features/goods/desk/preview-dialog-view.tsx'
import '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import '@shiji/ui/backoffice/field-types/controls/cascader-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/date-controls.tsx'
import * as screen from './index.tsx'

const kettle = {
  id: 11,
  name: '山茶手冲壶',
  name_en: 'Camellia kettle',
  goods_no: 'SC-11',
  image: '',
  class_name: '茶具',
  class_name_en: 'Tea ware',
  brand_name: '',
  brand_name_en: '',
  price: 19_900,
  stock: 7,
  sales: 0,
  shelf: 'on_shelf',
  verify: 'examined',
  refuse_info: '',
  change_state: 'waiting',
  shelf_on_at: null,
  shelf_off_at: '2026-12-01T00:00:00.000Z',
  is_recommend: false,
  created_at: '2026-05-01T02:00:00Z',
  actions: ['take_off', 'update'],
}
const cup = { ...kettle, id: 12, name: '素杯', name_en: 'Cup', change_state: null, shelf_off_at: null }
const tree = [
  {
    id: 1,
    name: '家居',
    name_en: 'Home',
    thumb: '',
    children: [
      {
        id: 2,
        name: '茶具',
        name_en: 'Tea ware',
        thumb: '',
        children: [{ id: 4, name: '茶杯', name_en: 'Cups', thumb: '', children: [] }],
      },
    ],
  },
]

const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'seller',
    screen,
    at: '/goods',
    locale,
    answers: { 'GET /Seller/goods': listOf([kettle, cup]), 'GET /Seller/store_classes': tree, ...answers },
  })
type Page = Awaited<ReturnType<typeof open>>

/** Selects both goods and opens a dialog from the bar. */
const fromBar = async (page: Page, name: string) => {
  await page.row('Cup')
  await page.user.click(page.getByRole('checkbox', { name: 'Select row 1' }))
  await page.user.click(page.getByRole('checkbox', { name: 'Select row 2' }))
  const bar = page.within(await page.findByRole('region', { name: 'Selection' }))
  await page.user.click(bar.getByRole('button', { name }))
  return page.within(await page.findByRole('dialog', { name }))
}
const bodies = (page: Page, path: string) => page.sent('PUT', path).map(({ body }) => Object.fromEntries(body))

describe('goods whose change waits, or whose shelf has a time', () => {
  it.each([
    ['en', 'Camellia kettle', 'Change waits for review', 'Comes off shelf 2026-12-01 08:00:00'],
    ['zh-cn', '山茶手冲壶', '修改待审核', '2026-12-01 08:00:00 下架'],
  ] as const)('say so in the list (%s)', async (locale, name, change, time) => {
    const page = await open({}, locale)
    const row = await page.row(name)
    expect(row.getByText(change)).toBeDefined()
    expect(row.getByText(time)).toBeDefined()
  })
})

describe('prices of many goods', () => {
  const row = (sku_id: number, change: object = {}) => ({
    goods_id: 11,
    sku_id,
    name: '山茶手冲壶',
    name_en: 'Camellia kettle',
    sku_name: '白',
    sku_name_en: 'White',
    before: 19_900,
    after: 17_900,
    problem: null,
    ...change,
  })
  const PRICE = '/Seller/goods/price'

  it('are shown old and new before they are saved, and the way back keeps the input', async () => {
    const page = await open({ [`PUT ${PRICE}`]: { rows: [row(21), row(22, { after: 19_900 })], version: 'v1' } })
    const dialog = await fromBar(page, 'Set prices')
    await page.user.type(await dialog.findByLabelText(/^Percentage/), '-10')
    await page.user.click(dialog.getByRole('radio', { name: '¥1' }))
    await page.user.click(dialog.getByRole('button', { name: 'Preview' }))
    await dialog.findByText('2 SKUs, 1 of them change')
    expect((await page.row('Camellia kettle · White')).cells().slice(1)).toEqual(['¥199.00', '¥179.00'])
    await page.user.click(dialog.getByRole('button', { name: 'Back to the input' }))
    expect(await dialog.findByLabelText(/^Percentage/)).toHaveProperty('value', '-10')
    await page.user.click(dialog.getByRole('button', { name: 'Preview' }))
    await page.user.click(await dialog.findByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    const rule = { 'id[0]': '11', 'id[1]': '12', mode: 'percent', value: '-1000', round: 'yuan' }
    expect(bodies(page, PRICE)).toEqual([
      { ...rule, dry: '1' },
      { ...rule, dry: '1' },
      { ...rule, version: 'v1' },
    ])
  })

  it('that are impossible come first, and cannot be saved', async () => {
    const wrong = row(22, { after: -5, problem: 'too_low' })
    const page = await open({ [`PUT ${PRICE}`]: { rows: [row(21), wrong], version: 'v1' } })
    const dialog = await fromBar(page, 'Set prices')
    await page.user.click(dialog.getByRole('radio', { name: 'By an amount' }))
    await page.user.type(await dialog.findByLabelText(/^Amount/), '-200.5')
    await page.user.click(dialog.getByRole('button', { name: 'Preview' }))
    await dialog.findByText('1 prices are impossible. Nothing can be saved.')
    expect(dialog.getByText('less than ¥0.01')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    expect(bodies(page, PRICE)[0]).toMatchObject({ mode: 'amount', value: '-20050' })
  })

  it('need a number, and are not asked for without one', async () => {
    const page = await open()
    const dialog = await fromBar(page, 'Set prices')
    await page.user.click(dialog.getByRole('button', { name: 'Preview' }))
    await dialog.findByText('Cannot be empty.')
    expect(page.sent('PUT', PRICE)).toEqual([])
  })
})

it('the class of many goods is set after the page shows what that drops', async () => {
  const dropped = {
    rows: [{ goods_id: 11, name: '山茶手冲壶', name_en: 'Camellia kettle', dropped: ['壶嘴', '容量'] }],
  }
  const page = await open({ 'PUT /Seller/goods/class': dropped })
  const dialog = await fromBar(page, 'Set class')
  await page.user.click(await dialog.findByLabelText(/^Class/))
  for (const name of ['Home', 'Tea ware', 'Cups']) await page.user.click(await page.findByRole('option', { name }))
  await page.user.click(dialog.getByRole('button', { name: 'Preview' }))
  await dialog.findByText('Camellia kettle: 壶嘴, 容量')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await page.findByText('The operation was successful.')
  const move = { 'id[0]': '11', 'id[1]': '12', class_id: '4' }
  expect(bodies(page, '/Seller/goods/class')).toEqual([{ ...move, dry: '1' }, move])
})

it('the shelf is switched at times, which are wrong at their fields and keep what was typed', async () => {
  let answer: unknown = invalidFields({ on_at: 'Please choose a time in the future.' })
  const page = await open({ 'PUT /Seller/goods/shelf_times': () => (typeof answer === 'function' ? answer() : answer) })
  const dialog = await fromBar(page, 'Shelf at a time')
  await page.user.type(await dialog.findByLabelText(/^Put on shelf at/), '2026-01-01 08:00:00')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Please choose a time in the future.')
  expect(dialog.getByLabelText(/^Put on shelf at/)).toHaveProperty('value', '2026-01-01 08:00:00')
  answer = {}
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await page.findByText('The operation was successful.')
  expect(bodies(page, '/Seller/goods/shelf_times').at(-1)).toEqual({
    'id[0]': '11',
    'id[1]': '12',
    on_at: '2026-01-01 08:00:00',
    off_at: '',
  })
})
