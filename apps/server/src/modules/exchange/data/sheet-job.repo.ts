import type { SheetState } from '@shiji/contract/exchange/sheet.words.ts'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { type DeskActor, ownJobs, type SheetJobRow } from './sheet-job.queries.ts'
import { sheetJobs, sheetParts } from './sheet-job.table.ts'

/** Inserts a job that was asked for, and returns it. */
export async function insertJob(tx: Ctx, values: typeof sheetJobs.$inferInsert): Promise<SheetJobRow> {
  const [row] = await tx.db.insert(sheetJobs).values(values).returning()
  if (row === undefined) throw new Error('the job was not kept')
  return row
}

/** Moves a job of the desk on, if it is in one of these states; undefined when it is in another one. */
export async function moveOwnJob(
  tx: Ctx<DeskActor>,
  id: number,
  from: readonly SheetState[],
  change: Partial<typeof sheetJobs.$inferInsert>,
): Promise<SheetJobRow | undefined> {
  const [row] = await tx.db
    .update(sheetJobs)
    .set(change)
    .where(and(ownJobs(tx), eq(sheetJobs.id, id), inArray(sheetJobs.state, [...from])))
    .returning()
  return row
}

/** Begins a run of a job in one of these states; its earlier runs can no longer write. Undefined when there is nothing to run. */
export async function beginRun(ctx: Ctx, id: number, states: readonly SheetState[]): Promise<SheetJobRow | undefined> {
  const [row] = await ctx.db
    .update(sheetJobs)
    .set({ run: sql`${sheetJobs.run} + 1` })
    .where(and(eq(sheetJobs.id, id), inArray(sheetJobs.state, [...states])))
    .returning()
  return row
}

/** What one step of a run adds to its job. */
export interface Progress {
  readonly done?: number
  readonly wrongRows?: number
  readonly faults?: number
  readonly faultParts?: number
  readonly fresh?: number
  readonly applied?: number
  readonly unchanged?: number
  readonly undoParts?: number
  readonly undone?: number
  readonly kept?: number
  readonly parts?: number
}

/** Adds to the counters of a job and may change its state. Undefined when another run has begun, or a person has cancelled it. */
export async function advance(
  tx: Ctx,
  { id, run, state }: Pick<SheetJobRow, 'id' | 'run' | 'state'>,
  step: Progress,
  change: Partial<typeof sheetJobs.$inferInsert> = {},
): Promise<SheetJobRow | undefined> {
  const add = (name: keyof Progress) =>
    step[name] === undefined ? {} : { [name]: sql`${sheetJobs[name]} + ${step[name]}` }
  const names: readonly (keyof Progress)[] = [
    'done',
    'wrongRows',
    'faults',
    'faultParts',
    'fresh',
    'applied',
    'unchanged',
    'undoParts',
    'undone',
    'kept',
    'parts',
  ]
  const [row] = await tx.db
    .update(sheetJobs)
    .set({ failures: 0, ...Object.assign({}, ...names.map(add)), ...change })
    .where(and(eq(sheetJobs.id, id), eq(sheetJobs.run, run), eq(sheetJobs.state, state)))
    .returning()
  return row
}

/** Writes a piece of a job. */
export async function insertPart(
  tx: Ctx,
  jobId: number,
  type: 'file' | 'fault' | 'undo',
  part: number,
  content: string,
): Promise<void> {
  await tx.db.insert(sheetParts).values({ jobId, type, part, content })
}

/** Replaces a piece of a job. */
export async function updatePart(tx: Ctx, jobId: number, type: 'fault', part: number, content: string): Promise<void> {
  await tx.db
    .update(sheetParts)
    .set({ content })
    .where(and(eq(sheetParts.jobId, jobId), eq(sheetParts.type, type), eq(sheetParts.part, part)))
}

/** Removes the pieces of one type, before they are written again. */
export async function deleteParts(tx: Ctx, jobId: number, type: 'file' | 'fault'): Promise<void> {
  await tx.db.delete(sheetParts).where(and(eq(sheetParts.jobId, jobId), eq(sheetParts.type, type)))
}

/** Counts a run that ended with an error; returns how many there were since the last progress. */
export async function countFailure(ctx: Ctx, { id, run }: SheetJobRow): Promise<number> {
  const [row] = await ctx.db
    .update(sheetJobs)
    .set({ failures: sql`${sheetJobs.failures} + 1` })
    .where(and(eq(sheetJobs.id, id), eq(sheetJobs.run, run)))
    .returning({ failures: sheetJobs.failures })
  return row?.failures ?? 0
}

/** Ends a run with the refusal that stopped it. */
export async function failRun(ctx: Ctx, { id: jobId, run }: SheetJobRow, { id, params }: AppError): Promise<void> {
  await ctx.db
    .update(sheetJobs)
    .set({ state: 'failed', reason: JSON.stringify({ id, params }), endedAt: ctx.clock.now() })
    .where(and(eq(sheetJobs.id, jobId), eq(sheetJobs.run, run)))
}

/** Removes expired jobs with their pieces; returns the addresses of their files. */
export async function deleteExpiredJobs(ctx: Ctx): Promise<string[]> {
  const gone = await ctx.db
    .delete(sheetJobs)
    .where(lte(sheetJobs.expiresAt, ctx.clock.now()))
    .returning({ source: sheetJobs.source })
  return gone.flatMap(({ source }) => source ?? [])
}
