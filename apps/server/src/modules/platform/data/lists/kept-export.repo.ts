import { and, count, inArray, lte } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { keptExports } from './table-export.queries.ts'
import { tableExports } from './table-export.table.ts'
import type { DeskActor } from './table-view.queries.ts'

/** How many exports the acting person keeps. */
export async function countExports(tx: Ctx<DeskActor>): Promise<number> {
  const [kept] = await tx.db.select({ exports: count() }).from(tableExports).where(keptExports(tx))
  return kept?.exports ?? 0
}

/** Writes down an export that was asked for, and answers it. */
export async function insertExport(
  tx: Ctx<DeskActor>,
  values: typeof tableExports.$inferInsert,
): Promise<typeof tableExports.$inferSelect> {
  const [row] = await tx.db.insert(tableExports).values(values).returning()
  if (row === undefined) throw new Error('the export was not kept')
  return row
}

/** Deletes those of these exports that are one's own, with their rows; answers how many. */
export async function deleteOwnExports(tx: Ctx<DeskActor>, ids: readonly number[]): Promise<number> {
  const gone = await tx.db
    .delete(tableExports)
    .where(and(keptExports(tx), inArray(tableExports.id, [...ids])))
    .returning({ id: tableExports.id })
  return gone.length
}

/** Removes exports that have served their time. */
export async function deleteExpiredExports(ctx: Ctx): Promise<void> {
  await ctx.db.delete(tableExports).where(lte(tableExports.expiresAt, ctx.clock.now()))
}
