import { MINUTE } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import type { JobPayload, Lease } from '../../../../infra/jobs/jobs.ts'
import { addPairs, goodsOfOrder, markCounted, rememberBought, takeFresh } from '../../data/recommend/bought.repo.ts'
import { pairsOf } from '../../domain/recommend/pairs.ts'

/** How late recommendations may follow what people buy together. */
export const COUNT_EVERY_MS = 10 * MINUTE

const BATCH = 300

/** Remembers what a paid order took out of stock as bought by its buyer; repeating it changes nothing but the time. */
export async function recordBought(
  tx: Ctx,
  { orderId, userId }: { readonly orderId: number; readonly userId: number },
): Promise<void> {
  const goodsIds = await goodsOfOrder(tx, orderId)
  if (goodsIds.length > 0) await rememberBought(tx, userId, goodsIds)
}

/**
 * Counts what was bought together since the last time, a few hundred purchases at a time; each purchase exactly once,
 * however many processes run this and however often.
 */
export async function countPairs(ctx: Ctx, _payload: JobPayload, lease: Lease): Promise<void> {
  while ((await transact(ctx, countSome)) === BATCH)
    if (!(await lease.renew())) throw new Error('pairs are counted by another process')
}

async function countSome(tx: Ctx): Promise<number> {
  const { fresh, counted } = await takeFresh(tx, BATCH)
  if (fresh.length === 0) return 0
  await addPairs(tx, pairsOf(fresh, counted))
  await markCounted(tx, fresh)
  return fresh.length
}
