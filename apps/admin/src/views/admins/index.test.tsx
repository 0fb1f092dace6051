import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const colleague = {
  id: 12,
  username: 'chen.service',
  nickname: '陈静',
  avatar: '',
  status: 'active',
  is_super: false,
  role_id: [3],
  roles: [{ id: 3, name: '客服' }],
  login_time: null,
  created_at: '2026-05-01T02:00:00Z',
}
const chief = { ...colleague, id: 1, username: 'admin', nickname: '总管', is_super: true, role_id: [], roles: [] }
const myself = { ...colleague, id: 7, username: 'lin', nickname: '林小满', roles: [], role_id: [] }
const roles = [
  { id: 3, name: '客服' },
  { id: 4, name: '财务' },
]

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/admins',
    ...options,
    answers: {
      'GET /Admin/admins': listOf([colleague, chief, myself]),
      'GET /Admin/admins/12': colleague,
      'GET /Admin/roles': listOf(roles),
      'POST /Admin/admins': { id: 13 },
      'PUT /Admin/admins/12': { id: 12 },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const fillIn = async (page: Page, username: string, password: string) => {
  await page.row('陈静')
  await page.user.click(page.getByRole('button', { name: 'Add' }))
  const dialog = await page.dialog('Add')
  await page.user.type(await dialog.findByLabelText(/^User name/), username)
  await page.user.type(dialog.getByLabelText(/^Nickname/), '王芳')
  await page.user.type(dialog.getByLabelText(/^Password/), password)
  return dialog
}

describe('the admins', () => {
  it('show name, roles, state and last login', async () => {
    const page = await open()
    expect((await page.row('陈静')).cells().slice(2, 8)).toEqual([
      '陈静',
      'chen.service',
      '客服',
      'Active',
      '-',
      '2026-05-01 10:00:00',
    ])
    expect((await page.row('总管')).getByText('Super admin')).toBeDefined()
  })

  it('are added with a role and exactly the fields of the form; no avatar is sent if none was set', async () => {
    const page = await open()
    const dialog = await fillIn(page, 'wang.fang', 'correct horse')
    await page.user.click(await dialog.findByLabelText('Roles'))
    await page.user.click(await page.findByRole('option', { name: '财务' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('POST', '/Admin/admins').map(({ body }) => Object.fromEntries(body))).toEqual([
      { username: 'wang.fang', nickname: '王芳', password: 'correct horse', 'role_id[0]': '4' },
    ])
  })

  it.each([
    ['a phone number as name', '13800000001', 'correct horse', /^User name/, /3 to 30 letters/],
    ['a short password', 'wang', 'short', /^Password/, /The password is too weak/],
  ])('are not added with %s, and the field shows the reason', async (_what, username, password, label, words) => {
    const page = await open()
    const dialog = await fillIn(page, username, password)
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.waitFor(() => expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getAllByText(words).length).toBeGreaterThan(0)
    expect(page.sent('POST', '/Admin/admins')).toEqual([])
  })

  it('show a taken name at its field and keep the input', async () => {
    const page = await open({ answers: { 'POST /Admin/admins': invalidFields({ username: 'Already taken.' }) } })
    const dialog = await fillIn(page, 'chen.service', 'correct horse')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Already taken.')
    expect(dialog.getByLabelText(/^User name/).getAttribute('aria-invalid')).toBe('true')
    expect(dialog.getByLabelText(/^Nickname/)).toHaveProperty('value', '王芳')
  })

  it('are disabled by their state; an empty password changes nothing', async () => {
    const page = await open({ locale: 'zh-cn' })
    await page.user.click((await page.row('陈静')).getByRole('button', { name: '编辑' }))
    const dialog = await page.dialog('编辑')
    await page.user.click(await dialog.findByLabelText('已停用'))
    await page.user.click(dialog.getByRole('button', { name: '保存' }))
    await page.findByText('操作成功。')
    expect(page.sent('PUT', '/Admin/admins/12').map(({ body }) => Object.fromEntries(body))).toEqual([
      { nickname: '陈静', password: '', status: 'disabled', 'role_id[0]': '3' },
    ])
  })

  it('leave oneself to the profile, and a super admin to another one', async () => {
    const page = await open({
      person: { is_super: false, permissions: ['admin.view', 'admin.update', 'role.view'] },
    })
    expect((await page.row('陈静')).getByRole('button', { name: 'Edit' })).toBeDefined()
    for (const name of ['总管', 'lin'])
      expect((await page.row(name)).queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(page.queryByRole('button', { name: 'Add' })).toBeNull()
  })

  it('keep all roles when the editor may not see roles', async () => {
    const page = await open({ person: { is_super: false, permissions: ['admin.view', 'admin.update'] } })
    await page.user.click((await page.row('陈静')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    await dialog.findByLabelText(/^Nickname/)
    expect(dialog.queryByLabelText('Roles')).toBeNull()
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect([...(page.sent('PUT', '/Admin/admins/12')[0]?.body.keys() ?? [])]).toEqual([
      'nickname',
      'password',
      'status',
    ])
    expect(page.sent('GET', '/Admin/roles')).toEqual([])
  })
})
