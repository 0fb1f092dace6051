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

/** Checks everything now and keeps nothing. */
export async function checkNow(ctx: Ctx): Promise<InvariantRun> {
  const at = ctx.clock.now()
  const details = await checkInvariants(ctx.db, { now: at })
  return { at, breaches: countBreaches(details), ms: details.reduce((sum, result) => sum + result.ms, 0), details }
}

/** Checks everything and keeps the outcome, for the dashboard, the figures and the books page. A breach is logged as an error. */
export async function runInvariants(ctx: Ctx): Promise<InvariantRun> {
  const run = await checkNow(ctx)
  const { at, details } = run
  await ctx.db.insert(invariantRuns).values({ id: await ctx.ids.next(), ...run })
  await ctx.db.delete(invariantRuns).where(lt(invariantRuns.at, new Date(at.getTime() - KEEP_MS)))
  if (run.breaches > 0)
    ctx.log.error({ invariants: details.filter(result => result.breaches > 0) }, 'invariants are broken')
  return run
}

/** Outcome of the last check, undefined before the first. */
export async function lastInvariantRun(ctx: Ctx): Promise<InvariantRun | undefined> {
  const [row] = await ctx.db
    .select()
    .from(invariantRuns)
    .orderBy(desc(invariantRuns.at), desc(invariantRuns.id))
    .limit(1)
  return row
}
