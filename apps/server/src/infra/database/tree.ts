import type { ErrorId } from '@shiji/contract/errors.ts'
import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError, InvalidInput } from '../app-error.ts'
import type { Ctx } from '../context.ts'

/** A table whose rows form a tree: `pid` is the id of the parent, 0 for a root. */
export type TreeTable = PgTable & { readonly id: PgColumn; readonly pid: PgColumn }

type Rows = readonly { readonly id: number }[]

/** The ids of those of these rows that have children. */
export async function withChildren(ctx: Ctx, table: TreeTable, rows: Rows): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set()
  const found = await ctx.db
    .selectDistinct({ pid: table.pid })
    .from(table)
    .where(inArray(table.pid, idsOf(rows)))
  return new Set(found.map(({ pid }) => Number(pid)))
}

/**
 * The level of a new row below `pid`, 1 at the root. Its parent cannot be deleted until the transaction ends. Refuses a
 * parent that does not exist, and with `tooDeep` one at the deepest level.
 */
export async function levelUnder(
  tx: Ctx,
  table: TreeTable & { readonly level: PgColumn },
  pid: number,
  { deepest, tooDeep }: { readonly deepest: number; readonly tooDeep: ErrorId },
): Promise<number> {
  if (pid === 0) return 1
  const [parent] = await tx.db.select({ level: table.level }).from(table).where(eq(table.id, pid)).for('key share')
  if (parent === undefined) throw new InvalidInput([{ field: 'pid', key: 'refusal.not_a_choice' }])
  const level = Number(parent.level)
  if (level >= deepest) throw new AppError(tooDeep)
  return level + 1
}

/**
 * Refuses with `record.in_use` to delete rows whose children would stay behind. The rows are locked first: a
 * transaction that is just adding a child is waited for and then seen.
 */
export async function refuseParents(tx: Ctx, table: TreeTable, rows: Rows): Promise<void> {
  const leaving = idsOf(rows)
  await tx.db.select({ id: table.id }).from(table).where(inArray(table.id, leaving)).orderBy(table.id).for('update')
  const children = await tx.db.select({ id: table.id }).from(table).where(inArray(table.pid, leaving))
  if (children.some(({ id }) => !leaving.includes(Number(id)))) throw new AppError('record.in_use')
}

const idsOf = (rows: Rows): number[] => rows.map(({ id }) => id)
