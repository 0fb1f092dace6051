import type { TableLayoutInput, TableViewChange, TableViewInput } from '@shiji/contract/platform/table-view.ts'
import { TABLE_VIEW_LIMITS } from '@shiji/contract/platform/table-view.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { and, count, eq, inArray } from 'drizzle-orm'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { lockFor } from '../../../infra/database/lock-for.ts'
import { transact } from '../../../infra/database/transact.ts'
import { type DeskActor, deskOf, ownDesk } from '../data/table-view.queries.ts'
import { tableLayouts, tableViews } from '../data/table-view.table.ts'

/** Keeps the columns that the acting person chose for a table; the last write stands. Refuses what is no JSON object. */
export async function keepLayout(ctx: Ctx<DeskActor>, input: TableLayoutInput): Promise<void> {
  const layout = parseKept('layout', input.layout)
  const updatedAt = ctx.clock.now()
  await ctx.db
    .insert(tableLayouts)
    .values({ ...deskOf(ctx.actor), page: input.page, layout, updatedAt })
    .onConflictDoUpdate({
      target: [tableLayouts.area, tableLayouts.accountId, tableLayouts.storeId, tableLayouts.page],
      set: { layout, updatedAt },
    })
}

/** Saves a view under a name. Refuses a role that the person may not share with, and more than 20 views of a page. */
export function createView(ctx: Ctx<DeskActor>, input: TableViewInput): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    await lockDesk(tx, input.page)
    const [kept] = await tx.db
      .select({ views: count() })
      .from(tableViews)
      .where(and(ownDesk(tableViews, tx.actor), eq(tableViews.page, input.page)))
    if ((kept?.views ?? 0) >= TABLE_VIEW_LIMITS.perPage) throw new AppError('table_view.full')
    const id = await tx.ids.next()
    await tx.db.insert(tableViews).values({
      ...deskOf(tx.actor),
      id,
      page: input.page,
      name: input.name,
      state: parseKept('state', input.state),
      shared: input.shared ?? false,
      roleIds: await sharedRoles(tx, input.role_ids),
      isSort: input.is_sort ?? 0,
      createdAt: tx.clock.now(),
    })
    if (input.is_default === true) await makeDefault(tx, { id, page: input.page })
    return { id }
  })
}

/** Changes one's own view; what is left out stays. At most one view of a page opens by itself. */
export async function changeView(ctx: Ctx<DeskActor>, id: number, input: TableViewChange): Promise<void> {
  await transact(ctx, async tx => {
    const [view] = await tx.db
      .select({ id: tableViews.id, page: tableViews.page })
      .from(tableViews)
      .where(and(eq(tableViews.id, id), ownDesk(tableViews, tx.actor)))
    if (view === undefined) throw new AppError('record.missing')
    await lockDesk(tx, view.page)
    const change = {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.state === undefined ? {} : { state: parseKept('state', input.state) }),
      ...(input.shared === undefined ? {} : { shared: input.shared }),
      ...(input.role_ids === undefined ? {} : { roleIds: await sharedRoles(tx, input.role_ids) }),
      ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
      ...(input.is_default === false ? { isDefault: false } : {}),
    }
    if (Object.keys(change).length > 0) await tx.db.update(tableViews).set(change).where(eq(tableViews.id, id))
    if (input.is_default === true) await makeDefault(tx, view)
  })
}

/** Deletes views of one's own, all of them or none. */
export function deleteViews(ctx: Ctx<DeskActor>, text: string): Promise<{ deleted: number }> {
  const ids = parseIds(text)
  if (ids === undefined) throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
  return transact(ctx, async tx => {
    const gone = await tx.db
      .delete(tableViews)
      .where(and(inArray(tableViews.id, ids), ownDesk(tableViews, tx.actor)))
      .returning({ id: tableViews.id })
    if (gone.length !== ids.length) throw new AppError('record.missing')
    return { deleted: gone.length }
  })
}

const lockDesk = (tx: Ctx<DeskActor>, page: string) => {
  const { area, accountId, storeId } = deskOf(tx.actor)
  return lockFor(tx, `table_views:${area}:${accountId}:${storeId}:${page}`)
}

async function makeDefault(tx: Ctx<DeskActor>, view: { readonly id: number; readonly page: string }): Promise<void> {
  const ofPage = and(ownDesk(tableViews, tx.actor), eq(tableViews.page, view.page))
  await tx.db.update(tableViews).set({ isDefault: false }).where(ofPage)
  await tx.db.update(tableViews).set({ isDefault: true }).where(eq(tableViews.id, view.id))
}

async function sharedRoles(tx: Ctx<DeskActor>, wanted: readonly number[] = []): Promise<number[]> {
  if (wanted.length === 0) return []
  const roles = new Set((await tx.ports.colleagues.roles(tx)).map(role => role.id))
  if (!wanted.every(role => roles.has(role))) {
    throw new InvalidInput([{ field: 'role_ids', key: 'refusal.not_a_choice' }])
  }
  return [...new Set(wanted)]
}

function parseKept(field: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Said below, as for any other wrong format.
  }
  throw new InvalidInput([{ field, key: 'error.wrong_format' }])
}
