import type { Area } from '@shiji/contract/area.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { menus } from '../platform.table.ts'

/** What an unedited entry takes over from the code. */
const FOLLOW = {
  pid: sql`excluded.pid`,
  nameZh: sql`excluded.name_zh`,
  nameEn: sql`excluded.name_en`,
  icon: sql`excluded.icon`,
  apis: sql`excluded.apis`,
  view: sql`excluded.view`,
  isOpen: sql`excluded.is_open`,
  isSort: sql`excluded.is_sort`,
  permission: sql`excluded.permission`,
}

/** Entries of one menu tree with their codes. */
export async function menuEntries(
  tx: Ctx,
  area: Area,
): Promise<{ readonly id: number; readonly code: string; readonly edited: boolean }[]> {
  return tx.db.select({ id: menus.id, code: menus.code, edited: menus.edited }).from(menus).where(eq(menus.area, area))
}

/** Writes entries by their codes; those that an admin edited stay unchanged. */
export async function putMenus(tx: Ctx, rows: (typeof menus.$inferInsert)[]): Promise<void> {
  await tx.db
    .insert(menus)
    .values(rows)
    .onConflictDoUpdate({ target: [menus.area, menus.code], set: FOLLOW, setWhere: eq(menus.edited, false) })
}

/** Removes entries of one menu tree. */
export async function deleteMenus(tx: Ctx, area: Area, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.db.delete(menus).where(and(eq(menus.area, area), inArray(menus.id, [...ids])))
}
