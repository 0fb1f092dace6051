import { cut, held, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { openRowMenu } from '@shiji/backoffice/testing/row-menu.ts'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const lin = {
  id: 21,
  username: '138****0021',
  nickname: '小林',
  avatar: '',
  phone: '138****0021',
  belong_id: 0,
  status: 'active',
  money: 1_234_505,
  frozen_money: 100,
  integral: 1_500,
  login_time: null,
  created_at: '2026-05-01T02:00:00Z',
}
const HANDLE = '/Admin/users/money/handle'

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/users',
    ...options,
    answers: {
      'GET /Admin/users': listOf([lin]),
      'GET /Admin/users/21': lin,
      [`POST ${HANDLE}`]: {},
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const openAdjust = async (page: Page) => {
  const more = await (await page.row('小林')).findByRole('button', { name: 'More' })
  await page.user.click((await openRowMenu(page, more)).getByRole('menuitem', { name: 'Adjust' }))
  return page.dialog('Adjust')
}
const bodies = (page: Page) => page.sent('POST', HANDLE).map(({ body }) => Object.fromEntries(body))

describe('the users of the platform', () => {
  it('show name, masked phone, state, balance and frozen with two decimals, and whole points', async () => {
    const page = await open()
    expect((await page.row('小林')).cells().slice(2, 9)).toEqual([
      '小林',
      '138****0021',
      'Active',
      '¥12,345.05',
      '¥1.00',
      '1,500',
      '-',
    ])
  })

  it('say in Chinese what they say in English', async () => {
    const page = await open({ locale: 'zh-cn' })
    await page.row('小林')
    expect(page.heads()).toEqual(expect.arrayContaining(['昵称', '用户名', '余额', '冻结', '积分']))
  })

  it('are added with what the server has against it at its field, and nothing typed is lost', async () => {
    const taken = invalidFields({ username: 'This phone is taken.' })
    const page = await open({ answers: { 'POST /Admin/users': taken } })
    await page.row('小林')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog(/Add/)
    const phone = await dialog.findByLabelText(/User name/)
    await page.user.type(phone, '13800000021')
    await page.user.type(dialog.getByLabelText(/Nickname/), '小林')
    await page.user.type(dialog.getByLabelText(/^Password/), 'correct horse')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('This phone is taken.')
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    expect(phone).toHaveProperty('value', '13800000021')
    expect(dialog.getByLabelText(/Nickname/)).toHaveProperty('value', '小林')
  })

  it('are added once, even with repeated clicks, and with one key after a cut connection', async () => {
    const state = { broken: true }
    const answer = held({ id: 22 })
    const page = await open({ answers: { 'POST /Admin/users': () => (state.broken ? cut() : answer.answer()) } })
    await page.row('小林')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog(/Add/)
    await page.user.type(await dialog.findByLabelText(/User name/), '13800000021')
    await page.user.type(dialog.getByLabelText(/Nickname/), '小林')
    await page.user.type(dialog.getByLabelText(/^Password/), 'correct horse')
    const save = dialog.getByRole('button', { name: 'Save' })
    await page.user.click(save)
    await dialog.findByText(/The server did not answer/)
    expect(dialog.getByLabelText(/User name/)).toHaveProperty('value', '13800000021')
    state.broken = false
    await page.user.dblClick(save)
    await page.user.type(dialog.getByLabelText(/Nickname/), '{Enter}')
    answer.release()
    await page.dialogGone(/Add/)
    const sent = page.sent('POST', '/Admin/users')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.idempotencyKey).toMatch(/^\w{32}$/)
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
  })
})

describe('an adjustment', () => {
  it('shows the person and the current balance, and sends fen with the reason', async () => {
    const page = await open()
    const dialog = await openAdjust(page)
    expect(dialog.getByText('Balance now ¥12,345.05, points 1,500')).toBeDefined()
    await page.user.type(dialog.getByLabelText(/^Amount/), '-12.5')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'double payment')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([{ id: '21', kind: 'balance', money: '-1250', reason: 'double payment' }])
    await page.dialogGone('Adjust')
    await page.waitFor(() => expect(page.sent('GET', '/Admin/users')).toHaveLength(2))
  })

  it('of points sends whole points', async () => {
    const page = await open()
    const dialog = await openAdjust(page)
    await page.user.click(dialog.getByLabelText('Points'))
    await page.user.type(await dialog.findByLabelText(/^Points \(/), '200')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'gift')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([{ id: '21', kind: 'points', money: '200', reason: 'gift' }])
  })

  it.each([
    ['without a reason', '5', '', 'Cannot be empty.'],
    ['without an amount', '', 'gift', 'Cannot be empty.'],
    ['of nothing', '0', 'gift', 'Enter a number other than 0.'],
    ['of a third of a fen', '0.333', 'gift', 'Enter an amount with at most two decimals.'],
    ['of words', 'much', 'gift', 'Enter an amount with at most two decimals.'],
  ])('%s is not sent, and the field shows the reason', async (_what, amount, reason, words) => {
    const page = await open()
    const dialog = await openAdjust(page)
    if (amount !== '') await page.user.type(dialog.getByLabelText(/^Amount/), amount)
    if (reason !== '') await page.user.type(dialog.getByLabelText(/^Reason/), reason)
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText(words)
    expect(bodies(page)).toEqual([])
  })

  it('keeps what the server refuses, at its field', async () => {
    const page = await open({ answers: { [`POST ${HANDLE}`]: invalidFields({ reason: 'Say more.' }) } })
    const dialog = await openAdjust(page)
    await page.user.type(dialog.getByLabelText(/^Amount/), '5')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'x')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText('Say more.')
    expect(dialog.getByLabelText(/^Amount/)).toHaveProperty('value', '5.00')
  })

  it('is booked once: a repeated press sends nothing, a repeated try has the same key', async () => {
    const state = { broken: true }
    const answer = held({})
    const page = await open({ answers: { [`POST ${HANDLE}`]: () => (state.broken ? cut() : answer.answer()) } })
    const dialog = await openAdjust(page)
    await page.user.type(dialog.getByLabelText(/^Amount/), '5')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'gift')
    const confirm = dialog.getByRole('button', { name: 'Confirm' })
    await page.user.click(confirm)
    await dialog.findByText(/The server did not answer/)
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'gift')
    state.broken = false
    await page.user.dblClick(confirm)
    answer.release()
    await page.dialogGone('Adjust')
    const keys = page.sent('POST', HANDLE).map(asked => asked.idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^\w{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('asks before it discards the input', async () => {
    const page = await open()
    const dialog = await openAdjust(page)
    await page.user.type(dialog.getByLabelText(/^Reason/), 'gift')
    await page.user.click(dialog.getByRole('button', { name: 'Close' }))
    await page.findByText('Your changes will be lost. Leave anyway?')
  })

  it('is not offered without the permission to adjust', async () => {
    const page = await open({ person: { is_super: false, permissions: ['user.view'] } })
    expect((await page.row('小林')).queryByRole('button', { name: 'More' })).toBeNull()
  })
})
