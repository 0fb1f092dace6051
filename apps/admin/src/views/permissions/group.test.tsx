import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import type { PermissionBook } from '@shiji/contract/identity/permissions.ts'
import { describe, expect, it } from 'vitest'
import * as screen from './group.tsx'
import '@shiji/backoffice/core/action/action-dialog-view.tsx'

const group = (
  area: 'admin' | 'seller',
  name: string,
  change: Partial<PermissionBook[number]> = {},
): PermissionBook[number] => ({
  area,
  group: name,
  name: '',
  ename: '',
  is_sort: 10,
  own: false,
  changed: false,
  permissions: [],
  ...change,
})
const book: PermissionBook = [
  group('admin', 'order'),
  group('admin', 'own_9', { name: '夜班', ename: '', own: true, is_sort: 30 }),
  group('seller', 'money', { name: '财务', ename: 'Finance', changed: true }),
]

const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'admin',
    screen,
    at: '/permission_groups',
    locale,
    answers: { 'GET /Admin/permissions': book, ...answers },
  })

describe('the groups of permissions', () => {
  it.each([
    ['en', 'Orders', 'Seller centre', 'Finance'],
    ['zh-cn', '订单', '商家中心', '财务'],
  ] as const)('have the names of the operator, or else of the program (%s)', async (locale, orders, area, finance) => {
    const page = await open({}, locale)
    expect((await page.row(orders)).cells().slice(0, 4)).toEqual([orders, 'order', '0', '10'])
    // An own group without an English name keeps its Chinese one.
    await page.row('夜班')
    await page.user.click(page.getByRole('button', { name: area }))
    await page.row(finance)
    expect(page.queryByText('夜班')).toBeNull()
  })

  it('are added with a name, after the last one', async () => {
    const page = await open({ 'POST /Admin/permission_groups': {} })
    await page.user.click(await page.findByRole('button', { name: 'Add group' }))
    const dialog = await page.dialog('Add group')
    await page.user.click(await dialog.findByRole('button', { name: 'Save' }))
    expect(dialog.getByLabelText(/^Name \(Chinese\)/).getAttribute('aria-invalid')).toBe('true')
    await page.user.type(dialog.getByLabelText(/^Name \(Chinese\)/), '仓库{Enter}')
    await page.dialogGone('Add group')
    expect(page.sent('POST', '/Admin/permission_groups').map(({ body }) => Object.fromEntries(body))).toEqual([
      { area: 'admin', name: '仓库', ename: '', is_sort: '40' },
    ])
  })

  it('of the operator are deleted after a question, those of the program get their name back', async () => {
    const page = await open({ 'POST /Admin/permission_groups/default': {} })
    await page.user.click(await page.findByRole('button', { name: 'Delete group: 夜班' }))
    const asked = page.within(await page.findByRole('alertdialog'))
    asked.getByText(/go back to their groups of the program/)
    await page.user.click(asked.getByRole('button', { name: 'Confirm' }))
    await page.waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await page.user.click(page.getByRole('button', { name: 'Seller centre' }))
    await page.user.click(await page.findByRole('button', { name: 'Back to default: Finance' }))
    await page.waitFor(() => expect(page.sent('POST', '/Admin/permission_groups/default')).toHaveLength(2))
    expect(page.sent('POST', '/Admin/permission_groups/default').map(({ body }) => Object.fromEntries(body))).toEqual([
      { area: 'admin', group: 'own_9' },
      { area: 'seller', group: 'money' },
    ])
  })
})
