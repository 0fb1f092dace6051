import { setTimeout as delay } from 'node:timers/promises'
import type { Actor, Ctx } from '../context.ts'
import { isRetryable } from './sql-state.ts'

const ATTEMPTS = 5

/**
 * Runs `work` in one transaction and gives it a context whose `db` is that transaction. Inside an open transaction it joins.
 * Serialisation failures and deadlocks run the whole of `work` again (at most four times, after growing random rests), so `work` must do nothing
 * but database work: no network call, no memory that outlives it.
 */
export async function transact<A extends Actor, T>(ctx: Ctx<A>, work: (tx: Ctx<A>) => Promise<T>): Promise<T> {
  if (ctx.inTransaction) return work(ctx)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction(db => work({ ...ctx, db, inTransaction: true }))
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error
      await delay(Math.random() * 20 * 2 ** attempt)
    }
  }
}
