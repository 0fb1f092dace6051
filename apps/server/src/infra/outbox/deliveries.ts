import type { Ctx } from '../context.ts'
import { named } from '../database/named.ts'

interface Delivery {
  readonly attempts: number
  readonly nextAt: Date
  readonly lastError: string
}

const OPEN =
  'select event_id, reaction, attempts, extract(epoch from next_at) * 1000 as due, last_error from outbox_deliveries where event_id = any($1::bigint[])'

/** The open deliveries of these events, by event and reaction. */
export async function openDeliveries(
  ctx: Ctx,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, Delivery>>> {
  const found = new Map<number, Map<string, Delivery>>()
  if (eventIds.length === 0) return found
  const rows = await named<{ event_id: string; reaction: string; attempts: number; due: string; last_error: string }>(
    ctx,
    'outbox_open',
    OPEN,
    [eventIds],
  )
  for (const { event_id, reaction, attempts, due, last_error } of rows) {
    const ofEvent = found.get(Number(event_id)) ?? new Map<string, Delivery>()
    ofEvent.set(reaction, { attempts, nextAt: new Date(Number(due)), lastError: last_error })
    found.set(Number(event_id), ofEvent)
  }
  return found
}

const FAIL = `
  with event as (select id from outbox_events where id = $2 and done_at is null for update)
  insert into outbox_deliveries (id, event_id, type, reaction, attempts, next_at, last_error, created_at)
  select $1, event.id, $3, $4, $5, $6, $7, $8 from event
  where not exists (select from reaction_marks m where m.event_id = event.id and m.reaction = $4)
  on conflict (event_id, reaction) do update
    set attempts = excluded.attempts, next_at = excluded.next_at, last_error = excluded.last_error
  returning 1`

interface Failure extends Delivery {
  readonly eventId: number
  readonly type: string
  readonly reaction: string
}

/** Records a failed delivery; false when another worker, whose lease followed ours, has succeeded since. */
export async function recordFailure(ctx: Ctx, failure: Failure): Promise<boolean> {
  const { eventId, type, reaction, attempts, nextAt, lastError } = failure
  const values = [await ctx.ids.next(), eventId, type, reaction, attempts, nextAt, lastError, ctx.clock.now()]
  return (await named(ctx, 'outbox_fail', FAIL, values)).length > 0
}

const PARK = 'update outbox_events set next_at = $2, last_error = $3 where id = $1 and done_at is null'

/** Leaves an event open until the first of its open deliveries is due. */
export async function parkEvent(ctx: Ctx, id: number, { nextAt, lastError }: Delivery): Promise<void> {
  await named(ctx, 'outbox_park', PARK, [id, nextAt, lastError])
}

const FINISH = `
  with closed as (
    update outbox_events set done_at = $2, last_error = null where id = any($1::bigint[]) and done_at is null returning id)
  delete from outbox_deliveries where event_id in (select id from closed)`

/** Closes events without open deliveries, in one statement; reactions that no longer exist do not count. */
export async function finishEvents(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await named(ctx, 'outbox_finish', FINISH, [ids, ctx.clock.now()])
}
