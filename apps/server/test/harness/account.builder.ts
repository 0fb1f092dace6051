import type { Permission } from '@shiji/contract/permissions.ts'
import { admins, users } from '../../src/modules/identity/data/accounts/account.table.ts'
import { accountRoles, rolePermissions, roles } from '../../src/modules/identity/data/staff/role.table.ts'
import { hashPassword } from '../../src/modules/identity/index.ts'
import { joinStore } from '../../src/modules/identity/use-cases/staff/store-membership.ts'
import type { TestApp } from './app.ts'

/** Password of every account that a builder creates. */
export const PASSWORD = 'correct-horse-1'
let passwordHash: Promise<string> | undefined
let made = 0

/** The hash is made once per test file; hashing is slow by design. */
const knownHash = () => {
  passwordHash ??= hashPassword(PASSWORD)
  return passwordHash
}

export interface Account {
  readonly id: number
  readonly token: string
  readonly username: string
}

type UserFields = Partial<typeof users.$inferInsert>

async function insertUser(server: TestApp, fields: UserFields): Promise<{ id: number; username: string }> {
  const id = await server.runtime.ids.next()
  made += 1
  const username = fields.username ?? `139${String(10_000_000 + made)}`
  await server.ctx.db.insert(users).values({
    id,
    username,
    passwordHash: await knownHash(),
    nickname: `user ${made}`,
    createdAt: server.clock.now(),
    ...fields,
  })
  return { id, username }
}

/** A buyer with a session. */
export async function aBuyer(server: TestApp, fields: UserFields = {}): Promise<Account> {
  const user = await insertUser(server, { phone: fields.username ?? `139${String(10_000_001 + made)}`, ...fields })
  return { ...user, token: await server.login('buyer', user.id) }
}

/** The owner of a store, with a session of the seller area; the store itself comes from its own builder. */
export async function aStoreOwner(server: TestApp, storeId: number, fields: UserFields = {}): Promise<Account> {
  const user = await insertUser(server, fields)
  await joinStore(server.ctx, { userId: user.id, storeId, role: 'owner' })
  return { ...user, token: await server.login('seller', user.id, storeId) }
}

/** A sub-account of an owner, with one role that holds the given permissions. */
export async function aStaffMember(
  server: TestApp,
  owner: { readonly id: number; readonly storeId: number },
  permissions: readonly Permission[],
): Promise<Account> {
  const user = await insertUser(server, { belongId: owner.id, username: `staff_${made + 1}` })
  await joinStore(server.ctx, { userId: user.id, storeId: owner.storeId, role: 'staff' })
  await giveRole(server, { area: 'seller', storeId: owner.storeId }, user.id, permissions)
  return { ...user, token: await server.login('seller', user.id, owner.storeId) }
}

/** Platform staff: with a list of permissions, or `'super'`. */
export async function anAdmin(
  server: TestApp,
  permissions: readonly Permission[] | 'super' = 'super',
): Promise<Account> {
  const id = await server.runtime.ids.next()
  made += 1
  const username = `admin_${made}`
  await server.ctx.db.insert(admins).values({
    id,
    username,
    passwordHash: await knownHash(),
    nickname: username,
    isSuper: permissions === 'super',
    createdAt: server.clock.now(),
  })
  if (permissions !== 'super') await giveRole(server, { area: 'admin', storeId: null }, id, permissions)
  return { id, username, token: await server.login('admin', id) }
}

/** A new role with these permissions, given to an account. Returns the role's id. */
export async function giveRole(
  server: TestApp,
  owner: { readonly area: 'seller' | 'admin'; readonly storeId: number | null },
  accountId: number,
  permissions: readonly Permission[],
): Promise<number> {
  const roleId = await server.runtime.ids.next()
  const { db } = server.ctx
  await db.insert(roles).values({ id: roleId, ...owner, name: `role ${roleId}`, createdAt: server.clock.now() })
  if (permissions.length > 0) {
    await db.insert(rolePermissions).values(permissions.map(permission => ({ roleId, permission })))
  }
  await db.insert(accountRoles).values({ area: owner.area, accountId, roleId })
  return roleId
}
