import type { TableDesk, TableView } from '@shiji/contract/platform/table-view.ts'
import { and, arrayOverlaps, asc, eq, or } from 'drizzle-orm'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { storeKeyOf } from '../../../../infra/scope.ts'
import { ownRows } from '../../../../records/in-scope.ts'
import type { tableExports } from './table-export.table.ts'
import { tableLayouts, tableViews } from './table-view.table.ts'

/** A person in a back office. */
export type DeskActor = AdminActor | SellerActor

/** Whose desk it is: one person's in one back office, for sellers in one store. */
export const deskOf = ({ actor, scope }: Ctx<DeskActor>) => ({
  area: actor.kind,
  accountId: actor.id,
  storeId: storeKeyOf(scope),
})

/** Condition for the rows of the actor's own desk. */
export const ownDesk = (
  table: typeof tableViews | typeof tableLayouts | typeof tableExports,
  { actor, scope }: Ctx<DeskActor>,
) => and(eq(table.area, actor.kind), eq(table.accountId, actor.id), ownRows(scope, table.storeId))

/** Columns, own views and views of colleagues that are saved on a page for the actor. */
export async function readDesk(ctx: Ctx<DeskActor>, page: string): Promise<TableDesk> {
  const roles = await ctx.ports.colleagues.roles(ctx)
  const held = roles.map(role => role.id)
  const shared = and(
    eq(tableViews.area, ctx.actor.kind),
    ownRows(ctx.scope, tableViews.storeId),
    tableViews.shared,
    or(eq(tableViews.roleIds, []), held.length === 0 ? undefined : arrayOverlaps(tableViews.roleIds, held)),
  )
  const [layouts, views] = await Promise.all([
    ctx.db
      .select({ layout: tableLayouts.layout })
      .from(tableLayouts)
      .where(and(ownDesk(tableLayouts, ctx), eq(tableLayouts.page, page))),
    ctx.db
      .select()
      .from(tableViews)
      .where(and(eq(tableViews.page, page), or(ownDesk(tableViews, ctx), shared)))
      .orderBy(asc(tableViews.isSort), asc(tableViews.id)),
  ])
  return {
    layout: isRecord(layouts[0]?.layout) ? layouts[0].layout : null,
    views: views.map(row => wireView(row, ctx.actor.id)),
    roles: roles.map(({ id, name }) => ({ id, name })),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function wireView(row: typeof tableViews.$inferSelect, accountId: number): TableView {
  const mine = row.accountId === accountId
  return {
    id: row.id,
    name: row.name,
    state: isRecord(row.state) ? row.state : {},
    shared: row.shared,
    role_ids: row.roleIds,
    // A colleague's default view is theirs only.
    is_default: mine && row.isDefault,
    is_sort: row.isSort,
    mine,
  }
}
