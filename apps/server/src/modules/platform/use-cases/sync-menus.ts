import type { Area } from '@shiji/contract/area.ts'
import type { Ctx } from '../../../infra/context.ts'
import { deleteMenus, menuEntries, putMenus } from '../data/site/menu.repo.ts'
import { type MenuDeclaration, placeMenus } from '../domain/menu-tree.ts'
import { ADMIN_MENUS } from '../domain/menus.admin.ts'
import { SELLER_MENUS } from '../domain/menus.seller.ts'

/**
 * Brings both menu trees in line with the code: new entries are added, unedited ones follow the code, entries that an
 * admin edited or added stay unchanged. Entries that are no longer in the code are deleted, unless edited.
 */
export async function syncMenus(tx: Ctx): Promise<void> {
  await syncTree(tx, 'admin', ADMIN_MENUS)
  await syncTree(tx, 'seller', SELLER_MENUS)
}

async function syncTree(tx: Ctx, area: Area, tree: readonly MenuDeclaration[]): Promise<void> {
  const placed = placeMenus(tree)
  const present = await menuEntries(tx, area)
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
  await putMenus(tx, rows)
  const declared = new Set(rows.map(row => row.code))
  const gone = present.filter(row => !row.edited && !declared.has(row.code)).map(row => row.id)
  await deleteMenus(tx, area, gone)
}
