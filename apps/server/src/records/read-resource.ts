import type { Page } from '@shiji/contract/envelope.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { AppError } from '../infra/app-error.ts'
import type { Ctx } from '../infra/context.ts'
import { inScope } from './in-scope.ts'
import type { ParsedList } from './list.ts'
import { inOrder, listCondition, listOrder, pageIds, toPage } from './list-sql.ts'
import type { Resource, StoredRow } from './resource.ts'
import { versionOf } from './row-version.ts'

/** A page of a resource; of a tree the children of one node, as an array (spec §7). */
export async function listRows(
  resource: Resource,
  ctx: Ctx,
  list: ParsedList,
): Promise<Page<unknown> | readonly unknown[]> {
  const { table, parent } = resource
  const scope = rowsInScope(resource, ctx)
  if (parent !== undefined && list.childrenOf !== undefined) {
    const where = listCondition(list, scope, eq(parent, list.childrenOf))
    const rows = await ctx.db
      .select()
      .from(table)
      .where(where)
      .orderBy(...listOrder(list, table.id))
    return resource.present(ctx, rows)
  }
  const { ids, total } = await pageIds(ctx, table, table.id, list, listCondition(list, scope))
  const rows = ids.length === 0 ? [] : await storedRows(resource, ctx, inArray(table.id, ids))
  return toPage(list, await resource.present(ctx, inOrder(ids, rows)), total)
}

/** One record with its version. Refuses with `record.missing`, for records of others too. */
export async function viewRow(
  resource: Resource,
  ctx: Ctx,
  id: number,
): Promise<{ readonly row: unknown; readonly version: string }> {
  const row = await loadRow(resource, ctx, id)
  return { row: await presentOne(resource, ctx, row), version: versionOf(row) }
}

/**
 * The condition on the rows that the caller may touch. A resource without one belongs to the platform: any other scope
 * is a bug.
 */
export const rowsInScope = (resource: Resource, ctx: Ctx): SQL | undefined =>
  resource.scope === undefined ? inScope(ctx.scope, {}) : resource.scope(ctx)

/** The stored rows of a condition. */
export async function storedRows({ table }: Resource, ctx: Ctx, where: SQL | undefined): Promise<StoredRow[]> {
  const rows = await ctx.db.select().from(table).where(where)
  return rows.map(withId)
}

/**
 * One stored row. If locked, no one else can change it until the transaction ends: of two editors the second then sees
 * the other's version.
 */
export async function loadRow(
  resource: Resource,
  ctx: Ctx,
  id: number,
  lock: 'free' | 'locked' = 'free',
): Promise<StoredRow> {
  const found = ctx.db
    .select()
    .from(resource.table)
    .where(and(eq(resource.table.id, id), rowsInScope(resource, ctx)))
  const [row] = await (lock === 'locked' ? found.for('update') : found)
  if (row === undefined) throw new AppError('record.missing')
  return withId(row)
}

/** One stored row in wire format. */
export async function presentOne(resource: Resource, ctx: Ctx, row: StoredRow): Promise<unknown> {
  const [wire] = await resource.present(ctx, [row])
  if (wire === undefined) throw new AppError('record.missing')
  return wire
}

const withId = (row: Readonly<Record<string, unknown>>): StoredRow => ({ ...row, id: Number(row.id) })
