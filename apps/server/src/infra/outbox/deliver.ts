import { type Runtime, systemContext } from '../context.ts'
import { named } from '../database/named.ts'
import { transact } from '../database/transact.ts'
import { errorLine } from '../log/error-facts.ts'
import { finishEvents, openDeliveries, parkEvent, recordFailure } from './deliveries.ts'
import type { AnyEvent } from './outbox.ts'
import type { Reaction, Reactions } from './reactions.ts'

const BATCH = 50
const LEASE_MS = 60_000
const MAX_WAIT_MS = 3_600_000

interface EventRow {
  readonly id: string
  readonly type: AnyEvent['type']
  readonly payload: never
  readonly attempts: number
}

const TAKE = `
  update outbox_events set attempts = attempts + 1, next_at = $2 where id in (
    select id from outbox_events where done_at is null and next_at <= $1
    order by next_at, id limit $3 for update skip locked)
  returning id, type, payload, attempts`

/**
 * Delivers due events to their reactions, each independently: one that fails waits with its own back-off and holds up
 * no other. Returns how many events were taken. Safe with many workers: rows are leased by moving `next_at` ahead, a
 * dead worker's events become due again, and each reaction runs once per event.
 */
export async function deliverEvents(runtime: Runtime, reactions: Reactions): Promise<number> {
  const ctx = systemContext(runtime, 'outbox')
  const now = runtime.clock.now()
  const lease = new Date(now.getTime() + LEASE_MS)
  const taken = await named<EventRow>(ctx, 'outbox_take', TAKE, [now, lease, BATCH])
  const again = taken.filter(event => event.attempts > 1).map(event => Number(event.id))
  const open = await openDeliveries(ctx, again)
  const done: number[] = []
  for (const event of taken.toSorted((a, b) => Number(a.id) - Number(b.id))) {
    const id = Number(event.id)
    const next = await deliver(runtime, reactions.of(event.type), event, open.get(id))
    if (next === undefined) done.push(id)
    else await parkEvent(ctx, id, next)
  }
  await finishEvents(ctx, done)
  return taken.length
}

interface Owed {
  readonly attempts: number
  readonly nextAt: Date
  readonly lastError: string
}

/** Runs the reactions that are due; returns the next time at which one is due. */
async function deliver(
  runtime: Runtime,
  reactions: readonly Reaction[],
  event: EventRow,
  open: ReadonlyMap<string, Owed> | undefined,
): Promise<Owed | undefined> {
  const eventId = Number(event.id)
  const ctx = systemContext(runtime, `event-${event.id}`)
  const owed: Owed[] = []
  for (const reaction of reactions) {
    const before = open?.get(reaction.name)
    if (before !== undefined && before.nextAt > runtime.clock.now()) {
      owed.push(before)
      continue
    }
    try {
      await transact(ctx, tx => react(tx, reaction, event, before !== undefined))
    } catch (error) {
      ctx.log.error({ err: error, event: event.type, eventId, reaction: reaction.name }, 'reaction failed')
      const failed = afterFailure(runtime, (before?.attempts ?? 0) + 1, errorLine(error))
      if (await recordFailure(ctx, { eventId, type: event.type, reaction: reaction.name, ...failed })) owed.push(failed)
    }
  }
  return owed.toSorted((a, b) => a.nextAt.getTime() - b.nextAt.getTime())[0]
}

function afterFailure(runtime: Runtime, attempts: number, lastError: string): Owed {
  const wait = Math.min(MAX_WAIT_MS, 1_000 * 2 ** Math.min(attempts, 12))
  return { attempts, lastError, nextAt: new Date(runtime.clock.now().getTime() + wait) }
}

const MARK =
  'insert into reaction_marks (event_id, reaction, at) values ($1, $2, $3) on conflict do nothing returning 1'
const SETTLE = 'delete from outbox_deliveries where event_id = $1 and reaction = $2'

/** The mark comes first: another worker with the same delivery waits for it and then does nothing. */
async function react(tx: Parameters<Reaction['run']>[0], reaction: Reaction, event: EventRow, failedBefore: boolean) {
  const eventId = Number(event.id)
  const marked = await named(tx, 'outbox_mark', MARK, [eventId, reaction.name, tx.clock.now()])
  if (failedBefore) await named(tx, 'outbox_settle', SETTLE, [eventId, reaction.name])
  if (marked.length > 0) await reaction.run(tx, eventIn(event), eventId)
}

/** The event of a row. `emit` wrote both columns from one event, which the compiler cannot see for this many types. */
const eventIn = ({ type, payload }: EventRow): AnyEvent => ({ type, payload }) as AnyEvent
