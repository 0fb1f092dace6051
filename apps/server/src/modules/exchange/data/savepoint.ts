import type { Actor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'

/** Rolls back what was tried. */
class TakeBack extends Error {}

/** Runs `work` so that an error leaves nothing of it, while the transaction around it goes on. */
export const inSavepoint = <A extends Actor, T>(tx: Ctx<A>, work: (tx: Ctx<A>) => Promise<T>): Promise<T> =>
  tx.db.transaction(db => work({ ...tx, db, inTransaction: true }))

/** Runs `work` in a transaction that is always rolled back, and returns its result. */
export async function onlyTried<A extends Actor, T>(ctx: Ctx<A>, work: (tx: Ctx<A>) => Promise<T>): Promise<T> {
  const results: T[] = []
  try {
    await transact(ctx, async tx => {
      results.splice(0, results.length, await work(tx))
      throw new TakeBack()
    })
  } catch (error) {
    if (!(error instanceof TakeBack)) throw error
  }
  for (const result of results) return result
  throw new Error('nothing was tried')
}
