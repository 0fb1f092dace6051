import type { PermissionBook, PermissionGroups } from '@shiji/contract/identity/permissions.ts'
import { allAdminPermissions, allSellerPermissions } from '@shiji/contract/permissions.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'

let server: TestApp
let operator: Account
let owner: Account & { readonly storeId: number }
beforeAll(async () => {
  server = await createTestApp()
  operator = await anAdmin(server)
  owner = { ...(await aStoreOwner(server, 601)), storeId: 601 }
})
afterAll(() => server.close())

const book = async () => (await server.call<PermissionBook>('GET', '/Admin/permissions', operator)).data
const send = (method: 'POST' | 'PUT', path: string, body: object, who = operator) =>
  server.call(method, path, { token: who.token, body })
const offered = async (who: Account, area: 'Admin' | 'Seller') =>
  (await server.call<PermissionGroups>('GET', `/${area}/load_permission`, who)).data
const groupOf = (groups: PermissionBook, id: string) =>
  groups.find(group => group.area === 'seller' && group.permissions.some(permission => permission.id === id))
const entryOf = (groups: PermissionBook, id: string) =>
  groupOf(groups, id)?.permissions.find(permission => permission.id === id)
const ship = { area: 'seller', permission: 'order.ship', group: 'order' } as const
const lastAudit = async (subject: string) => {
  const [entry] = await server.ctx.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.subjectType, subject))
    .orderBy(desc(auditLogs.id))
    .limit(1)
  return entry
}

describe('the permissions of the program', () => {
  it('are all there, in the order of the program, with no words of the operator', async () => {
    const groups = await book()
    const ids = (area: string) =>
      groups.filter(group => group.area === area).flatMap(group => group.permissions.map(({ id }) => id))
    expect(ids('admin')).toEqual(allAdminPermissions)
    expect(ids('seller')).toEqual(allSellerPermissions)
    expect(groups.some(group => group.changed || group.own || group.permissions.some(({ changed }) => changed))).toBe(
      false,
    )
  })
})

describe('a permission of the operator', () => {
  it('is renamed, described, moved and ordered; roles of the store see that, and its id stays', async () => {
    const made = await send('POST', '/Admin/permission_groups', {
      area: 'seller',
      name: '仓库',
      ename: 'Warehouse',
      is_sort: 5,
    })
    expect(made.code).toBe(200)
    const own = (await book()).find(group => group.own)
    expect(own).toMatchObject({ area: 'seller', name: '仓库', ename: 'Warehouse', is_sort: 5, permissions: [] })
    const words = { name: '打包发货', ename: 'Pack and ship', content: '可打印面单', econtent: 'May print waybills' }
    const answer = await send('PUT', '/Admin/permissions', {
      ...ship,
      ...words,
      group: own?.group,
      is_sort: 10,
    })
    expect(answer.code).toBe(200)
    const groups = await offered(owner, 'Seller')
    expect(groups[0]).toEqual({
      group: own?.group,
      name: '仓库',
      ename: 'Warehouse',
      permissions: ['order.ship'],
      words: [{ id: 'order.ship', ...words }],
    })
    expect(groups.find(group => group.group === 'order')?.permissions).not.toContain('order.ship')
    // What a role opens does not depend on words.
    const clerk = await aStaffMember(server, owner, ['role.view', 'order.ship'])
    expect((await offered(clerk, 'Seller')).flatMap(group => group.permissions)).toEqual(['order.ship', 'role.view'])
    expect(await lastAudit('permission')).toMatchObject({
      action: 'permission.update',
      subjectName: 'order.ship',
      actorId: operator.id,
      before: {},
      after: { ename: 'Pack and ship' },
    })
  })

  it('goes back to the words, group and order of the program', async () => {
    const before = entryOf(await book(), 'order.ship')
    expect(before?.changed).toBe(true)
    const { area, permission } = ship
    expect((await send('POST', '/Admin/permissions/default', { area, permission })).code).toBe(200)
    const groups = await book()
    expect(groupOf(groups, 'order.ship')?.group).toBe('order')
    expect(entryOf(groups, 'order.ship')).toMatchObject({ name: '', content: '', changed: false })
    expect((await lastAudit('permission'))?.before).toMatchObject({ ename: 'Pack and ship' })
  })

  it('that says what the program says is not kept as changed', async () => {
    const is_sort = entryOf(await book(), 'order.ship')?.is_sort
    const empty = { name: '', ename: '', content: '', econtent: '' }
    await send('PUT', '/Admin/permissions', { ...ship, ...empty, name: 'x', is_sort })
    expect(entryOf(await book(), 'order.ship')?.changed).toBe(true)
    await send('PUT', '/Admin/permissions', { ...ship, ...empty, is_sort })
    expect(entryOf(await book(), 'order.ship')?.changed).toBe(false)
  })

  it.each([
    ['a group that does not exist', { group: 'own_1' }, 'group'],
    ['a group of the other back office', { group: 'platform' }, 'group'],
    ['a name of 41 characters', { name: 'x'.repeat(41) }, 'name'],
    ['an order below zero', { is_sort: -1 }, 'is_sort'],
    ['a new id', { id: 'order.send' }, 'id'],
  ])('refuses %s', async (_what, wrong, field) => {
    const answer = await send('PUT', '/Admin/permissions', {
      ...ship,
      name: '',
      ename: '',
      content: '',
      econtent: '',
      is_sort: 20,
      ...wrong,
    })
    expect([answer.code, answer.data]).toEqual([422, { fields: { [field]: expect.any(String) } }])
  })

  it('that the program does not have cannot be made', async () => {
    const body = { ...ship, permission: 'order.steal', name: 'x', ename: '', content: '', econtent: '', is_sort: 1 }
    expect((await send('PUT', '/Admin/permissions', body)).code).toBe(404)
  })
})

