import { LIMITS } from '@shiji/contract/limits.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../infra/context.ts'
import { deleteExpiredExports } from '../data/lists/kept-export.repo.ts'
import { deleteCountersBefore, deleteDoneBefore, deleteKeysBefore } from '../data/operations/sweep.repo.ts'

const KEEP_COUNTERS_MS = 2 * DAY
const KEEP_DONE_MS = 30 * DAY

/**
 * Removes expired data: answers of keyed calls and exports after a day, counters after two, finished jobs and events
 * after thirty.
 */
export async function sweep(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime()
  const before = (ms: number) => new Date(now - ms)
  await deleteKeysBefore(ctx, before(LIMITS.idempotency.keepMs))
  await deleteExpiredExports(ctx)
  await deleteCountersBefore(ctx, before(KEEP_COUNTERS_MS))
  await deleteDoneBefore(ctx, before(KEEP_DONE_MS))
}
