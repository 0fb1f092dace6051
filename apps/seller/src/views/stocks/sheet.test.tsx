import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'
import * as sheet from './sheet.tsx'

const good = {
  code: 'A-1',
  quantity: 7,
  sku_id: 1,
  goods_name: '茶杯',
  goods_name_en: 'Cup',
  sku_name: '大号',
  sku_name_en: 'Large',
  before: 10,
  reserved: 4,
  after: 7,
  code_problem: null,
  quantity_problem: null,
}
const short = { ...good, code: 'A-2', quantity: 1, after: 1, quantity_problem: 'reserved' }
const unknown = {
  ...good,
  code: 'NONE',
  sku_id: null,
  goods_name_en: '',
  sku_name_en: '',
  before: null,
  after: null,
  code_problem: 'missing',
}

const open = (answer: unknown, person = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/stocks/sheet',
    menu: '/stocks',
    below: { sheet },
    person,
    answers: { 'PUT /Seller/stocks/sheet': answer },
  })
type Page = Awaited<ReturnType<typeof open>>
const typed = async (page: Page, text: string) => {
  const field = await page.findByLabelText('Codes and quantities')
  await page.user.click(field)
  await page.user.paste(text)
  await page.user.click(page.getByRole('button', { name: 'Preview' }))
}
const bodies = (page: Page) => page.sent('PUT', '/Seller/stocks/sheet').map(({ body }) => Object.fromEntries(body))

describe('changing stock by sheet', () => {
  it('previews, and books the same rows with the stock that the preview showed', async () => {
    let asked = 0
    const page = await open(() => ({ rows: [good], applied: asked++ === 0 ? null : 1 }))
    await typed(page, 'A-1\t7')
    expect(await page.findByText('All 1 rows are right. Nothing has been booked yet.')).toBeDefined()
    expect((await page.row('Cup · Large')).cells()).toEqual(['1', 'A-1', 'Cup · Large', '7', '10', '7'])
    await page.user.click(page.getByRole('button', { name: 'Book all rows' }))
    await page.findByText('1 SKUs changed')
    const [preview, booked] = bodies(page)
    expect(preview).toMatchObject({ mode: 'count', dry: '1', 'rows[0][code]': 'A-1', 'rows[0][quantity]': '7' })
    expect(preview).not.toHaveProperty('rows[0][was]')
    expect(booked).toMatchObject({ mode: 'count', 'rows[0][was]': '10' })
    expect(booked).not.toHaveProperty('dry')
  })

  it('says in each cell what is wrong, wrong rows first, and books nothing', async () => {
    const page = await open({ rows: [good, short, unknown], applied: null })
    await typed(page, 'A-1\t7\nA-2\t1\nNONE\t3')
    expect(await page.findByText('2 rows are wrong. Nothing is booked until all are right.')).toBeDefined()
    expect((await page.row('A-2')).getByText('Unpaid orders reserve 4.')).toBeDefined()
    expect((await page.row('NONE')).getByText('No SKU has this code.')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Book all rows' })).toBeNull()
    expect(page.getByLabelText('Codes and quantities')).toHaveProperty('value', 'A-1\t7\nA-2\t1\nNONE\t3')
  })

  it('asks the server nothing while a line has no number', async () => {
    const page = await open({ rows: [], applied: null })
    await typed(page, 'A-1\t5\nA-2\tmany')
    await page.findByText('Enter a whole number.')
    expect(bodies(page)).toEqual([])
  })

  it('asks for another preview after any change', async () => {
    const page = await open({ rows: [good], applied: null })
    await typed(page, 'A-1\t7')
    await page.findByRole('button', { name: 'Book all rows' })
    await page.user.selectOptions(page.getByLabelText('The quantity is'), 'what came in or went out')
    expect(page.queryByRole('button', { name: 'Book all rows' })).toBeNull()
  })

  it('is closed to people who may not change stock', async () => {
    const page = await open({}, { is_super: false, permissions: ['stock.view'] })
    expect(await page.findByText('No permission')).toBeDefined()
  })
})
