import { cut, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const asked = {
  id: 5,
  cash_no: 'C2026050100005',
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
  actions: ['withdraw'],
}
const refused = {
  ...asked,
  id: 6,
  cash_no: 'C2026050100006',
  cash_status: 'refused',
  refuse_info: '户名不符',
  actions: [],
}
const TERMS = { available: 3_000_000, frozen: 500_000, fee_bp: 60, least: 100, most: 500_000_000 }

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/cashes',
    ...options,
    answers: {
      'GET /Seller/cashes': listOf([asked, refused]),
      'GET /Seller/cashes/terms/now': TERMS,
      'PUT /Seller/cashes/5': { id: 5 },
      'POST /Seller/cashes': { id: 7 },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const fill = async (page: Page, number = '4111 1111 1111 1111') => {
  await page.row('C2026050100005')
  await page.user.click(page.getByRole('button', { name: 'Withdraw money' }))
  const dialog = await page.dialog('Withdraw money')
  const amount = await dialog.findByLabelText(/^Amount/)
  await page.user.type(amount, '1000')
  await page.user.type(dialog.getByLabelText(/^Account holder/), '王小明')
  await page.user.type(dialog.getByLabelText(/^Bank/), '招商银行')
  await page.user.type(dialog.getByLabelText(/^Account number/), number)
  return dialog
}
const send = (page: Page, dialog: Awaited<ReturnType<typeof fill>>) =>
  page.user.click(dialog.getByRole('button', { name: 'Withdraw money' }))

describe('the withdrawals of a store', () => {
  it('show amount, fee, what arrives, a masked account, and why one was refused', async () => {
    const page = await open()
    expect((await page.row('C2026050100005')).cells().slice(1, 9)).toEqual([
      'C2026050100005',
      'To approve',
      '¥5,000.00',
      '¥30.00',
      '¥4,970.00',
      '王小明',
      '招商银行',
      '**** 1111',
    ])
    expect((await page.row('C2026050100006')).cells()).toEqual(expect.arrayContaining(['Refused', '户名不符']))
  })

  it('speak Chinese', async () => {
    const page = await open({ locale: 'zh-cn' })
    await page.row('C2026050100005')
    expect(page.heads()).toEqual(expect.arrayContaining(['提现单号', '金额', '手续费', '实际到账', '银行账号', '状态']))
    expect(page.getByRole('button', { name: '申请提现' })).toBeDefined()
  })

  it('are asked for with what is there, what is held and what the fee takes in sight', async () => {
    const page = await open()
    const dialog = await fill(page)
    expect(dialog.getByText('¥30,000.00 can be withdrawn')).toBeDefined()
    expect(dialog.getByText(/¥5,000.00 is being withdrawn · The fee of 0.60 % is taken from the amount/)).toBeDefined()
    await send(page, dialog)
    await page.waitFor(() => expect(page.sent('POST', '/Seller/cashes')).toHaveLength(1))
    expect(Object.fromEntries(page.sent('POST', '/Seller/cashes')[0]?.body ?? [])).toMatchObject({
      amount: '100000',
      name: '王小明',
      bank_name: '招商银行',
      card_no: '4111111111111111',
    })
  })

  it('keep what was typed when the number is wrong, here or at the server', async () => {
    const refusal = invalidFields({ card_no: 'This is not a valid card number. Please check it.' })
    const page = await open({ answers: { 'POST /Seller/cashes': refusal } })
    const dialog = await fill(page, '12x')
    await send(page, dialog)
    await dialog.findByText('This is not a valid card number. Please check it.')
    expect(page.sent('POST', '/Seller/cashes')).toHaveLength(0)
    const number = dialog.getByLabelText(/^Account number/)
    await page.user.clear(number)
    await page.user.type(number, '4111111111111112')
    await send(page, dialog)
    await page.waitFor(() => expect(page.sent('POST', '/Seller/cashes')).toHaveLength(1))
    await dialog.findByText('This is not a valid card number. Please check it.')
    expect(dialog.getByLabelText(/^Account holder/)).toHaveProperty('value', '王小明')
  })

  it('are not asked for above what is there', async () => {
    const page = await open({ answers: { 'GET /Seller/cashes/terms/now': { ...TERMS, available: 50_000 } } })
    const dialog = await fill(page)
    await send(page, dialog)
    await dialog.findByText('At most ¥500.00 can be withdrawn.')
    expect(page.sent('POST', '/Seller/cashes')).toHaveLength(0)
  })

  it('are taken back while nobody has approved them', async () => {
    const page = await open()
    const row = await page.row('C2026050100005')
    await page.user.click(row.getByRole('button', { name: 'Take back' }))
    await page.waitFor(() => expect(page.sent('PUT', '/Seller/cashes/5')).toHaveLength(1))
    expect((await page.row('C2026050100006')).queryByRole('button', { name: 'Take back' })).toBeNull()
  })

  it('are only read without the permission to ask for them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['cash.view'] } })
    await page.row('C2026050100005')
    expect(page.queryByRole('button', { name: 'Withdraw money' })).toBeNull()
  })

  it('that cannot be loaded offer another try', async () => {
    const page = await open({ answers: { 'GET /Seller/cashes': cut } })
    await page.findByRole('button', { name: 'Try again' })
  })
})
