import { adminMenuCall } from '@shiji/contract/platform/menu.calls.ts'
import type { MenuInput, MenuItem, MenuRow } from '@shiji/contract/platform/platform.ts'
import { UNBUILT_PAGES } from '@shiji/contract/platform/unbuilt-pages.ts'
import { treeOf } from '@shiji/kit/tree/tree.ts'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import { listOf } from '../../../../records/list-of.ts'
import type { ResourceRows } from '../../../../records/resource.ts'
import { treeRows } from '../../../../records/tree-rows.ts'
import { menus } from '../platform.table.ts'

type MenuTableRow = typeof menus.$inferSelect
export type MenuArea = 'seller' | 'admin'
const DEEPEST = 3

/**
 * The menu of the actor: entries whose permission they hold and that their roles choose, groups only if they are not
 * empty. Owners and super admins see everything, including pages that are not built yet. The clock is left out where it
 * cannot be moved.
 */
export async function menuOf(ctx: Ctx, area: MenuArea): Promise<MenuItem[]> {
  const { actor } = ctx
  const seesAll = (actor.kind === 'admin' && actor.isSuper) || (actor.kind === 'seller' && actor.isOwner)
  const chosen = seesAll ? undefined : await ctx.ports.menuChoice.chosen(ctx)
  const rows = await ctx.db.select().from(menus).where(eq(menus.area, area)).orderBy(menus.isSort, menus.id)
  const isSeen = (row: MenuTableRow): boolean => {
    if (row.permission.startsWith('clock.') && ctx.config.mode === 'production') return false
    if (row.permission !== '' && !holds(actor, row.permission)) return false
    if (row.permission === '' && !seesAll && UNBUILT_PAGES[area].includes(row.view)) return false
    return chosen === undefined || chosen.has(row.id)
  }
  return treeOf(rows, (row, children: MenuItem[]) => {
    const isGroup = row.apis === '' && row.view === ''
    if (isGroup ? children.length === 0 : !isSeen(row)) return undefined
    const { id, icon, apis, view } = row
    const name = { name: row.nameZh, name_en: row.nameEn }
    return { id, ...name, icon, apis, view, is_open: row.isOpen, checked: false, children }
  })
}

/** The page after login: the first page of the person's menu (original 1.7); the area's root when they have none. */
export async function landingOf(ctx: Ctx, area: MenuArea): Promise<string> {
  const first = firstPage(await menuOf(ctx, area))
  return first ?? (area === 'seller' ? '/Seller/' : '/Admin/')
}

function firstPage(items: readonly MenuItem[]): string | undefined {
  for (const item of items) {
    if (item.apis.startsWith('/') && item.view !== '') return item.apis
    const inside = firstPage(item.children)
    if (inside !== undefined) return inside
  }
  return undefined
}

const menuTreeRows = treeRows(menus, row => ({
  id: row.id,
  pid: row.pid,
  code: row.code,
  name: row.nameZh,
  name_en: row.nameEn,
  icon: row.icon,
  apis: row.apis,
  view: row.view,
  is_open: row.isOpen,
  is_sort: row.isSort,
}))

/**
 * The menu of one back office as a lazy tree page of the admin. Entries that an admin changes are no longer
 * synchronised from code.
 */
export const menuRows = (area: MenuArea) =>
  ({
    ...menuTreeRows,
    scope: () => eq(menus.area, area),
    // Both menus are in one table, told apart by the scope.
    list: listOf(adminMenuCall, {
      id: menus.id,
      code: menus.code,
      name: menus.nameZh,
      name_en: menus.nameEn,
      apis: menus.apis,
      view: menus.view,
      pid: menus.pid,
      permission: menus.permission,
      is_sort: menus.isSort,
    }),
    toInsert: async (tx, input) => {
      await refusePlace(tx, area, undefined, input.pid)
      return { ...columnsOf(input), area, code: `own-${await tx.ids.next()}`, edited: true }
    },
    toUpdate: async (tx, input, before) => {
      await refusePlace(tx, area, before.id, input.pid)
      return { ...columnsOf(input), edited: true }
    },
  }) satisfies ResourceRows<typeof menus, MenuRow, MenuInput, MenuInput>

const columnsOf = (input: MenuInput) => ({
  pid: input.pid,
  nameZh: input.name,
  nameEn: input.name_en,
  ...(input.icon === undefined ? {} : { icon: input.icon }),
  ...(input.apis === undefined ? {} : { apis: input.apis }),
  ...(input.view === undefined ? {} : { view: input.view }),
  ...(input.is_open === undefined ? {} : { isOpen: input.is_open }),
  ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
})

/**
 * The parent must be a row of the same menu, not below the entry itself, and leave room for three levels. It is locked
 * until the transaction ends, and of two entries that are moved below each other at once, one is refused.
 */
async function refusePlace(tx: Ctx, area: MenuArea, self: number | undefined, pid: number): Promise<void> {
  let level = 1
  for (let at = pid; at !== 0; level += 1) {
    const [parent] = await tx.db
      .select({ pid: menus.pid })
      .from(menus)
      .where(and(eq(menus.id, at), eq(menus.area, area)))
      .for('key share')
    if (parent === undefined) throw new AppError('record.missing')
    if (at === self || level >= DEEPEST) throw new AppError('menu.depth')
    at = parent.pid
  }
}

/** Ids of all entries of one back office's menu. */
export async function menuIdsOf(ctx: Ctx, area: MenuArea): Promise<ReadonlySet<number>> {
  const rows = await ctx.db.select({ id: menus.id }).from(menus).where(eq(menus.area, area))
  return new Set(rows.map(row => row.id))
}
