import { and, isNotNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { idempotencyKeys } from '../../../../infra/idempotency/idempotency.table.ts'
import { jobs } from '../../../../infra/jobs/job.table.ts'
import { callSums } from '../../../../infra/limits/call-sums.table.ts'
import { rateCounters } from '../../../../infra/limits/rate.table.ts'
import { outboxEvents } from '../../../../infra/outbox/outbox.table.ts'

/** Removes answers of keyed calls from before `time`. */
export async function deleteKeysBefore(ctx: Ctx, time: Date): Promise<void> {
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, time))
}

/**
 * Removes counters of calls whose window began before `time`, and sums of processes that were last seen more than an
 * hour ago.
 */
export async function deleteCountersBefore(ctx: Ctx, time: Date): Promise<void> {
  await ctx.db.delete(rateCounters).where(lt(rateCounters.windowStart, time))
  await ctx.db.delete(callSums).where(sql`${callSums.seenAt} < now() - interval '1 hour'`)
}

/** Removes jobs and events that were finished before `time`. */
export async function deleteDoneBefore(ctx: Ctx, time: Date): Promise<void> {
  await ctx.db.delete(jobs).where(and(isNotNull(jobs.doneAt), lt(jobs.doneAt, time)))
  await ctx.db.execute(sql`
    delete from reaction_marks where event_id in (select id from outbox_events where done_at < ${time})`)
  await ctx.db.delete(outboxEvents).where(and(isNotNull(outboxEvents.doneAt), lt(outboxEvents.doneAt, time)))
}
