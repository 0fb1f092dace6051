import type { Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import type { Lease } from '../../../../infra/jobs/jobs.ts'
import { storeScope } from '../../../../infra/scope.ts'
import { rebuildScores } from '../../../catalog/index.ts'
import { lockStoreRow, setLateness, storeIdsAfter } from '../../../store/index.ts'
import { latenessOf, markAllCounted, totalsOf } from '../../data/score.repo.ts'

const BATCH = 100

/**
 * Sets the scores of all stores and goods to what their visible comments add up to, store by store, and counts how the
 * stores shipped lately. A comment that arrives meanwhile is counted by its reaction, once. Reports what was wrong.
 */
export async function rebuildAllScores(ctx: Ctx, lease?: Lease): Promise<void> {
  let last = 0
  for (;;) {
    const ids = await storeIdsAfter(ctx, last, BATCH)
    if (ids.length === 0) return
    for (const id of ids) {
      const wrong = await rebuildStore(ctx, id)
      if (wrong > 0) ctx.log.warn({ storeId: id, wrong }, 'scores differed from their comments')
      last = id
    }
    if (lease !== undefined && !(await lease.renew())) throw new Error('the rebuild of scores lost its lease')
  }
}

const rebuildStore = (ctx: Ctx, storeId: number): Promise<number> =>
  transact(ctx, async tx => {
    const store = storeScope(storeId)
    await markAllCounted(tx, store)
    // Reactions change the store first: from here on none can count a comment of it.
    await lockStoreRow(tx, storeId)
    await setLateness(tx, storeId, await latenessOf(tx, store))
    return rebuildScores(tx, storeId, await totalsOf(tx, store))
  })
