import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { LoginBrake } from '../domain/login-delay.ts'
import { waitAfter } from '../domain/login-delay.ts'
import { loginTries } from './login.table.ts'

/** Failures of these keys that still count. */
export async function failuresOf(
  ctx: Ctx,
  keys: readonly string[],
  windowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const since = new Date(ctx.clock.now().getTime() - windowMs)
  const rows = await ctx.root
    .select({ key: loginTries.key, count: loginTries.count })
    .from(loginTries)
    .where(and(inArray(loginTries.key, [...keys]), gt(loginTries.lastAt, since)))
  return new Map(rows.map(row => [row.key, row.count]))
}

/**
 * Counts one try in advance, in one statement, so that parallel tries count one after the other. Answers undefined, or when
 * the next try is allowed if this one comes too early.
 */
export async function countTry(ctx: Ctx, key: string, brake: LoginBrake): Promise<Date | undefined> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - brake.windowMs)
  const count = sql`case when ${loginTries.lastAt} <= ${since} then 1 else ${loginTries.count} + 1 end`
  const waits = Array.from({ length: brake.lockAt - brake.free + 1 }, (_, index) => brake.free + index)
  const wait = sql.join(
    waits
      .toReversed()
      .map(
        failures =>
          sql`when ${count} >= ${failures} then ${new Date(now.getTime() + waitAfter(failures, brake))}::timestamptz`,
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

/** Forgets the failures of an account whose password was right. */
export async function forgetTries(ctx: Ctx, key: string): Promise<void> {
  await ctx.root.delete(loginTries).where(eq(loginTries.key, key))
}

/** Takes one counted try back, for an address from which somebody logged in well. */
export async function takeTryBack(ctx: Ctx, key: string): Promise<void> {
  await ctx.root
    .update(loginTries)
    .set({ count: sql`greatest(${loginTries.count} - 1, 0)`, nextAt: ctx.clock.now() })
    .where(eq(loginTries.key, key))
}
