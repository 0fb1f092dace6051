import { type ErrorId, errorEntry } from '@shiji/contract/errors.ts'
import { SHEET_DIRECTIONS, SHEET_KINDS } from '@shiji/contract/exchange/sheet.words.ts'
import { SHEET_LIMITS, type SheetJob } from '@shiji/contract/exchange/sheet-job.ts'
import { translate } from '@shiji/i18n/server.ts'
import { and, count, desc, eq, gt, type SQL } from 'drizzle-orm'
import type { ErrorParams } from '../../../infra/app-error.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { storeKeyOf } from '../../../infra/scope.ts'
import { ownRows } from '../../../records/in-scope.ts'
import { sheetActions, stateOf } from '../domain/sheet-job.machine.ts'
import { sheetJobs, sheetParts } from './sheet-job.table.ts'

/** A person in a back office. */
export type DeskActor = AdminActor | SellerActor
export type SheetJobRow = typeof sheetJobs.$inferSelect

/** Unexpired jobs of the actor's back office, for sellers of their store. */
export const ownJobs = (ctx: Ctx<DeskActor>): SQL | undefined =>
  and(
    eq(sheetJobs.area, ctx.actor.kind),
    ownRows(ctx.scope, sheetJobs.storeId),
    gt(sheetJobs.expiresAt, ctx.clock.now()),
  )

/** Whose jobs the actor's are. */
export const deskOf = ({ actor, scope }: Ctx<DeskActor>) => ({
  area: actor.kind,
  accountId: actor.id,
  accountName: actor.name,
  storeId: storeKeyOf(scope),
})

/** The newest jobs of the desk. */
export const jobsOfDesk = (ctx: Ctx<DeskActor>): Promise<SheetJobRow[]> =>
  ctx.db
    .select()
    .from(sheetJobs)
    .where(ownJobs(ctx))
    .orderBy(desc(sheetJobs.createdAt), desc(sheetJobs.id))
    .limit(SHEET_LIMITS.perStore)

/** How many jobs the desk has. */
export async function countJobs(ctx: Ctx<DeskActor>): Promise<number> {
  const [row] = await ctx.db.select({ jobs: count() }).from(sheetJobs).where(ownJobs(ctx))
  return row?.jobs ?? 0
}

/** One job of the desk; undefined for those of others. */
export async function jobOfDesk(ctx: Ctx<DeskActor>, id: number): Promise<SheetJobRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(sheetJobs)
    .where(and(ownJobs(ctx), eq(sheetJobs.id, id)))
  return row
}

/** A piece of a job that was read by its desk before. */
export async function partOf(
  ctx: Ctx,
  jobId: number,
  type: 'file' | 'fault' | 'undo',
  part: number,
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ content: sheetParts.content })
    .from(sheetParts)
    .where(and(eq(sheetParts.jobId, jobId), eq(sheetParts.type, type), eq(sheetParts.part, part)))
  return row?.content
}

/** A job as people see it; `may` says whether this person may change it. */
export function presentJob(ctx: Ctx, row: SheetJobRow, may: boolean): SheetJob {
  const state = stateOf(row.state)
  const actions = sheetActions({ state, direction: row.direction, applied: row.applied - row.undone })
  return {
    id: row.id,
    kind: SHEET_KINDS.find(kind => kind === row.kind) ?? 'goods',
    direction: SHEET_DIRECTIONS.find(each => each === row.direction) ?? 'export',
    state,
    name: row.name,
    by: row.accountName,
    rows: row.rows,
    done: row.done,
    wrong_rows: row.wrongRows,
    faults: row.faults,
    fault_parts: row.faultParts,
    applied: row.applied,
    unchanged: row.unchanged,
    undone: row.undone,
    kept: row.kept,
    parts: row.parts,
    reason: row.reason === null ? null : reasonText(ctx, row.reason),
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    actions: may ? actions : [],
  }
}

function reasonText(ctx: Ctx, reason: string): string {
  const { id, params }: { id: ErrorId; params: ErrorParams } = JSON.parse(reason)
  return translate(ctx.locale, errorEntry(id).key, params)
}
