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
const VERIFY = '/Admin/stores/verify'
const STATUS = '/Admin/stores/status'

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
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const close = async (page: Page, name: string) => {
  const menu = await openRowMenu(page, (await page.row(name)).getByRole('button', { name: 'More' }))
  await page.user.click(menu.getByRole('menuitem', { name: 'Close' }))
  return page.dialog('Close')
}
const act = async (page: Page, name: string, act: string) => {
  await page.user.click((await page.row(name)).getByRole('button', { name: act }))
  return page.dialog(act)
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

  it('pass verification once, named in the question', async () => {
    const answer = held({})
    const page = await open({ answers: { [`PUT ${VERIFY}`]: answer.answer } })
    const dialog = await act(page, 'Wood & Light', 'Approve')
    expect(dialog.getByText('Wood & Light')).toBeDefined()
    await page.user.dblClick(dialog.getByRole('button', { name: 'Confirm' }))
    answer.release()
    await page.dialogGone('Approve')
    expect(bodies(page, VERIFY)).toEqual([{ id: '8', store_verify: 'passed' }])
  })

  it('are denied with a reason only', async () => {
    const page = await open()
    const dialog = await act(page, 'Wood & Light', 'Deny')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText('Cannot be empty.')
    expect(bodies(page, VERIFY)).toEqual([])
    await page.user.type(dialog.getByLabelText(/^Reason/), 'The licence has expired.')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.dialogGone('Deny')
    expect(bodies(page, VERIFY)).toEqual([{ id: '8', store_verify: 'denied', reason: 'The licence has expired.' }])
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

  it('are changed with the commission in percent, which may be left to the class', async () => {
    const facts = { ...store, address: '湖滨路 1 号', is_flagship: false, commission_bp: 255 }
    const page = await open({ answers: { 'GET /Admin/stores/8': facts, 'PUT /Admin/stores/8': { id: 8 } } })
    await page.user.click((await page.row('Wood & Light')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const commission = await dialog.findByLabelText(/^Commission/)
    expect(commission).toHaveProperty('value', '2.55')
    await page.user.clear(commission)
    await page.user.click(dialog.getByRole('switch', { name: /Flagship/ }))
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
        commission_bp: '',
      },
    ])
  })

  it('show the documents of their application and their classes in the view', async () => {
    const detail = {
      ...store,
      address: '湖滨路 1 号',
      commission_bp: null,
      application: { legal_person: '林远山', business_license_no: '91330100MA1234567X' },
      classes: [
        { id: 1, name: '灯具', name_en: 'Lamps', commission_bp: null },
        { id: 2, name: '沙发', name_en: 'Sofas', commission_bp: null },
      ],
    }
    const page = await open({ answers: { 'GET /Admin/stores/8': detail } })
    await page.user.click((await page.row('Wood & Light')).getByRole('button', { name: 'View' }))
    const dialog = await page.dialog('View')
    expect(await dialog.findByText('林远山')).toBeDefined()
    expect(dialog.getByText('91330100MA1234567X')).toBeDefined()
    expect(dialog.getByText('杭州 湖滨路 1 号')).toBeDefined()
    expect(dialog.getByText('Lamps, Sofas')).toBeDefined()
  })

  it('keep what the server has against a reason at its field', async () => {
    const page = await open({ answers: { [`PUT ${VERIFY}`]: invalidFields({ reason: 'Too long.' }) } })
    const dialog = await act(page, 'Wood & Light', 'Deny')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'x')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText('Too long.')
  })
})
