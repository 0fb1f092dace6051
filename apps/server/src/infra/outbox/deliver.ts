import { sql } from 'drizzle-orm'
import { type Ctx, type Runtime, systemContext } from '../context.ts'
import { transact } from '../database/transact.ts'
import { errorLine } from '../log/error-facts.ts'
import { outboxEvents, reactionMarks } from './outbox.table.ts'
import type { Reaction, Reactions } from './reactions.ts'

const BATCH = 50
const MAX_WAIT_MS = 3_600_000

interface EventRow extends Record<string, unknown> {
  id: string
  type: string
  payload: never
  attempts: number
}

/**
 * Delivers due events to their reactions; returns how many were taken. Safe with many workers: rows are leased by moving
 * `next_at` ahead, a dead worker's events come back, and each reaction runs once per event.
 */
export async function deliverEvents(runtime: Runtime, reactions: Reactions): Promise<number> {
  const now = runtime.clock.now()
  const lease = new Date(now.getTime() + 60_000)
  const taken = await runtime.db.execute<EventRow>(sql`
    update outbox_events set attempts = attempts + 1, next_at = ${lease} where id in (
      select id from outbox_events where done_at is null and next_at <= ${now}
      order by next_at, id limit ${BATCH} for update skip locked)
    returning id, type, payload, attempts`)
  for (const event of taken.rows.toSorted((a, b) => Number(a.id) - Number(b.id)))
    await deliver(runtime, reactions, event)
  return taken.rows.length
}

async function deliver(runtime: Runtime, reactions: Reactions, event: EventRow): Promise<void> {
  const eventId = Number(event.id)
  const ctx = systemContext(runtime, `event-${event.id}`)
  try {
    for (const reaction of reactions.of(event.type))
      await transact(ctx, tx => react(tx, reaction, event.payload, eventId))
    await runtime.db
      .update(outboxEvents)
      .set({ doneAt: runtime.clock.now(), lastError: null })
      .where(sql`${outboxEvents.id} = ${eventId}`)
  } catch (error) {
    ctx.log.error({ err: error, event: event.type, eventId }, 'reaction failed')
    const wait = Math.min(MAX_WAIT_MS, 1_000 * 2 ** Math.min(event.attempts, 12))
    await runtime.db
      .update(outboxEvents)
      .set({ lastError: errorLine(error), nextAt: new Date(runtime.clock.now().getTime() + wait) })
      .where(sql`${outboxEvents.id} = ${eventId}`)
  }
}

async function react(tx: Ctx, reaction: Reaction, payload: never, eventId: number): Promise<void> {
  const marked = await tx.db
    .insert(reactionMarks)
    .values({ eventId, reaction: reaction.name, at: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ eventId: reactionMarks.eventId })
  if (marked.length > 0) await reaction.run(tx, payload, eventId)
}
