import { cut, held, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import '@shiji/backoffice/nouns/role/role-form.tsx'
import * as screen from './index.tsx'

const service = {
  id: 3,
  name: '客服',
  menu_id: [901],
  permissions: ['order.view', 'order_comment.view', 'sms_log.view'],
  created_at: '2026-05-01T02:00:00Z',
}
const grantable = [
  { group: 'order', permissions: ['order.view', 'order.ship', 'order_comment.view'] },
  { group: 'operation', permissions: ['audit.view'] },
]

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/roles',
    ...options,
    answers: {
      'GET /Admin/roles': listOf([service]),
      'GET /Admin/roles/3': service,
      'GET /Admin/load_permission': grantable,
      'POST /Admin/roles': { id: 4 },
      'PUT /Admin/roles/3': { id: 3 },
      'DELETE /Admin/roles/3': { deleted: 1 },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const openAdd = async (page: Page) => {
  await page.row('客服')
  await page.user.click(page.getByRole('button', { name: 'Add' }))
  const dialog = await page.dialog('Add')
  await dialog.findByRole('tree', { name: 'Permissions' })
  return dialog
}
const bodies = (page: Page, method: string, path: string) =>
  page.sent(method, path).map(({ body }) => Object.fromEntries(body))

describe('the roles of the platform', () => {
  it('show the number of their permissions, and the full list as text', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('客服')).cells().slice(1, 4)).toEqual(['客服', '3', '2026-05-01 10:00:00'])
    await page.user.click((await page.row('客服')).getByRole('button', { name: '查看' }))
    const dialog = await page.dialog('查看')
    expect(await dialog.findByText('查看订单 · 查看评价 · 查看短信日志')).toBeDefined()
  })

  it('offer the permissions that the person may grant, by group, and the pages of their menu', async () => {
    const page = await open()
    const dialog = await openAdd(page)
    const permissions = page.within(dialog.getByRole('tree', { name: 'Permissions' })).getAllByRole('treeitem')
    expect(permissions.map(item => item.textContent)).toEqual([
      'Orders',
      'View orders',
      'Ship orders',
      'View comments',
      'Operation',
      'View the audit log',
    ])
    const pages = page.within(dialog.getByRole('tree', { name: 'Menu' })).getAllByRole('treeitem')
    expect(pages.map(item => item.textContent)).toEqual(['Centre', 'The page'])
  })

  it('are added with a name and the selected permissions; a group selects all of its permissions', async () => {
    const page = await open()
    const dialog = await openAdd(page)
    await page.user.type(dialog.getByLabelText(/^Role name/), '发货')
    await page.user.click(dialog.getByRole('treeitem', { name: 'Orders' }))
    await page.user.click(dialog.getByRole('treeitem', { name: 'View comments' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    await page.dialogGone('Add')
    expect(bodies(page, 'POST', '/Admin/roles')).toEqual([
      { name: '发货', 'permissions[0]': 'order.view', 'permissions[1]': 'order.ship', menu_id: '[]' },
    ])
    await page.waitFor(() => expect(page.sent('GET', '/Admin/roles')).toHaveLength(2))
  })

  it('keep what they open beyond the sight of the person who changes them', async () => {
    const page = await open()
    await page.user.click((await page.row('客服')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const orders = await dialog.findByRole('treeitem', { name: 'Orders' })
    expect(orders.getAttribute('aria-checked')).toBe('mixed')
    await page.user.click(dialog.getByRole('treeitem', { name: 'Ship orders' }))
    await page.user.click(dialog.getByRole('treeitem', { name: 'The page' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Edit')
    const [body] = bodies(page, 'PUT', '/Admin/roles/3')
    expect(body).toMatchObject({
      name: '客服',
      'permissions[0]': 'order.view',
      'permissions[1]': 'order_comment.view',
      'permissions[2]': 'sms_log.view',
      'permissions[3]': 'order.ship',
      'menu_id[0]': '901',
    })
    expect(body?.['menu_id[1]']).toMatch(/^\d+$/)
  })

  it('are not sent without a name', async () => {
    const page = await open()
    const dialog = await openAdd(page)
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Cannot be empty.')
    expect(dialog.getByLabelText(/^Role name/).getAttribute('aria-invalid')).toBe('true')
    expect(bodies(page, 'POST', '/Admin/roles')).toEqual([])
  })

  it('say at its field what the server has against something, and lose nothing', async () => {
    const refused = invalidFields({ name: 'Already taken.', permissions: 'Choose others.' })
    const page = await open({ answers: { 'POST /Admin/roles': refused } })
    const dialog = await openAdd(page)
    await page.user.type(dialog.getByLabelText(/^Role name/), '客服')
    await page.user.click(dialog.getByRole('treeitem', { name: 'View orders' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Already taken.')
    expect(dialog.getByText('Choose others.')).toBeDefined()
    expect(dialog.getByRole('treeitem', { name: 'View orders' }).getAttribute('aria-checked')).toBe('true')
  })

  it('are added once, even with repeated clicks, and with one key after a cut connection', async () => {
    const state = { broken: true }
    const answer = held({ id: 4 })
    const page = await open({ answers: { 'POST /Admin/roles': () => (state.broken ? cut() : answer.answer()) } })
    const dialog = await openAdd(page)
    await page.user.type(dialog.getByLabelText(/^Role name/), '发货')
    const save = dialog.getByRole('button', { name: 'Save' })
    await page.user.click(save)
    await dialog.findByText(/The server did not answer/)
    state.broken = false
    await page.user.dblClick(save)
    answer.release()
    await page.dialogGone('Add')
    const keys = page.sent('POST', '/Admin/roles').map(asked => asked.idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^\w{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('ask before they discard the selection', async () => {
    const page = await open()
    const dialog = await openAdd(page)
    await page.user.click(dialog.getByRole('treeitem', { name: 'View orders' }))
    await page.user.click(dialog.getByRole('button', { name: 'Close' }))
    await page.findByText('Your changes will be lost. Leave anyway?')
  })

  it('can be changed with the permission', async () => {
    const page = await open({ person: { is_super: false, permissions: ['role.view', 'role.create'] } })
    await page.row('客服')
    expect(page.getByRole('button', { name: 'Add' })).toBeDefined()
    for (const name of ['Edit', 'Delete']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
