import { LIMITS } from '@shiji/contract/limits.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { and, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { idempotencyKeys } from '../../../infra/idempotency/idempotency.table.ts'
import { jobs } from '../../../infra/jobs/job.table.ts'
import { callSums } from '../../../infra/limits/call-sums.table.ts'
import { rateCounters } from '../../../infra/limits/rate.table.ts'
import { outboxEvents } from '../../../infra/outbox/outbox.table.ts'
import { tableExports } from '../data/table-export.table.ts'

const KEEP_COUNTERS_MS = 2 * DAY
const KEEP_DONE_MS = 30 * DAY

/** Removes what has served its time: answers of keyed calls and exports after a day, counters after two, finished jobs and events after thirty. */
export async function sweep(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime()
  const before = (ms: number) => new Date(now - ms)
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(LIMITS.idempotency.keepMs)))
  await ctx.db.delete(tableExports).where(lte(tableExports.expiresAt, ctx.clock.now()))
  await ctx.db.delete(rateCounters).where(lt(rateCounters.windowStart, before(KEEP_COUNTERS_MS)))
  await ctx.db.delete(callSums).where(sql`${callSums.seenAt} < now() - interval '1 hour'`)
  await ctx.db.delete(jobs).where(and(isNotNull(jobs.doneAt), lt(jobs.doneAt, before(KEEP_DONE_MS))))
  await ctx.db.execute(sql`
    delete from reaction_marks where event_id in (select id from outbox_events where done_at < ${before(KEEP_DONE_MS)})`)
  await ctx.db
    .delete(outboxEvents)
    .where(and(isNotNull(outboxEvents.doneAt), lt(outboxEvents.doneAt, before(KEEP_DONE_MS))))
}
