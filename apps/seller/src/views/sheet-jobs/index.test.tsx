import { invalidFields, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import type { SheetJob } from '@shiji/contract/exchange/sheet-job.ts'
import { describe, expect, it, vi } from 'vitest'
import * as screen from './index.tsx'

const job: SheetJob = {
  id: 5,
  kind: 'goods',
  direction: 'import',
  state: 'checked',
  name: 'spring.csv',
  by: 'Lin',
  rows: 500,
  done: 500,
  wrong_rows: 0,
  faults: 0,
  fault_parts: 0,
  applied: 0,
  unchanged: 0,
  undone: 0,
  kept: 0,
  parts: 0,
  reason: null,
  created_at: '2026-06-01T02:00:00.000Z',
  ended_at: null,
  expires_at: '2026-06-08T02:00:00.000Z',
  actions: ['apply', 'cancel'],
}
const wrong: SheetJob = { ...job, wrong_rows: 3, faults: 3, fault_parts: 1 }
const faults = [
  { row: 12, column: 'Price', value: '12,x', message: 'Enter an amount with at most two decimals.' },
  { row: 80, column: 'Class', value: 'Cars', message: 'Please choose one of the options.' },
  { row: 301, column: 'Stock', value: 'many', message: 'Enter a whole number.' },
]
const template = {
  text: '\uFEFFGoods number,Price\r\n',
  columns: [
    { title: 'Goods number', hint: 'Number of the goods', is_needed: true },
    { title: 'Price', hint: 'Yuan', is_needed: true },
  ],
}

const open = (jobs: readonly SheetJob[], answers = {}, more: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/sheet_jobs',
    answers: {
      'GET /Seller/sheet_jobs': jobs,
      'GET /Seller/sheet_jobs/5/faults/1': faults,
      'GET /Seller/sheet_templates/*': template,
      'PUT /Seller/sheet_jobs/5/apply': {},
      'PUT /Seller/sheet_jobs/5/undo': {},
      'PUT /Seller/sheet_jobs/5/cancel': {},
      'POST /Seller/sheet_jobs/export': { ...job, direction: 'export', state: 'waiting' },
      'POST /Seller/sheet_jobs/import': { ...job, state: 'waiting' },
      ...answers,
    },
    ...more,
  })
type Page = Awaited<ReturnType<typeof open>>
const press = async (page: Page, name: string | RegExp) => page.user.click(await page.findByRole('button', { name }))
const bodies = (page: Page, method: string, path: string) =>
  page.sent(method, path).map(({ body }) => Object.fromEntries(body))

describe('a checked import', () => {
  it('with wrong cells names each with row and column, and offers to import the right rows only', async () => {
    const page = await open([wrong])
    expect((await page.row('12,x')).cells()).toEqual(['12', 'Price', '12,x', faults[0]?.message])
    expect((await page.row('Cars')).cells().slice(0, 2)).toEqual(['80', 'Class'])
    expect((await page.row('many')).cells().slice(0, 2)).toEqual(['301', 'Stock'])
    expect(page.getByText(/3 cells are wrong in 500 rows; 3 rows cannot be imported/)).toBeDefined()
    expect(page.queryByRole('button', { name: 'Import all rows' })).toBeNull()
    await press(page, 'Import the right rows')
    await page.waitFor(() => expect(bodies(page, 'PUT', '/Seller/sheet_jobs/5/apply')).toEqual([{ skip_wrong: '1' }]))
  })

  it('without wrong cells is imported whole, or cancelled', async () => {
    const page = await open([job])
    expect(await page.findByText('All 500 rows are right. Nothing is written yet.')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Import the right rows' })).toBeNull()
    await press(page, 'Import all rows')
    await page.waitFor(() => expect(bodies(page, 'PUT', '/Seller/sheet_jobs/5/apply')).toEqual([{}]))
    await press(page, 'Cancel')
    await page.waitFor(() => expect(page.sent('PUT', '/Seller/sheet_jobs/5/cancel')).toHaveLength(1))
  })

  it('of which all rows are wrong has nothing to import', async () => {
    const page = await open([{ ...wrong, rows: 3, wrong_rows: 3 }])
    await page.row('Cars')
    expect(page.queryByRole('button', { name: /Import the right rows|Import all rows/ })).toBeNull()
  })

  it('has all of its errors as a table', async () => {
    const saved: Blob[] = []
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      if (blob instanceof Blob) saved.push(blob)
      return 'blob:x'
    })
    // A click that downloads would take this window, which all tests share, to the address of the file.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const page = await open([wrong])
    await press(page, 'Download all errors')
    await page.waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toContain('12,Price,"12,x",Enter an amount')
    expect(click).toHaveBeenCalledOnce()
    url.mockRestore()
    click.mockRestore()
  })
})

