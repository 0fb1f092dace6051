import { cut, invalidFields, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import type { PermissionBook, PermissionEntry } from '@shiji/contract/identity/permissions.ts'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'
import '@shiji/backoffice/core/action/action-dialog-view.tsx'

const entry = (id: string, is_sort: number, change: Partial<PermissionEntry> = {}): PermissionEntry => ({
  id,
  name: '',
  ename: '',
  content: '',
  econtent: '',
  is_sort,
  changed: false,
  ...change,
})
const group = (
  area: 'admin' | 'seller',
  name: string,
  permissions: PermissionEntry[],
  change: Partial<PermissionBook[number]> = {},
): PermissionBook[number] => ({
  area,
  group: name,
  name: '',
  ename: '',
  is_sort: 10,
  own: false,
  changed: false,
  permissions,
  ...change,
})
const worded = entry('order.ship', 20, {
  name: '打包发货',
  ename: 'Pack and ship',
  content: '可打印面单',
  econtent: 'May print waybills',
  changed: true,
})
const book: PermissionBook = [
  group('admin', 'operation', [entry('audit.view', 10)]),
  group('seller', 'own_7', [worded], { name: '仓库', ename: 'Warehouse', own: true }),
  group('seller', 'order', [entry('order.view', 10), entry('of_a_newer_server.view', 30)]),
]

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}, answer: unknown = book) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/permissions',
    ...options,
    answers: { 'GET /Admin/permissions': answer, ...options.answers },
  })
const showStores = async (page: Awaited<ReturnType<typeof open>>, name = 'Seller centre') =>
  page.user.click(await page.findByRole('button', { name }))

describe('the permissions', () => {
  it.each([
    ['en', 'Seller centre', 'Warehouse', 'Pack and ship', 'May print waybills', 'View orders'],
    ['zh-cn', '商家中心', '仓库', '打包发货', '可打印面单', '查看订单'],
  ] as const)(
    'are in groups under the words of the operator, or else of the program, beside their ids (%s)',
    async (locale, area, group, name, about, view) => {
      const page = await open({ locale })
      await page.findByText('audit.view')
      expect(page.queryByText('order.ship')).toBeNull()
      await showStores(page, area)
      const row = (await page.row('order.ship')).cells()
      expect(row[0]).toContain(name)
      expect(row[0]).toContain(about)
      expect(row[1]).toBe('order.ship')
      expect(page.within(page.getByRole('table', { name: group })).getAllByRole('row')).toHaveLength(2)
      expect((await page.row('order.view')).cells()[0]).toBe(view)
    },
  )

  it('say on the page that their ids belong to the program', async () => {
    const page = await open()
    await page.findByText(/^IDs are part of the program and cannot be changed\./)
  })

  it('that this version does not know keep their id as name', async () => {
    const page = await open()
    await showStores(page)
    expect(page.getAllByText('of_a_newer_server.view')).toHaveLength(2)
  })

  it('are renamed, described, grouped and ordered by keyboard; the id is shown and sent as it was', async () => {
    const page = await open({ answers: { 'PUT /Admin/permissions': {} } })
    await showStores(page)
    await page.user.click(page.getByRole('button', { name: 'Edit: View orders' }))
    const dialog = await page.dialog('Change permission')
    dialog.getByText('order.view')
    expect(dialog.queryByLabelText(/^ID/)).toBeNull()
    await page.user.type(await dialog.findByLabelText(/^Name \(Chinese\)/), '看单')
    await page.user.type(dialog.getByLabelText(/^Name \(English\)/), 'Read orders')
    await page.user.type(dialog.getByLabelText(/^Description \(English\)/), 'All of the store')
    await page.user.clear(dialog.getByLabelText(/^Order/))
    await page.user.type(dialog.getByLabelText(/^Order/), '5{Enter}')
    await page.dialogGone('Change permission')
    expect(page.sent('PUT', '/Admin/permissions').map(({ body }) => Object.fromEntries(body))).toEqual([
      {
        area: 'seller',
        permission: 'order.view',
        name: '看单',
        ename: 'Read orders',
        content: '',
        econtent: 'All of the store',
        group: 'order',
        is_sort: '5',
      },
    ])
  })

  it('keep what is typed when the server refuses it', async () => {
    const page = await open({ answers: { 'PUT /Admin/permissions': invalidFields({ group: 'This group is gone.' }) } })
    await showStores(page)
    await page.user.click(page.getByRole('button', { name: 'Edit: View orders' }))
    const dialog = await page.dialog('Change permission')
    await page.user.type(await dialog.findByLabelText(/^Name \(English\)/), 'Read{Enter}')
    await dialog.findByText('This group is gone.')
    expect(dialog.getByLabelText(/^Name \(English\)/)).toHaveProperty('value', 'Read')
  })

  it('get the words of the program back with one press', async () => {
    const state = { changed: true }
    const page = await open(
      {
        answers: {
          'POST /Admin/permissions/default': () => {
            state.changed = false
            return {}
          },
        },
      },
      () => (state.changed ? book : [group('seller', 'order', [entry('order.ship', 20)])]),
    )
    await showStores(page)
    await page.user.click(page.getByRole('button', { name: 'Back to default: Pack and ship' }))
    await page.findByText('Ship orders')
    expect(Object.fromEntries(page.sent('POST', '/Admin/permissions/default')[0]?.body ?? [])).toEqual({
      area: 'seller',
      permission: 'order.ship',
    })
    expect(page.queryByRole('button', { name: /^Back to default/ })).toBeNull()
  })

  it('are only read by those who may not change them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['permission.view'] } })
    await page.findByText('audit.view')
    expect(page.queryByRole('button', { name: /^Edit/ })).toBeNull()
  })

  it('that cannot be loaded offer another try', async () => {
    const page = await open({}, cut)
    await page.findByRole('button', { name: 'Try again' })
  })
})
