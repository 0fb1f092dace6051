import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { type LoginBrake, waitSteps } from '../../domain/login-delay.ts'
import { loginTries } from './login.table.ts'

/** State of one key: failures that still count, and when the next try may come. */
export interface TryState {
  readonly failures: number
  readonly nextAt: Date
}

/** States of these keys; a key without failures that still count is left out. */
export async function triesOf(
  ctx: Ctx,
  keys: readonly string[],
  windowMs: number,
): Promise<ReadonlyMap<string, TryState>> {
  const since = new Date(ctx.clock.now().getTime() - windowMs)
  const rows = await ctx.root
    .select()
    .from(loginTries)
    .where(inArray(loginTries.key, [...keys]))
  return new Map(
    rows.filter(row => row.lastAt > since).map(row => [row.key, { failures: row.count, nextAt: row.nextAt }]),
  )
}

/**
 * Counts one try in advance, in one statement, so that parallel tries count one after the other. Returns undefined, or
 * when the next try is allowed if this one comes too early.
 */
export async function countTry(ctx: Ctx, key: string, brake: LoginBrake): Promise<Date | undefined> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - brake.windowMs)
  const count = sql`case when ${loginTries.lastAt} <= ${since} then 1 else ${loginTries.count} + 1 end`
  const wait = sql.join(
    waitSteps(brake)
      .toReversed()
      .map(
        ({ failures, waitMs }) =>
          sql`when ${count} >= ${failures} then ${new Date(now.getTime() + waitMs)}::timestamptz`,
      ),
    sql` `,
  )
  const counted = await ctx.root
    .insert(loginTries)
    .values({ key, count: 1, lastAt: now, nextAt: now })
    .onConflictDoUpdate({
      target: loginTries.key,
      set: { count, lastAt: now, nextAt: sql`case ${wait} else ${now}::timestamptz end` },
      setWhere: sql`${loginTries.nextAt} <= ${now} or ${loginTries.lastAt} <= ${since}`,
    })
    .returning({ count: loginTries.count })
  if (counted.length > 0) return undefined
  const [row] = await ctx.root.select({ nextAt: loginTries.nextAt }).from(loginTries).where(eq(loginTries.key, key))
  return row?.nextAt ?? now
}

/** Forgets the failures of these keys. */
export async function forgetTries(ctx: Ctx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await ctx.root.delete(loginTries).where(inArray(loginTries.key, [...keys]))
}

/** Takes one counted try of each key back: after a successful login, or when the password was not compared. */
export async function takeTriesBack(ctx: Ctx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await ctx.root
    .update(loginTries)
    .set({ count: sql`greatest(${loginTries.count} - 1, 0)`, nextAt: ctx.clock.now() })
    .where(inArray(loginTries.key, [...keys]))
}

/** Removes the tries of keys that were not used since `time`. */
export async function deleteTriesBefore(ctx: Ctx, time: Date): Promise<void> {
  await ctx.db.delete(loginTries).where(lt(loginTries.lastAt, time))
}
