import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'
import * as sheet from './sheet.tsx'

const goods = {
  id: 1,
  name: '马克杯',
  name_en: 'Mug',
  goods_no: '',
  image: '',
  class_id: 3,
  class_name: '',
  class_name_en: '',
  brand_name: '',
  brand_name_en: '',
  store_id: 1,
  price: 1_000,
  stock: 10,
  sales: 0,
  shelf: 'on_shelf',
  verify: 'examined',
  refuse_info: '',
  is_recommend: false,
  is_master: false,
  created_at: '2026-05-01T02:00:00Z',
  actions: ['update'],
}
const lamp = { ...goods, id: 2, name: '台灯', name_en: 'Lamp' }
const sku = { name: '', name_en: '', code: '', price: 5_000, market_price: 0, stock: 10, reserved: 0 }
const skus = [
  {
    goods_id: 1,
    skus: [
      { ...sku, id: 11, name: '白', name_en: 'White', code: 'M-W', price: 1_000, stock: 4, reserved: 2 },
      { ...sku, id: 12, name: '黑', name_en: 'Black', code: 'M-B', price: 1_200, stock: 6 },
    ],
  },
  { goods_id: 2, skus: [{ ...sku, id: 21 }] },
]

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/goods/sheet',
    menu: '/goods',
    below: { sheet },
    ...options,
    answers: {
      'GET /Seller/goods': listOf([goods, lamp]),
      'GET /Seller/goods/skus/1,2': skus,
      'PUT /Seller/goods/sheet': {},
      ...options.answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const cell = (page: Page, name: string) => page.findByRole('textbox', { name })
const opened = async () => {
  const page = await open()
  await page.user.click(await page.findByRole('button', { name: '2 SKUs of Mug' }))
  return page
}
const type = async (page: Page, name: string, text: string) => {
  const input = await cell(page, name)
  await page.user.clear(input)
  await page.user.type(input, text)
}
const saveAll = async (page: Page) => {
  await page.user.click(page.getByRole('button', { name: 'Preview and save' }))
  await page.user.click((await page.dialog(/changes$/)).getByRole('button', { name: 'Save all' }))
}
const bodies = (page: Page) => page.sent('PUT', '/Seller/goods/sheet').map(({ body }) => Object.fromEntries(body))

describe('the price and stock sheet', () => {
  it('opens goods to their SKUs, and shows goods with one SKU as a row', async () => {
    const page = await open()
    expect(await cell(page, 'Lamp: Price')).toHaveProperty('value', '50.00')
    expect(page.queryByRole('textbox', { name: 'White: Price' })).toBeNull()
    await page.user.click(page.getByRole('button', { name: '2 SKUs of Mug' }))
    expect(await cell(page, 'White: Price')).toHaveProperty('value', '10.00')
    expect((await page.row('M-W')).getByText('2 reserved by unpaid orders')).toBeDefined()
  })

  it('shows old and new figures before it saves all of them together, and undoes them', async () => {
    const page = await opened()
    await type(page, 'White: Price', '9.9')
    await type(page, 'Lamp: Stock', '8')
    expect(page.getByText('2 figures changed, in 2 goods')).toBeDefined()
    await page.user.click(page.getByRole('button', { name: 'Preview and save' }))
    const dialog = await page.dialog('2 changes')
    const lines = dialog.getAllByRole('row').map(row => row.textContent)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Mug · White.*10\.00.*9\.90.*0\.10/),
        expect.stringMatching(/Lamp.*10.*8.*2/),
      ]),
    )
    expect(bodies(page)).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: 'Save all' }))
    await page.findByText('2 figures saved')
    expect(bodies(page)).toEqual([
      {
        'rows[0][sku_id]': '11',
        'rows[0][price]': '990',
        'rows[0][price_was]': '1000',
        'rows[1][sku_id]': '21',
        'rows[1][stock]': '8',
        'rows[1][stock_was]': '10',
      },
    ])
    await page.user.click(page.getByRole('button', { name: 'Undo' }))
    await page.waitFor(() => expect(bodies(page)).toHaveLength(2))
    expect(bodies(page)[1]).toMatchObject({
      'rows[0][price]': '1000',
      'rows[0][price_was]': '990',
      'rows[1][stock]': '10',
      'rows[1][stock_was]': '8',
    })
  })

  it('moves by arrows and Enter, and takes cells that were copied from a spreadsheet', async () => {
    const page = await opened()
    await page.user.click(await cell(page, 'White: Price'))
    await page.user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(await cell(page, 'Black: Price'))
    await page.user.keyboard('{ArrowRight}{Enter}')
    expect(document.activeElement).toBe(await cell(page, 'Lamp: List price'))
    await page.user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    await page.user.paste('11\t15\n13\t16\n')
    expect(
      await Promise.all(
        ['White: Price', 'White: List price', 'Black: Price', 'Black: List price'].map(async name =>
          Reflect.get(await cell(page, name), 'value'),
        ),
      ),
    ).toEqual(['11', '15', '13', '16'])
  })

  it('fills the cells that are chosen with Shift by one pasted figure, and copies them', async () => {
    const page = await opened()
    await page.user.click(await cell(page, 'White: Stock'))
    await page.user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(page.getByRole('button', { name: 'Change 3 selected cells' })).toBeDefined()
    await page.user.paste('20')
    for (const name of ['White: Stock', 'Black: Stock', 'Lamp: Stock'])
      expect(await cell(page, name)).toHaveProperty('value', '20')
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
    const copied = await page.user.copy()
    expect(copied?.getData('text/plain')).toBe('20\n20\n20')
  })

  it('changes all prices of the page by percent, also those of closed goods', async () => {
    const page = await open()
    await cell(page, 'Lamp: Price')
    await page.user.type(page.getByLabelText('By'), '-10')
    await page.user.selectOptions(page.getByLabelText('Rounded to'), 'ending with .99')
    await page.user.click(page.getByRole('button', { name: 'Change the whole page' }))
    expect(page.getByText('3 figures changed, in 2 goods')).toBeDefined()
    await saveAll(page)
    await page.waitFor(() => expect(bodies(page)).toHaveLength(1))
    expect(bodies(page)[0]).toMatchObject({
      'rows[0][price]': '899',
      'rows[1][price]': '1099',
      'rows[2][price]': '4499',
    })
  })

  it('says what is wrong in a cell, saves nothing, and keeps what is typed', async () => {
    const page = await open()
    await type(page, 'Lamp: Price', 'cheap')
    expect(await page.findByText('1 cells are wrong')).toBeDefined()
    expect(await cell(page, 'Lamp: Price')).toHaveProperty('value', 'cheap')
    expect((await cell(page, 'Lamp: Price')).getAttribute('aria-invalid')).toBe('true')
    expect(page.getByRole('button', { name: 'Preview and save' })).toHaveProperty('disabled', true)
  })

  it('shows a refusal of the server at its cell', async () => {
    const page = await open({
      answers: { 'PUT /Seller/goods/sheet': invalidFields({ 'rows.0.price': 'Somebody else changed this.' }) },
    })
    await type(page, 'Lamp: Price', '45')
    await saveAll(page)
    await page.dialogGone(/changes$/)
    expect((await page.row('Lamp')).getByText('Somebody else changed this.')).toBeDefined()
    expect(await cell(page, 'Lamp: Price')).toHaveProperty('value', '45')
  })

  it('shows stock as a figure to people who may not change it', async () => {
    const page = await open({ person: { is_super: false, permissions: ['goods.view', 'goods.update'] } })
    await cell(page, 'Lamp: Price')
    expect(page.queryByRole('textbox', { name: 'Lamp: Stock' })).toBeNull()
  })
})
