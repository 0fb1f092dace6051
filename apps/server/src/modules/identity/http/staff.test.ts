import type { RoleRow, StaffRow, UserInfo } from '@shiji/contract/identity/identity.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, anAdmin, aStaffMember, aStoreOwner, giveRole } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { syncMenus } from '../../platform/index.ts'
import { admins, users } from '../data/accounts/account.table.ts'
import { joinStore } from '../index.ts'

let server: TestApp
let owner: Account & { readonly storeId: number }
let superAdmin: Account
beforeAll(async () => {
  server = await createTestApp()
  await syncMenus(server.ctx)
  owner = { ...(await aStoreOwner(server, 601)), storeId: 601 }
  superAdmin = await anAdmin(server)
})
afterAll(() => server.close())

const as =
  (who: Account): TestApp['call'] =>
  (method, path, options) =>
    server.call(method, path, { token: who.token, ...options })
let made = 0
const newStaff = (fields: Record<string, unknown> = {}) => {
  made += 1
  return { username: `clerk_${made}`, nickname: 'Clerk', password: 'correct-horse-1', ...fields }
}
const plain = ({ headers: _, ...rest }: Awaited<ReturnType<TestApp['call']>>) => rest

describe('staff of a store', () => {
  it('the owner creates a sub-account with roles; it works for that store only', async () => {
    const role = await as(owner)<{ id: number }>('POST', '/Seller/roles', {
      body: { name: '客服', permissions: ['order.view', 'order.ship'] },
    })
    const body = newStaff({ role_id: [role.data.id] })
    const { data } = await as(owner)<{ id: number }>('POST', '/Seller/users', { body })
    const row = (await as(owner)<StaffRow>('GET', `/Seller/users/${data.id}`)).data
    expect(row).toMatchObject({
      username: body.username,
      status: 'active',
      is_super: false,
      role_id: [role.data.id],
      roles: [{ name: '客服' }],
    })
    const [user] = await server.ctx.db.select().from(users).where(eq(users.id, data.id))
    expect(user?.belongId).toBe(owner.id)
    const login = await server.call<{ access_token: string }>('POST', '/Seller/login', {
      body: { username: body.username, password: body.password },
    })
    const info = await server.call<UserInfo>('POST', '/Seller/auth/info', { token: login.data.access_token, body: {} })
    expect(info.data).toMatchObject({ store_id: 601, is_super: false, permissions: ['order.view', 'order.ship'] })
    expect((await server.call('POST', '/auth/info', { token: login.data.access_token, body: {} })).code).toBe(401)
  })

  it.each([
    ['a phone as name', { username: '13812345678' }, 'username'],
    ['a short name', { username: 'ab' }, 'username'],
    ['no password', { password: '' }, 'password'],
    ['a role of another store', { role_id: [5] }, 'role_id'],
    ['a field that is not theirs to set', { belong_id: 1 }, 'belong_id'],
  ])('refuses %s', async (_name, wrong, field) => {
    const answer = await as(owner)('POST', '/Seller/users', { body: newStaff(wrong) })
    expect(answer.code).toBe(422)
    expect(answer.data).toEqual({ fields: { [field]: expect.any(String) } })
  })

  it('a taken name is reported on its field, in any case', async () => {
    const body = newStaff()
    await as(owner)('POST', '/Seller/users', { body })
    const again = await as(owner)('POST', '/Seller/users', { body: { ...body, username: body.username.toUpperCase() } })
    expect(again.data).toEqual({ fields: { username: 'This is already taken. Please choose another one.' } })
  })

  it('no one grants permissions that they do not hold, nor changes an account that may do more', async () => {
    const clerk = await aStaffMember(server, owner, [
      'user.view',
      'user.create',
      'user.update',
      'user.delete',
      'role.view',
      'role.create',
      'role.update',
      'role.delete',
      'order.view',
    ])
    const big = await giveRole(server, { area: 'seller', storeId: 601 }, (await aBuyer(server)).id, [
      'order.view',
      'money_log.view',
    ])
    const chief = await aStaffMember(server, owner, ['order.view', 'money_log.view'])
    const refused = await Promise.all([
      as(clerk)('POST', '/Seller/roles', { body: { name: 'x', permissions: ['money_log.view'] } }),
      as(clerk)('PUT', `/Seller/roles/${big}`, { body: { name: 'x', permissions: ['order.view'] } }),
      as(clerk)('DELETE', `/Seller/roles/${big}`),
      as(clerk)('POST', '/Seller/users', { body: newStaff({ role_id: [big] }) }),
      as(clerk)('PUT', `/Seller/users/${chief.id}`, { body: { password: 'correct-horse-9' } }),
      as(clerk)('DELETE', `/Seller/users/${chief.id}`),
    ])
    expect(refused.map(answer => [answer.code, answer.msg])).toEqual(
      refused.map(() => [402, 'You cannot grant a permission that you do not hold.']),
    )
    expect((await as(clerk)('PUT', `/Seller/users/${clerk.id}`, { body: { role_id: [] } })).code).toBe(400)
    expect((await as(clerk)('DELETE', `/Seller/users/${clerk.id}`)).code).toBe(400)
    expect((await as(clerk)('POST', '/Seller/roles', { body: { name: 'x', permissions: ['order.view'] } })).code).toBe(
      200,
    )
  })

  it('grants only what exists in the area', async () => {
    const answer = await as(owner)('POST', '/Seller/roles', { body: { name: 'x', permissions: ['book.view'] } })
    expect(answer.data).toEqual({ fields: { permissions: 'Please choose one of the options.' } })
  })

  it('a permission that is removed is gone at the next call', async () => {
    const role = (
      await as(owner)<{ id: number }>('POST', '/Seller/roles', { body: { name: 'r', permissions: ['role.view'] } })
    ).data.id
    const body = newStaff({ role_id: [role] })
    const { data } = await as(owner)<{ id: number }>('POST', '/Seller/users', { body })
    const token = await server.login('seller', data.id, 601)
    expect((await server.call('GET', '/Seller/roles', { token })).code).toBe(200)
    await as(owner)('PUT', `/Seller/roles/${role}`, { body: { name: 'r', permissions: [] } })
    expect((await server.call('GET', '/Seller/roles', { token })).code).toBe(402)
    await as(owner)('PUT', `/Seller/users/${data.id}`, { body: { status: 'disabled' } })
    expect((await server.call('GET', '/Seller/roles', { token })).code).toBe(401)
  })

  it('a role in use cannot be deleted', async () => {
    const role = (await as(owner)<{ id: number }>('POST', '/Seller/roles', { body: { name: 'u', permissions: [] } }))
      .data.id
    await as(owner)('POST', '/Seller/users', { body: newStaff({ role_id: [role] }) })
    expect(await as(owner)('DELETE', `/Seller/roles/${role}`)).toMatchObject({
      code: 409,
      msg: 'Accounts still have this role. Please remove it from them first.',
    })
  })

  it('an invited buyer keeps their account: the store decides about roles and membership only', async () => {
    const guest = await aBuyer(server)
    await joinStore(server.ctx, { userId: guest.id, storeId: 601, role: 'staff' })
    const token = await server.login('seller', guest.id, 601)
    expect((await as(owner)('PUT', `/Seller/users/${guest.id}`, { body: { password: 'correct-horse-9' } })).code).toBe(
      402,
    )
    expect((await as(owner)('DELETE', `/Seller/users/${guest.id}`)).code).toBe(200)
    expect((await server.call('POST', '/Seller/auth/info', { token, body: {} })).code).toBe(401)
    expect((await server.call('POST', '/auth/info', { token: guest.token, body: {} })).code).toBe(200)
  })

  it('a removed sub-account can no longer log in', async () => {
    const body = newStaff()
    const { data } = await as(owner)<{ id: number }>('POST', '/Seller/users', { body })
    const token = await server.login('seller', data.id, 601)
    await as(owner)('DELETE', `/Seller/users/${data.id}`)
    expect((await server.call('POST', '/Seller/auth/info', { token, body: {} })).code).toBe(401)
    expect(
      (await server.call('POST', '/Seller/login', { body: { username: body.username, password: body.password } })).code,
    ).toBe(402)
    expect((await as(owner)('GET', `/Seller/users/${data.id}`)).code).toBe(404)
  })

  it('another store’s staff and roles answer like missing ones', async () => {
    const other = await aStoreOwner(server, 602)
    const clerk = await aStaffMember(server, { id: other.id, storeId: 602 }, [])
    const role = await giveRole(server, { area: 'seller', storeId: 602 }, clerk.id, [])
    const calls = async (user: number, of: number) =>
      (
        await Promise.all([
          as(owner)('GET', `/Seller/users/${user}`),
          as(owner)('PUT', `/Seller/users/${user}`, { body: { nickname: 'x' } }),
          as(owner)('DELETE', `/Seller/users/${user}`),
          as(owner)('GET', `/Seller/roles/${of}`),
          as(owner)('PUT', `/Seller/roles/${of}`, { body: { name: 'x', permissions: [] } }),
          as(owner)('DELETE', `/Seller/roles/${of}`),
        ])
      ).map(plain)
    const foreign = await calls(clerk.id, role)
    expect(foreign).toEqual(await calls(1, 1))
    expect(foreign.map(answer => answer.code)).toEqual([404, 404, 404, 404, 404, 404])
  })
})

