import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import { rateCounters } from './rate.table.ts'

export interface Limit {
  readonly key: string
  readonly max: number
  readonly windowMs: number
}

const windowStart = (ctx: Ctx, windowMs: number): Date =>
  new Date(Math.floor(ctx.clock.now().getTime() / windowMs) * windowMs)

/**
 * Increments the counter of the current window and returns it. Written outside the caller's transaction, so it survives
 * a rollback.
 */
export async function countUp(ctx: Ctx, limit: Pick<Limit, 'key' | 'windowMs'>): Promise<number> {
  const [row] = await ctx.root
    .insert(rateCounters)
    .values({ key: limit.key, windowStart: windowStart(ctx, limit.windowMs), count: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + 1` },
    })
    .returning({ count: rateCounters.count })
  return row?.count ?? 0
}

/** The counter of the current window. */
export async function counted(ctx: Ctx, limit: Pick<Limit, 'key' | 'windowMs'>): Promise<number> {
  const [row] = await ctx.root
    .select({ count: rateCounters.count })
    .from(rateCounters)
    .where(and(eq(rateCounters.key, limit.key), eq(rateCounters.windowStart, windowStart(ctx, limit.windowMs))))
  return row?.count ?? 0
}

/** Resets the counter of the current window, for example after a successful login. */
export async function forget(ctx: Ctx, limit: Pick<Limit, 'key' | 'windowMs'>): Promise<void> {
  await ctx.root
    .delete(rateCounters)
    .where(and(eq(rateCounters.key, limit.key), eq(rateCounters.windowStart, windowStart(ctx, limit.windowMs))))
}

/** Counts and refuses with 429 and `Retry-After` when the window is full. */
export async function limit(ctx: Ctx, rule: Limit): Promise<void> {
  if ((await countUp(ctx, rule)) > rule.max) throw tooMany(ctx, rule.windowMs)
}

/** The 429 of a full window; the answer's `Retry-After` is the rest of the window in seconds. */
export function tooMany(ctx: Ctx, windowMs: number): AppError {
  const restMs = windowStart(ctx, windowMs).getTime() + windowMs - ctx.clock.now().getTime()
  return new AppError('request.too_many', {}, { retry_after: Math.max(1, Math.ceil(restMs / 1_000)) })
}
