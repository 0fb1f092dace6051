import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { tableExportParts, tableExports } from './table-export.table.ts'

/** One run of an export. Its rows count only while it is the latest run and the export was not cancelled. */
export type ExportRun = typeof tableExports.$inferSelect

const runs = ({ id, run }: ExportRun) =>
  and(eq(tableExports.id, id), eq(tableExports.run, run), eq(tableExports.state, 'running'))

/** Starts a run; rows of an earlier one are deleted. Undefined when the export is finished, cancelled or too old. */
export function beginRun(ctx: Ctx, id: number): Promise<ExportRun | undefined> {
  return transact(ctx, async tx => {
    const [row] = await tx.db
      .update(tableExports)
      .set({ state: 'running', run: sql`${tableExports.run} + 1`, total: null, done: 0, parts: 0 })
      .where(
        and(
          eq(tableExports.id, id),
          inArray(tableExports.state, ['waiting', 'running']),
          gt(tableExports.expiresAt, tx.clock.now()),
        ),
      )
      .returning()
    if (row !== undefined) await tx.db.delete(tableExportParts).where(eq(tableExportParts.exportId, id))
    return row
  })
}

/** Saves how many rows the filter found; false when the run is over. */
export async function keepTotal(ctx: Ctx, run: ExportRun, total: number): Promise<boolean> {
  const mine = await ctx.db.update(tableExports).set({ total }).where(runs(run)).returning({ id: tableExports.id })
  return mine.length > 0
}

/** Saves the next part, JSON of that many rows, and counts it, in one statement; false when the run is over. */
export async function keepPart(ctx: Ctx, run: ExportRun, text: string, rows: number): Promise<boolean> {
  const kept = await ctx.db.execute(sql`
    with mine as (
      update exports set done = done + ${rows}, parts = parts + 1
      where id = ${run.id} and run = ${run.run} and state = 'running' returning id, parts)
    insert into export_parts (export_id, part, rows) select id, parts, ${text} from mine returning part`)
  return kept.rows.length > 0
}

/** Ends a run successfully and returns the resulting export; undefined when the run was over before. */
export async function finishRun(tx: Ctx, run: ExportRun): Promise<ExportRun | undefined> {
  const [row] = await tx.db.update(tableExports).set({ state: 'done' }).where(runs(run)).returning()
  return row
}

/** Ends a run with the refusal that stopped it; its rows are deleted. */
export async function failRun(ctx: Ctx, run: ExportRun, { id, params }: AppError): Promise<void> {
  await transact(ctx, async tx => {
    const mine = await tx.db
      .update(tableExports)
      .set({ state: 'failed', reason: JSON.stringify({ id, params }), done: 0, parts: 0 })
      .where(runs(run))
      .returning({ id: tableExports.id })
    if (mine.length > 0) await tx.db.delete(tableExportParts).where(eq(tableExportParts.exportId, run.id))
  })
}