describe('platform staff', () => {
  it('the last super admin stays, also when two leave at once', async () => {
    const second = await anAdmin(server)
    const stop = (who: Account, target: Account) =>
      as(who)('PUT', `/Admin/admins/${target.id}`, { body: { status: 'disabled' } })
    const answers = await Promise.all([stop(superAdmin, second), stop(second, superAdmin)])
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(1)
    const left = await server.ctx.db.select().from(admins).where(eq(admins.isSuper, true))
    expect(left.filter(admin => admin.status === 'active')).toHaveLength(1)
    await server.ctx.db.update(admins).set({ status: 'active' }).where(eq(admins.isSuper, true))
    superAdmin = { ...superAdmin, token: await server.login('admin', superAdmin.id) }
    expect((await as(superAdmin)('DELETE', `/Admin/admins/${superAdmin.id}`)).code).toBe(400)
  })

  it('an admin with rights over accounts cannot reach a super admin', async () => {
    const clerk = await anAdmin(server, [
      'admin.view',
      'admin.update',
      'admin.delete',
      'admin.create',
      'role.create',
      'role.update',
    ])
    const answers = await Promise.all([
      as(clerk)('PUT', `/Admin/admins/${superAdmin.id}`, { body: { password: 'correct-horse-9' } }),
      as(clerk)('PUT', `/Admin/admins/${superAdmin.id}`, { body: { status: 'disabled' } }),
      as(clerk)('POST', '/Admin/admins', { body: newStaff({ is_super: true }) }),
      as(clerk)('POST', '/Admin/roles', { body: { name: 'x', permissions: ['money.adjust'] } }),
    ])
    expect(answers.map(answer => answer.code)).toEqual([402, 402, 422, 402])
    expect((await as(clerk)('DELETE', `/Admin/admins/${superAdmin.id}`)).code).toBe(402)
  })

  it('permissions of two roles add up; a role without permissions opens nothing', async () => {
    const none = await anAdmin(server, [])
    expect((await as(none)('GET', '/Admin/roles')).code).toBe(402)
    await giveRole(server, { area: 'admin', storeId: null }, none.id, ['role.view'])
    await giveRole(server, { area: 'admin', storeId: null }, none.id, ['user.view'])
    expect((await as(none)('GET', '/Admin/roles')).code).toBe(200)
    expect((await as(none)('GET', '/Admin/users')).code).toBe(200)
    expect((await as(none)('GET', '/Admin/admins')).code).toBe(402)
  })

  it('disabling a user ends their sessions and is audited with before and after', async () => {
    const buyer = await aBuyer(server)
    expect((await as(superAdmin)('PUT', `/Admin/users/${buyer.id}`, { body: { status: 'disabled' } })).code).toBe(200)
    expect((await server.call('POST', '/auth/info', { token: buyer.token, body: {} })).code).toBe(401)
    const { data } = await as(superAdmin)<{ data: unknown[] }>(
      'GET',
      `/Admin/audit?subject_id=${buyer.id}&action=user.update`,
    )
    expect(data.data).toEqual([
      expect.objectContaining({
        actor_id: superAdmin.id,
        changes: [{ field: 'status', kind: 'changed', before: 'active', after: 'disabled' }],
      }),
    ])
  })

  it('shows whole phones only to those who may change accounts', async () => {
    const buyer = await aBuyer(server)
    const viewer = await anAdmin(server, ['user.view'])
    const phone = async (who: Account) =>
      (await as(who)<{ phone: string }>('GET', `/Admin/users/${buyer.id}`)).data.phone
    expect(await phone(viewer)).toMatch(/^139\*{4}\d{4}$/)
    expect(await phone(superAdmin)).toBe(buyer.username)
  })
})

