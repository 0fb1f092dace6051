import { and, count, inArray, lte } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { keptExports } from './table-export.queries.ts'
import { tableExports } from './table-export.table.ts'
import type { DeskActor } from './table-view.queries.ts'

/** How many exports the actor has. */
export async function countExports(tx: Ctx<DeskActor>): Promise<number> {
  const [kept] = await tx.db.select({ exports: count() }).from(tableExports).where(keptExports(tx))
  return kept?.exports ?? 0
}

/** Inserts a requested export, and returns it. */
export async function insertExport(
  tx: Ctx<DeskActor>,
  values: typeof tableExports.$inferInsert,
): Promise<typeof tableExports.$inferSelect> {
  const [row] = await tx.db.insert(tableExports).values(values).returning()
  if (row === undefined) throw new Error('the export was not kept')
  return row
}

/** Deletes the actor's own among these exports, with their rows; returns how many. */
export async function deleteOwnExports(tx: Ctx<DeskActor>, ids: readonly number[]): Promise<number> {
  const gone = await tx.db
    .delete(tableExports)
    .where(and(keptExports(tx), inArray(tableExports.id, [...ids])))
    .returning({ id: tableExports.id })
  return gone.length
}

/** Removes expired exports. */
export async function deleteExpiredExports(ctx: Ctx): Promise<void> {
  await ctx.db.delete(tableExports).where(lte(tableExports.expiresAt, ctx.clock.now()))
}
