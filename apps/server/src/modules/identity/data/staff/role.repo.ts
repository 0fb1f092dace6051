import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { roleScope } from './role.queries.ts'
import { accountRoles, roleMenus, rolePermissions, roles } from './role.table.ts'

/** Inserts a new role without permissions. */
export async function insertRole(tx: Ctx, row: typeof roles.$inferInsert): Promise<void> {
  await tx.db.insert(roles).values(row)
}

/** Locks a role of the actor's scope until the transaction ends; empty if it does not exist. */
export async function lockRoleRow(tx: Ctx, id: number): Promise<(typeof roles.$inferSelect)[]> {
  return tx.db
    .select()
    .from(roles)
    .where(and(eq(roles.id, id), roleScope(tx)))
    .for('update')
}

/** Renames a role. */
export async function renameRole(tx: Ctx, id: number, name: string): Promise<void> {
  await tx.db.update(roles).set({ name }).where(eq(roles.id, id))
}

/** Removes all permissions of a role, and its menus too when new ones follow. */
export async function clearRole(tx: Ctx, roleId: number, hasNewMenus: boolean): Promise<void> {
  await tx.db.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId))
  if (hasNewMenus) await tx.db.delete(roleMenus).where(eq(roleMenus.roleId, roleId))
}

/** Adds permissions and menus to a role. */
export async function fillRole(
  tx: Ctx,
  roleId: number,
  content: { readonly permissions: Iterable<string>; readonly menus: Iterable<number> },
): Promise<void> {
  const permissions = [...content.permissions].map(permission => ({ roleId, permission }))
  const menus = [...content.menus].map(menuId => ({ roleId, menuId }))
  if (permissions.length > 0) await tx.db.insert(rolePermissions).values(permissions)
  if (menus.length > 0) await tx.db.insert(roleMenus).values(menus)
}

/** Whether any account has one of these roles. */
export async function isRoleUsed(tx: Ctx, ids: readonly number[]): Promise<boolean> {
  const [used] = await tx.db
    .select()
    .from(accountRoles)
    .where(inArray(accountRoles.roleId, [...ids]))
    .limit(1)
  return used !== undefined
}

/** Deletes roles with their permissions and menus. */
export async function deleteRoles(tx: Ctx, ids: readonly number[]): Promise<void> {
  await tx.db.delete(roles).where(inArray(roles.id, [...ids]))
}
