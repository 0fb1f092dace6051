import type { Area } from '@shiji/contract/area.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { menus } from '../data/platform.table.ts'
import { placeMenus } from '../domain/menu-tree.ts'
import { ADMIN_MENUS } from '../domain/menus.admin.ts'
import { SELLER_MENUS } from '../domain/menus.seller.ts'

/**
 * Brings both menu trees up to what the code declares: new entries are added, untouched ones follow the code, entries that an
 * admin edited or made stay as they are. Entries that the code no longer has go, unless edited.
 */
export async function syncMenus(tx: Ctx): Promise<void> {
  await syncTree(tx, 'admin', ADMIN_MENUS)
  await syncTree(tx, 'seller', SELLER_MENUS)
}

async function syncTree(tx: Ctx, area: Area, tree: typeof ADMIN_MENUS): Promise<void> {
  const placed = placeMenus(tree)
  const present = await tx.db
    .select({ id: menus.id, code: menus.code, edited: menus.edited })
    .from(menus)
    .where(eq(menus.area, area))
  const idOf = new Map(present.map(row => [row.code, row.id]))
  for (const { entry } of placed) if (!idOf.has(entry.code)) idOf.set(entry.code, await tx.ids.next())
  const rows = placed.map(({ entry, parent, position }) => ({
    id: idOf.get(entry.code) ?? 0,
    area,
    code: entry.code,
    pid: parent === undefined ? 0 : (idOf.get(parent) ?? 0),
    nameZh: entry.zh,
    nameEn: entry.en,
    icon: entry.icon,
    apis: entry.apis ?? '',
    view: entry.view ?? '',
    isOpen: entry.isOpen ?? 0,
    isSort: position,
    permission: entry.permission ?? '',
  }))
  await tx.db
    .insert(menus)
    .values(rows)
    .onConflictDoUpdate({ target: [menus.area, menus.code], set: FOLLOW, setWhere: eq(menus.edited, false) })
  const declared = new Set(rows.map(row => row.code))
  const gone = present.filter(row => !row.edited && !declared.has(row.code)).map(row => row.id)
  if (gone.length > 0) await tx.db.delete(menus).where(and(eq(menus.area, area), inArray(menus.id, gone)))
}

/** What an untouched entry takes over from the code. */
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
