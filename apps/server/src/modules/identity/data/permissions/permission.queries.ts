import { PERMISSION_AREAS, type PermissionArea } from '@shiji/contract/identity/permission-areas.ts'
import type { PermissionBook, PermissionGroups } from '@shiji/contract/identity/permissions.ts'
import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import { permissionBook } from '../../domain/permission-book.ts'
import type { StaffCtx } from '../staff/role.queries.ts'
import { permissionGroups, permissionTexts } from './permission.table.ts'

/** All permissions of an area in their groups, with the words of the operator. */
async function bookOf(ctx: Ctx, area: PermissionArea): Promise<PermissionBook> {
  const groups = await ctx.db
    .select()
    .from(permissionGroups)
    .where(eq(permissionGroups.area, area))
    .orderBy(asc(permissionGroups.key))
  const texts = await ctx.db.select().from(permissionTexts).where(eq(permissionTexts.area, area))
  return permissionBook(area, groups, texts)
}

/** The permissions of both back offices, for the operator's pages. */
export async function wholeBook(ctx: Ctx): Promise<PermissionBook> {
  const books: PermissionBook[] = []
  for (const area of PERMISSION_AREAS) books.push(await bookOf(ctx, area))
  return books.flat()
}

/** Groups of the permissions that the actor may grant: those they hold, with the words of the operator. */
export async function grantable(ctx: StaffCtx): Promise<PermissionGroups> {
  const book = await bookOf(ctx, ctx.actor.kind)
  return book
    .map(({ group, name, ename, permissions }) => {
      const held = permissions.filter(({ id }) => holds(ctx.actor, id))
      return {
        group,
        name,
        ename,
        permissions: held.map(({ id }) => id),
        words: held.filter(({ changed }) => changed).map(({ is_sort: _sort, changed: _changed, ...words }) => words),
      }
    })
    .filter(({ permissions }) => permissions.length > 0)
}
