import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { savePaymentFile } from '../../features/withdrawals/save-payment-file.ts'
import * as screen from './index.tsx'

vi.mock('../../features/withdrawals/save-payment-file.ts', () => ({ savePaymentFile: vi.fn(async () => undefined) }))
beforeEach(() => vi.mocked(savePaymentFile).mockClear())

const asked = {
  id: 5,
  cash_no: 'C5',
  store_id: 3,
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  amount: 500_000,
  fee: 3_000,
  net: 497_000,
  name: '王小明',
  bank_name: '招商银行',
  card_no: '**** 1111',
  is_company: false,
  remark: '',
  cash_status: 'applied',
  refuse_info: '',
  needs_second: false,
  applied_by: 'owner',
  first_by: '',
  second_by: '',
  batch_no: null,
  created_at: '2026-05-09T02:00:00Z',
  decided_at: null,
  paid_at: null,
  actions: ['approve', 'refuse'],
}
const approved = { ...asked, id: 6, cash_no: 'C6', cash_status: 'approved', actions: ['pay'] }
const paying = { ...asked, id: 7, cash_no: 'C7', cash_status: 'paying', batch_no: 'B1', actions: ['settle', 'fail'] }
const EDIT = '/Admin/cashes/status/edit'
const FILE = { batch_no: 'B2', rows: [], net: 497_000 }

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/cashes',
    ...options,
    answers: {
      'GET /Admin/cashes': listOf([asked, approved, paying]),
      'GET /Admin/cashes/payment_file': FILE,
      [`PUT ${EDIT}`]: { done: [5], refused: [], batch_no: null },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const press = async (page: Page, row: string, name: string) =>
  page.user.click((await page.row(row)).getByRole('button', { name }))
const confirm = async (page: Page, title: string) => {
  const dialog = await page.dialog(title)
  await page.user.click(await dialog.findByRole('button', { name: 'Confirm' }))
  return dialog
}
const bodies = (page: Page) => page.sent('PUT', EDIT).map(({ body }) => Object.fromEntries(body))

describe('the withdrawals of all stores', () => {
  it('show the store and offer what this person may do with each', async () => {
    const page = await open()
    const row = await page.row('C5')
    expect(row.cells()).toEqual(expect.arrayContaining(['Wood & Light', '¥5,000.00', '¥4,970.00', 'To approve']))
    expect(row.queryByRole('button', { name: 'Approve' })).not.toBeNull()
    expect((await page.row('C6')).queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('are approved after the dialog has said how much, and of large sums that they need a second person', async () => {
    const large = { ...asked, id: 8, cash_no: 'C8', needs_second: true }
    const page = await open({ answers: { 'GET /Admin/cashes': listOf([asked, large]) } })
    await press(page, 'C8', 'Approve')
    const second = await page.dialog('Approve')
    expect(second.getByText(/Above ¥10,000 a second colleague must approve as well/)).toBeDefined()
    await page.user.click(await second.findByRole('button', { name: 'Cancel' }))
    await press(page, 'C5', 'Approve')
    await page.findByText('Withdrawals: 1, together ¥4,970.00 to pay.')
    await confirm(page, 'Approve')
    await page.waitFor(() => expect(bodies(page)).toEqual([{ 'ids[0]': '5', move: 'approve' }]))
  })

  it('are refused with a reason only, and say what goes back', async () => {
    const page = await open()
    await press(page, 'C5', 'Refuse')
    const dialog = await confirm(page, 'Refuse')
    expect(dialog.getByText(/¥5,000.00 goes back to the balance/)).toBeDefined()
    expect(bodies(page)).toEqual([])
    await page.user.type(dialog.getByLabelText(/^Reason/), '户名不符')
    await confirm(page, 'Refuse')
    await page.waitFor(() => expect(bodies(page)).toEqual([{ 'ids[0]': '5', move: 'refuse', reason: '户名不符' }]))
  })

  it('are paid in a batch whose file for the bank is saved at once', async () => {
    const page = await open({ answers: { [`PUT ${EDIT}`]: { done: [6], refused: [], batch_no: 'B2' } } })
    await press(page, 'C6', 'Make a payment batch')
    await confirm(page, 'Make a payment batch')
    await page.waitFor(() => expect(savePaymentFile).toHaveBeenCalledWith(FILE, expect.anything()))
  })

  it('that are being paid give the file of their batch again', async () => {
    const page = await open()
    await press(page, 'C7', 'Payment file')
    await page.waitFor(() => expect(savePaymentFile).toHaveBeenCalledOnce())
    expect(page.sent('GET', '/Admin/cashes/payment_file')).toHaveLength(1)
  })

  it('are approved together when they are chosen, and stay chosen while the dialog is only closed', async () => {
    const other = { ...asked, id: 9, cash_no: 'C9', amount: 100, net: 100 }
    const page = await open({ answers: { 'GET /Admin/cashes': listOf([asked, other]) } })
    await page.row('C9')
    for (const row of [1, 2]) await page.user.click(page.getByRole('checkbox', { name: `Select row ${row}` }))
    const bar = page.within(await page.findByRole('region', { name: 'Selection' }))
    await page.user.click(bar.getByRole('button', { name: 'Approve' }))
    await page.user.click(await (await page.dialog('Approve')).findByRole('button', { name: 'Cancel' }))
    await page.user.click(bar.getByRole('button', { name: 'Approve' }))
    await page.findByText('Withdrawals: 2, together ¥4,971.00 to pay.')
    await confirm(page, 'Approve')
    await page.waitFor(() => expect(bodies(page)).toEqual([{ 'ids[0]': '5', 'ids[1]': '9', move: 'approve' }]))
  })

  it('name those that the server refused, and why', async () => {
    const answer = { done: [], refused: [{ id: 5, msg: 'A second colleague must approve.' }], batch_no: null }
    const page = await open({ answers: { [`PUT ${EDIT}`]: answer } })
    await press(page, 'C5', 'Approve')
    await confirm(page, 'Approve')
    await page.findByText('C5: A second colleague must approve.')
    expect(page.queryByText('The operation was successful.')).toBeNull()
  })

  it('speak Chinese, with a tab for each kind of work', async () => {
    const page = await open({ locale: 'zh-cn' })
    await page.row('C5')
    for (const name of ['待审批', '待复核', '待打款', '打款中'])
      expect(page.getByRole('button', { name })).toBeDefined()
  })
})
