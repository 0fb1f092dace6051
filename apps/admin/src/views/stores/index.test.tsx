import { cut, held, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { openRowMenu } from '@shiji/backoffice/testing/row-menu.ts'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const store = {
  id: 8,
  owner: '木木',
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  company_name: '木与光家居有限公司',
  mobile: '138****0008',
  area_info: '杭州',
  store_status: 'closed',
  status_reason: '',
  holiday_until: null,
  closes_at: null,
  closing_reason: '',
  closing_by: null,
  grade_id: null,
  grade_name: '标准店铺',
  grade_name_en: 'Standard',
  store_verify: 'verifying',
  store_refuse_info: '',
  store_money: 100_050,
  goods_count: 1_200,
  created_at: '2026-05-01T02:00:00Z',
  actions: ['pass', 'deny'],
}
const trading = {
  ...store,
  id: 9,
  store_name_en: 'Tea House',
  store_verify: 'passed',
  store_status: 'open',
  actions: ['close'],
}
const detail = {
  ...store,
  address: '湖滨路 1 号',
  commission_bp: null,
  store_logo: '/files/a.webp',
  application: { legal_person: '林远山', business_license_no: '91330100MA1234567X' },
  classes: [
    { id: 1, name: '灯具', name_en: 'Lamps', commission_bp: null },
    { id: 2, name: '沙发', name_en: 'Sofas', commission_bp: null },
  ],
  documents: [{ field: 'id_card_t', id: 31 }],
  missing: ['business_license'],
  rounds: [
    {
      round: 2,
      submitted_at: '2026-05-03T02:00:00Z',
      decision: null,
      reason: '',
      reasons: {},
      decided_by: '',
      decided_at: null,
      changed: ['store_name'],
    },
    {
      round: 1,
      submitted_at: '2026-05-01T02:00:00Z',
      decision: 'denied',
      reason: 'The name is wrong.',
      reasons: {},
      decided_by: 'Zhou',
      decided_at: '2026-05-02T02:00:00Z',
      changed: [],
    },
  ],
}
const queue = [
  { id: 8, store_name: '木与光', store_name_en: 'Wood & Light', submitted_at: '2026-05-03T02:00:00Z' },
  { id: 12, store_name: '茶山', store_name_en: 'Tea Hill', submitted_at: '2026-05-04T02:00:00Z' },
]
const reviewing = {
  'GET /Admin/stores/review/8': detail,
  'GET /Admin/stores/queue': queue.slice(0, 1),
  'POST /Admin/stores/documents/31': {
    id: 31,
    field: 'id_card_t',
    mime: 'image/webp',
    width: 800,
    height: 500,
    data: 'UklG',
  },
}
const VERIFY = '/Admin/stores/verify'
const STATUS = '/Admin/stores/status'
const CLOSING = '/Admin/stores/closing'
const grades = [
  { id: 5, name: '金牌店铺', name_en: 'Gold' },
  { id: 6, name: '标准店铺', name_en: 'Standard' },
]

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/stores',
    ...options,
    answers: {
      'GET /Admin/stores': listOf([store, trading]),
      [`PUT ${VERIFY}`]: {},
      [`PUT ${STATUS}`]: {},
      [`PUT ${CLOSING}`]: {},
      'GET /Admin/grades': listOf(grades),
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const close = async (page: Page, name: string) => {
  const menu = await openRowMenu(page, (await page.row(name)).getByRole('button', { name: 'More' }))
  await page.user.click(menu.getByRole('menuitem', { name: 'Close' }))
  return page.dialog('Close')
}
const review = async (page: Page, name: string) => {
  await page.user.click((await page.row(name)).getByRole('button', { name: 'Review' }))
  return page.dialog(`Review ${name}`)
}
const bodies = (page: Page, path: string) => page.sent('PUT', path).map(({ body }) => Object.fromEntries(body))

describe('the stores of the platform', () => {
  it('show owner, place, review, state, goods and balance with two decimals', async () => {
    const page = await open()
    expect((await page.row('Wood & Light')).cells().slice(1, 8)).toEqual([
      'Wood & Light',
      '木木',
      '杭州',
      'Verifying',
      'Closed',
      '1,200',
      '¥1,000.50',
    ])
  })

  it('that wait for verification are filtered by the link from the dashboard', async () => {
    const page = await open({ at: '/stores?store_verify=verifying', locale: 'zh-cn' })
    await page.row('木与光')
    expect(page.sent('GET', '/Admin/stores')[0]?.query.get('store_verify')).toBe('verifying')
    expect(page.search().getByLabelText('审核')).toHaveProperty('value', 'verifying')
  })

  it('pass verification once, with their facts beside the documents', async () => {
    const answer = held({})
    const page = await open({ answers: { ...reviewing, [`PUT ${VERIFY}`]: answer.answer } })
    const dialog = await review(page, 'Wood & Light')
    expect(await dialog.findByText('林远山')).toBeDefined()
    expect((await dialog.findByRole('img', { name: 'ID card, portrait side' })).getAttribute('src')).toBe(
      'data:image/webp;base64,UklG',
    )
    expect(dialog.getByText('Not filled in')).toBeDefined()
    await page.user.dblClick(dialog.getByRole('button', { name: 'Approve' }))
    answer.release()
    await page.dialogGone(/^Review/)
    expect(bodies(page, VERIFY)).toEqual([{ id: '8', store_verify: 'passed' }])
  })

  it('are denied with a reason only', async () => {
    const page = await open({ answers: reviewing })
    const dialog = await review(page, 'Wood & Light')
    const reason = await dialog.findByLabelText('Reason for the applicant')
    await page.user.click(dialog.getByRole('button', { name: 'Deny' }))
    await dialog.findByText('Cannot be empty.')
    expect(bodies(page, VERIFY)).toEqual([])
    await page.user.type(reason, 'The licence has expired.')
    await page.user.click(dialog.getByRole('button', { name: 'Deny' }))
    await page.dialogGone(/^Review/)
    expect(bodies(page, VERIFY)[0]).toMatchObject({ store_verify: 'denied', reason: 'The licence has expired.' })
  })

  it('are denied with reasons by field, and the next in the queue follows', async () => {
    const second = { ...detail, id: 12, store_name_en: 'Tea Hill' }
    const page = await open({
      answers: { ...reviewing, 'GET /Admin/stores/queue': queue, 'GET /Admin/stores/review/12': second },
    })
    const dialog = await review(page, 'Wood & Light')
    await page.user.click(await dialog.findByRole('button', { name: 'Add a reason: Licence picture' }))
    await page.user.type(dialog.getByRole('textbox', { name: 'Reason: Licence picture' }), 'Not readable.')
    await page.user.click(dialog.getByRole('button', { name: 'Deny' }))
    await page.dialog('Review Tea Hill')
    const [body] = bodies(page, VERIFY)
    expect(body).toMatchObject({
      id: '8',
      store_verify: 'denied',
      'reasons[0][field]': 'business_license',
      'reasons[0][reason]': 'Not readable.',
    })
  })

  it('show earlier rounds in the review', async () => {
    const page = await open({ answers: reviewing })
    const dialog = await review(page, 'Wood & Light')
    expect(await dialog.findByText('Round 1')).toBeDefined()
    expect(dialog.getByText('The name is wrong.')).toBeDefined()
    expect(dialog.getAllByText('Changed')).toHaveLength(1)
  })

  it('keep the reasons when the server refuses or does not answer', async () => {
    const state = { broken: true }
    const page = await open({
      answers: {
        ...reviewing,
        [`PUT ${VERIFY}`]: () => (state.broken ? cut() : invalidFields({ reason: 'Too long.' })),
      },
    })
    const dialog = await review(page, 'Wood & Light')
    const reason = await dialog.findByLabelText('Reason for the applicant')
    await page.user.type(reason, 'The licence has expired.')
    await page.user.click(dialog.getByRole('button', { name: 'Deny' }))
    await dialog.findByText(/The server did not answer/)
    state.broken = false
    await page.user.click(dialog.getByRole('button', { name: 'Deny' }))
    await dialog.findByText('Too long.')
    expect(reason).toHaveProperty('value', 'The licence has expired.')
  })

  it('show no document to staff who may not see any', async () => {
    const person = { is_super: false, permissions: ['store.view', 'store.review'] }
    const page = await open({ answers: reviewing, person })
    const dialog = await review(page, 'Wood & Light')
    expect(await dialog.findByText('You do not have permission to see documents.')).toBeDefined()
    expect(page.sent('POST', '/Admin/stores/documents/31')).toEqual([])
  })

  it('are closed with a reason only, which is kept when the connection is cut', async () => {
    const state = { broken: true }
    const page = await open({ answers: { [`PUT ${STATUS}`]: () => (state.broken ? cut() : {}) } })
    const dialog = await close(page, 'Tea House')
    const reason = dialog.getByLabelText(/^Reason/)
    await page.user.type(reason, 'Counterfeit goods.')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText(/The server did not answer/)
    expect(reason).toHaveProperty('value', 'Counterfeit goods.')
    state.broken = false
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.dialogGone('Close')
    expect(bodies(page, STATUS).at(-1)).toEqual({ id: '9', store_status: 'closed', reason: 'Counterfeit goods.' })
  })

  it('are closed at a date, with what happens to open orders', async () => {
    const page = await open()
    const dialog = await close(page, 'Tea House')
    expect(dialog.getByText(/unpaid orders can no longer be paid\. What was paid must still be shipped/)).toBeDefined()
    await page.user.type(dialog.getByLabelText(/^Reason/), 'Licence expires.')
    await page.user.type(dialog.getByLabelText(/^Closing on/), '2026-12-01 08:00:00')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.dialogGone('Close')
    expect(bodies(page, CLOSING)).toEqual([{ id: '9', closes_at: '2026-12-01 08:00:00', reason: 'Licence expires.' }])
    expect(bodies(page, STATUS)).toEqual([])
  })

  it('have a planned closing withdrawn', async () => {
    const planned = { ...trading, closes_at: '2026-12-01T00:00:00.000Z', closing_by: 'admin', closing_reason: 'x' }
    const page = await open({ answers: { 'GET /Admin/stores': listOf([planned]) } })
    const menu = await openRowMenu(page, (await page.row('Tea House')).getByRole('button', { name: 'More' }))
    await page.user.click(menu.getByRole('menuitem', { name: 'Withdraw closing' }))
    const dialog = await page.dialog('Withdraw closing')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.dialogGone('Withdraw closing')
    expect(bodies(page, CLOSING)).toEqual([{ id: '9', closes_at: '' }])
  })

  it('are changed with the commission in percent, which may be left to the class', async () => {
    const facts = { ...store, address: '湖滨路 1 号', is_flagship: false, commission_bp: 255 }
    const page = await open({ answers: { 'GET /Admin/stores/8': facts, 'PUT /Admin/stores/8': { id: 8 } } })
    await page.user.click((await page.row('Wood & Light')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const commission = await dialog.findByLabelText(/^Commission/)
    expect(commission).toHaveProperty('value', '2.55')
    await page.user.clear(commission)
    await page.user.click(dialog.getByRole('switch', { name: /Flagship/ }))
    await page.user.selectOptions(await dialog.findByLabelText(/^Grade/), 'Gold')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page, '/Admin/stores/8')).toEqual([
      {
        store_name: '木与光',
        store_name_en: 'Wood & Light',
        company_name: '木与光家居有限公司',
        mobile: '138****0008',
        address: '湖滨路 1 号',
        is_flagship: '1',
        grade_id: '5',
        commission_bp: '',
      },
    ])
  })

  it('show the documents of their application and their classes in the view', async () => {
    const page = await open({ answers: { 'GET /Admin/stores/8': detail } })
    await page.user.click((await page.row('Wood & Light')).getByRole('button', { name: 'View' }))
    const dialog = await page.dialog('View')
    expect(await dialog.findByText('林远山')).toBeDefined()
    expect(dialog.getByText('91330100MA1234567X')).toBeDefined()
    expect(dialog.getByText('杭州 湖滨路 1 号')).toBeDefined()
    expect(dialog.getByText('Lamps, Sofas')).toBeDefined()
  })
})