describe('a group of permissions', () => {
  it('of the program is renamed and ordered, and gets its name and order back', async () => {
    const change = { area: 'seller', group: 'money', name: '财务', ename: 'Finance', is_sort: 1 }
    expect((await send('PUT', '/Admin/permission_groups', change)).code).toBe(200)
    expect((await offered(owner, 'Seller'))[0]).toMatchObject({ group: 'money', name: '财务', ename: 'Finance' })
    expect((await send('POST', '/Admin/permission_groups/default', { area: 'seller', group: 'money' })).code).toBe(200)
    expect((await offered(owner, 'Seller'))[0]).toMatchObject({ group: 'dashboard', name: '' })
  })

  it('of the operator that is deleted gives its permissions back to the groups of the program', async () => {
    await send('POST', '/Admin/permission_groups', { area: 'seller', name: '临时', ename: '', is_sort: 900 })
    const own = (await book()).find(group => group.name === '临时')
    const view = { area: 'seller', permission: 'order.view', name: '看单', ename: '', content: '', econtent: '' }
    await send('PUT', '/Admin/permissions', { ...view, group: own?.group, is_sort: 10 })
    expect(groupOf(await book(), 'order.view')?.name).toBe('临时')
    expect((await send('POST', '/Admin/permission_groups/default', { area: 'seller', group: own?.group })).code).toBe(
      200,
    )
    const groups = await book()
    expect(groups.some(group => group.name === '临时')).toBe(false)
    expect(groupOf(groups, 'order.view')?.group).toBe('order')
    expect(entryOf(groups, 'order.view')?.name).toBe('看单')
    expect((await lastAudit('permission_group'))?.action).toBe('permission_group.delete')
  })

  it('of the operator needs a name', async () => {
    const answer = await send('POST', '/Admin/permission_groups', { area: 'admin', name: ' ', ename: 'x', is_sort: 1 })
    expect(answer).toMatchObject({ code: 422, data: { fields: { name: expect.any(String) } } })
  })
})

describe('words of permissions', () => {
  it('are the business of those who may change them', async () => {
    const viewer = await anAdmin(server, ['permission.view'])
    expect((await server.call('GET', '/Admin/permissions', viewer)).code).toBe(200)
    const body = { area: 'seller', permission: 'order.ship' }
    expect((await send('POST', '/Admin/permissions/default', body, viewer)).code).toBe(402)
    expect((await send('POST', '/Admin/permissions/default', body, owner)).code).toBe(401)
    expect((await server.call('GET', '/Admin/permissions', await aBuyer(server))).code).toBe(401)
  })
})
