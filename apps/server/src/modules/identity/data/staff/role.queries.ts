import type { RoleRow } from '@shiji/contract/identity/identity.ts'
import { adminRolesCall, sellerRolesCall } from '@shiji/contract/identity/people.calls.ts'
import { allAdminPermissions, allSellerPermissions } from '@shiji/contract/permissions.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { AppError } from '../../../../infra/app-error.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { ownRows } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { accountRoles, roleMenus, rolePermissions, roles } from './role.table.ts'

export type StaffCtx = Ctx<AdminActor | SellerActor>

/** Roles of the platform, or of the actor's store. */
export const roleScope = ({ scope }: Ctx): SQL | undefined => ownRoles(scope)

/** Roles of a store, or of the platform itself. */
export const ownRoles = (scope: Scope): SQL | undefined =>
  and(eq(roles.area, scope.of === 'store' ? 'seller' : 'admin'), ownRows(scope, roles.storeId))

const columns = {
  id: roles.id,
  name: roles.name,
  created_at: roles.createdAt,
}
export const sellerRoleList = listOf(sellerRolesCall, columns)
export const adminRoleList = listOf(adminRolesCall, columns)

/** Roles as their page shows them, with their permissions and menus. */
export async function presentRoles(ctx: Ctx, rows: readonly (typeof roles.$inferSelect)[]): Promise<RoleRow[]> {
  const ids = rows.map(row => row.id)
  if (ids.length === 0) return []
  const permissions = await ctx.db.select().from(rolePermissions).where(inArray(rolePermissions.roleId, ids))
  const menus = await ctx.db.select().from(roleMenus).where(inArray(roleMenus.roleId, ids))
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    menu_id: menus.filter(menu => menu.roleId === row.id).map(menu => menu.menuId),
    permissions: permissions.filter(entry => entry.roleId === row.id).map(entry => entry.permission),
    created_at: row.createdAt.toISOString(),
  }))
}

/**
 * Roles of the actor's back office that they may share something with: their own; all of them for a super admin and an
 * owner.
 */
export async function rolesToShareWith(ctx: Ctx): Promise<{ id: number; name: string }[]> {
  const { actor } = ctx
  if (actor.kind !== 'admin' && actor.kind !== 'seller') return []
  const all = actor.kind === 'admin' ? actor.isSuper : actor.isOwner
  const held = ctx.db
    .select({ id: accountRoles.roleId })
    .from(accountRoles)
    .where(and(eq(accountRoles.area, actor.kind), eq(accountRoles.accountId, actor.id)))
  return ctx.db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(and(roleScope(ctx), all ? undefined : inArray(roles.id, held)))
    .orderBy(roles.id)
}

/** The permissions that exist in an area. */
export const permissionsOfArea = (area: 'seller' | 'admin'): ReadonlySet<string> =>
  new Set<string>(area === 'admin' ? allAdminPermissions : allSellerPermissions)

/** Whether the actor holds all of these; no one grants or takes over more than they have (product §1). */
export const holdsAll = (ctx: StaffCtx, permissions: Iterable<string>): boolean =>
  [...permissions].every(permission => holds(ctx.actor, permission))

/** Permissions of roles, by role id; roles outside the actor's scope are left out. */
export async function permissionsOfRoles(
  ctx: StaffCtx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const own = await ctx.db
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.id, [...ids]), roleScope(ctx)))
  const presented = new Map<number, string[]>(own.map(role => [role.id, []]))
  const rows = await ctx.db
    .select()
    .from(rolePermissions)
    .where(inArray(rolePermissions.roleId, [...ids]))
  for (const row of rows) presented.get(row.roleId)?.push(row.permission)
  return presented
}

/** Menu entries that the actor's roles choose; undefined when none of their roles chooses any. */
export async function chosenMenus(ctx: Ctx): Promise<ReadonlySet<number> | undefined> {
  const { actor } = ctx
  if (actor.kind !== 'seller' && actor.kind !== 'admin') return undefined
  const rows = await ctx.db
    .select({ menuId: roleMenus.menuId })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.id, accountRoles.roleId))
    .innerJoin(roleMenus, eq(roleMenus.roleId, roles.id))
    .where(and(eq(accountRoles.area, actor.kind), eq(accountRoles.accountId, actor.id), roleScope(ctx)))
  return rows.length === 0 ? undefined : new Set(rows.map(row => row.menuId))
}

/** One page of the roles of the platform or the store. */
export async function rolePage(ctx: StaffCtx, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, roles, roles.id, list, listCondition(list, roleScope(ctx)))
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(roles).where(inArray(roles.id, ids))
  return { rows: await presentRoles(ctx, inOrder(ids, rows)), total }
}

/** One role; a role of another store answers like a missing one. */
export async function roleById(ctx: StaffCtx, id: number): Promise<RoleRow> {
  const rows = await ctx.db
    .select()
    .from(roles)
    .where(and(eq(roles.id, id), roleScope(ctx)))
  const [row] = await presentRoles(ctx, rows)
  if (row === undefined) throw new AppError('record.missing')
  return row
}
