import { setTimeout as delay } from 'node:timers/promises'
import type { Actor, Ctx } from '../context.ts'
import { isConnectionLost, TransactionCut } from './connection-lost.ts'
import { isRetryable } from './sql-state.ts'

const ATTEMPTS = 5
/**
 * Waits before work is retried over a new connection: a database that restarts is back in this time, a dead one is not
 * waited for.
 */
const RESTS_MS = [50, 100, 200, 400, 800]
const PATIENCE_MS = 3_000

export interface TransactOptions {
  /**
   * What to do when the commit's answer was lost: `repeat` only where a repeat finds what the first try wrote, by a key
   * of the caller.
   */
  readonly ifUnsure?: 'fail' | 'repeat'
}

/**
 * Runs `work` in one transaction and gives it a context whose `db` is that transaction. Inside an open transaction it
 * joins. Serialisation failures, deadlocks and cut connections rerun the whole of `work` (at most four times, after
 * growing waits), so `work` must do nothing but database work: no network call, no memory that outlives it. A commit
 * whose answer was lost fails with `TransactionCut`, outcome `unknown`.
 */
export async function transact<A extends Actor, T>(
  ctx: Ctx<A>,
  work: (tx: Ctx<A>) => Promise<T>,
  { ifUnsure = 'fail' }: TransactOptions = {},
): Promise<T> {
  if (ctx.inTransaction) return work(ctx)
  return overCuts(
    () => onceMore(ctx, work),
    error => ifUnsure === 'repeat' || !(error instanceof TransactionCut && error.outcome === 'unknown'),
  )
}

async function onceMore<A extends Actor, T>(ctx: Ctx<A>, work: (tx: Ctx<A>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await ctx.db.transaction(db => work({ ...ctx, db, inTransaction: true }))
      ctx.commits.count += 1
      return result
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error
      await delay(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/**
 * Reruns work over a new connection when the database was lost and `mayRepeat` agrees; after one to three seconds it
 * gives up.
 */
export async function overCuts<T>(
  work: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean = () => true,
): Promise<T> {
  const begun = performance.now()
  for (const rest of RESTS_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || !mayRepeat(error) || performance.now() - begun > PATIENCE_MS) throw error
      await delay(rest)
    }
  }
  return work()
}