describe('a job', () => {
  it('under way shows how many rows it is through with, and is asked for again until it ends', async () => {
    let asked = 0
    const running = { ...job, state: 'applying', done: 120, actions: [] }
    const page = await open([], {
      'GET /Seller/sheet_jobs': () => {
        asked += 1
        return asked === 1 ? [running] : [{ ...job, state: 'done', applied: 490, unchanged: 10, actions: ['undo'] }]
      },
    })
    expect(await page.findByText('120 of 500 rows')).toBeDefined()
    expect(
      await page.findByText('490 rows changed, 10 were so already, 0 were left out.', {}, { timeout: 5_000 }),
    ).toBeDefined()
  })

  it('that is done is undone after a question, and says what stays', async () => {
    const page = await open([{ ...job, state: 'done', applied: 500, actions: ['undo'] }])
    await press(page, 'Undo the import')
    expect(page.sent('PUT', '/Seller/sheet_jobs/5/undo')).toEqual([])
    const dialog = page.within(await page.findByRole('alertdialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Undo the import' }))
    await page.waitFor(() => expect(page.sent('PUT', '/Seller/sheet_jobs/5/undo')).toHaveLength(1))
  })

  it('that was undone names the records that stay', async () => {
    const kept = [
      { row: 2, column: 'Goods number', value: 'A-1', message: 'It was ordered after the import, so it stays.' },
    ]
    const undone: SheetJob = {
      ...job,
      state: 'undone',
      applied: 5,
      undone: 4,
      kept: 1,
      faults: 1,
      fault_parts: 1,
      actions: [],
    }
    const page = await open([undone], { 'GET /Seller/sheet_jobs/5/faults/1': kept })
    expect(await page.findByText('4 rows taken back, 1 stay.')).toBeDefined()
    expect((await page.row('A-1')).cells().at(-1)).toBe(kept[0]?.message)
    expect(page.getByRole('table', { name: 'Records that stay' })).toBeDefined()
  })
})

describe('starting', () => {
  it('an export asks for the chosen kind; the address chooses the first', async () => {
    const page = await open([], {}, { at: '/sheet_jobs?kind=orders' })
    await press(page, 'Export')
    await page.waitFor(() => expect(bodies(page, 'POST', '/Seller/sheet_jobs/export')).toEqual([{ kind: 'orders' }]))
    expect(page.queryByLabelText(/Spreadsheet file/)).toBeNull()
  })

  it('an import needs a file, says at it what is wrong with it, and keeps the choice', async () => {
    let refused = true
    const page = await open([], {
      'POST /Seller/sheet_jobs/import': () =>
        refused ? invalidFields({ file: 'The column “wat” is unknown.' }) : { ...job, state: 'waiting' },
    })
    await press(page, 'Import')
    expect((await page.findByRole('alert')).textContent).toBe('Cannot be empty.')
    const field = page.getByLabelText(/Spreadsheet file/)
    await page.user.upload(field, new File(['goods,price\n'], 'spring.csv', { type: 'text/csv' }))
    await press(page, 'Import')
    expect((await page.findByText('The column “wat” is unknown.')).textContent).toBeDefined()
    refused = false
    await press(page, 'Import')
    await page.waitFor(() => expect(bodies(page, 'POST', '/Seller/sheet_jobs/import')).toHaveLength(2))
    expect(bodies(page, 'POST', '/Seller/sheet_jobs/import')[0]).toMatchObject({ kind: 'goods' })
  })

  it('says what each column is for', async () => {
    const page = await open([])
    await page.user.click(await page.findByText('What the columns mean'))
    expect((await page.row('Goods number')).cells()).toEqual(['Goods number', 'Needed · Number of the goods'])
  })

  it('offers each person what they may do', async () => {
    const person = { is_super: false, permissions: ['sheet.export', 'order.view'] }
    const page = await open([], {}, { person })
    const kinds = await page.findByRole('combobox', { name: 'What' })
    expect([...kinds.querySelectorAll('option')].map(option => option.textContent)).toEqual(['Orders'])
    expect(page.queryByRole('button', { name: 'Import' })).toBeNull()
  })
})
