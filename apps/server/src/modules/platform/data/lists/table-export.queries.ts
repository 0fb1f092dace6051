import { type ErrorId, errorEntry } from '@shiji/contract/errors.ts'
import type { TableExport } from '@shiji/contract/platform/table-export.ts'
import { EXPORT_STATES } from '@shiji/contract/platform/table-export.ts'
import { translate } from '@shiji/i18n/server.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { ErrorParams } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { tableExportParts, tableExports } from './table-export.table.ts'
import { type DeskActor, ownDesk } from './table-view.queries.ts'

/** Condition for the actor's own unexpired exports; another person's answers like a missing one. */
export const keptExports = (ctx: Ctx<DeskActor>) =>
  and(ownDesk(tableExports, ctx), gt(tableExports.expiresAt, ctx.clock.now()))

/** The actor's own exports, the newest first. */
export async function ownExports(ctx: Ctx<DeskActor>): Promise<TableExport[]> {
  const rows = await ctx.db.select().from(tableExports).where(keptExports(ctx)).orderBy(desc(tableExports.id))
  return rows.map(row => presentExport(ctx, row))
}

/** One of the actor's own exports. */
export async function ownExport(ctx: Ctx<DeskActor>, id: number): Promise<TableExport | undefined> {
  const [row] = await ctx.db
    .select()
    .from(tableExports)
    .where(and(keptExports(ctx), eq(tableExports.id, id)))
  return row === undefined ? undefined : presentExport(ctx, row)
}

/**
 * Rows of one part of a finished export. Unfinished ones have no rows: an interrupted run restarts and may find other
 * rows.
 */
export async function exportPart(
  ctx: Ctx<DeskActor>,
  id: number,
  part: number,
): Promise<{ page: string; rows: Readonly<Record<string, unknown>>[] } | undefined> {
  const [row] = await ctx.db
    .select({ page: tableExports.page, rows: tableExportParts.rows })
    .from(tableExportParts)
    .innerJoin(tableExports, eq(tableExports.id, tableExportParts.exportId))
    .where(
      and(keptExports(ctx), eq(tableExports.id, id), eq(tableExports.state, 'done'), eq(tableExportParts.part, part)),
    )
  return row === undefined ? undefined : { page: row.page, rows: JSON.parse(row.rows) }
}

/** An export as its owner sees it, with a refusal in their language. */
export function presentExport(ctx: Ctx, row: typeof tableExports.$inferSelect): TableExport {
  return {
    id: row.id,
    page: row.page,
    name: row.name,
    state: EXPORT_STATES.find(state => state === row.state) ?? 'failed',
    total: row.total,
    done: row.done,
    parts: row.parts,
    columns: row.columns,
    reason: row.reason === null ? null : reasonText(ctx, row.reason),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }
}

function reasonText(ctx: Ctx, reason: string): string {
  const { id, params }: { id: ErrorId; params: ErrorParams } = JSON.parse(reason)
  return translate(ctx.locale, errorEntry(id).key, params)
}