describe('offered roles and permissions', () => {
  it('are those that the caller holds, by group', async () => {
    const clerk = await anAdmin(server, ['role.view', 'express.view', 'express.update'])
    expect((await as(clerk)('GET', '/Admin/load_permission')).data).toEqual([
      { group: 'account', name: '', ename: '', permissions: ['role.view'], words: [] },
      { group: 'platform', name: '', ename: '', permissions: ['express.view', 'express.update'], words: [] },
    ])
  })

  it('a role lists what it opens, and accepts only menus of its own back office', async () => {
    const tree = (await as(superAdmin)<MenuItem[]>('GET', '/Admin/load_menu?type=getChildren')).data
    const menu = tree[0]?.children[0]?.id ?? 0
    const body = { name: '看板', permissions: ['dashboard.view'], menu_id: [menu] }
    const { data } = await as(superAdmin)<{ id: number }>('POST', '/Admin/roles', { body })
    expect((await as(superAdmin)<RoleRow>('GET', `/Admin/roles/${data.id}`)).data).toMatchObject(body)
    const wrong = await as(owner)('POST', '/Seller/roles', { body: { name: 'x', permissions: [], menu_id: [menu] } })
    expect(wrong.data).toEqual({ fields: { menu_id: 'Please choose one of the options.' } })
  })
})
