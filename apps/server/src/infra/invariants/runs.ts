import { desc, lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { checkInvariants, countBreaches, type InvariantResult } from './check-invariants.ts'
import { invariantRuns } from './invariant.table.ts'

const KEEP_MS = 90 * 86_400_000

export interface InvariantRun {
  readonly at: Date
  readonly breaches: number
  readonly ms: number
  readonly details: readonly InvariantResult[]
}

/** Checks everything now and saves nothing. */
export async function checkNow(ctx: Ctx, afterEach?: () => Promise<void>): Promise<InvariantRun> {
  const at = ctx.clock.now()
  const details = await checkInvariants(ctx.db, { now: at, ...(afterEach === undefined ? {} : { afterEach }) })
  return { at, breaches: countBreaches(details), ms: details.reduce((sum, result) => sum + result.ms, 0), details }
}

/**
 * Saves an outcome for the dashboard, the figures and the books page, and returns its id. A violation is logged as an
 * error.
 */
export async function keepRun(tx: Ctx, run: InvariantRun): Promise<number> {
  const { at, details } = run
  const id = await tx.ids.next()
  await tx.db.insert(invariantRuns).values({ id, ...run })
  await tx.db.delete(invariantRuns).where(lt(invariantRuns.at, new Date(at.getTime() - KEEP_MS)))
  if (run.breaches > 0)
    tx.log.error({ invariants: details.filter(result => result.breaches > 0) }, 'invariants are broken')
  return id
}

/** Checks everything and saves the outcome. */
export async function runInvariants(ctx: Ctx): Promise<InvariantRun> {
  const run = await checkNow(ctx)
  await keepRun(ctx, run)
  return run
}

/** Outcome of the last check, undefined before the first. */
export async function lastInvariantRun(ctx: Ctx): Promise<(InvariantRun & { readonly id: number }) | undefined> {
  const [row] = await ctx.db
    .select()
    .from(invariantRuns)
    .orderBy(desc(invariantRuns.at), desc(invariantRuns.id))
    .limit(1)
  return row
}
