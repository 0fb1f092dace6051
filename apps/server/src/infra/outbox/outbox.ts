import type { EventPayloads, EventType } from '../../events/catalogue.ts'
import type { Ctx } from '../context.ts'
import { named } from '../database/named.ts'

/** An event to publish; any type of the catalogue with its payload. */
export type AnyEvent = { [T in EventType]: { readonly type: T; readonly payload: EventPayloads[T] } }[EventType]

const APPEND = `
  insert into outbox_events (id, type, payload, created_at, next_at)
  select e.id, e.type, e.payload, $2, $2 from jsonb_to_recordset($1) e (id bigint, type text, payload jsonb)`

/**
 * Appends an event in the caller's transaction; throws outside one, since the event could then be published although
 * the change was rolled back.
 */
export const emit = <T extends EventType>(tx: Ctx, type: T, payload: EventPayloads[T]): Promise<void> =>
  append(tx, [{ type, payload }])

/** Appends several events in one statement. */
export const emitAll = (tx: Ctx, events: readonly AnyEvent[]): Promise<void> => append(tx, events)

async function append(tx: Ctx, events: readonly { readonly type: EventType; readonly payload: unknown }[]) {
  const [first] = events
  if (first === undefined) return
  if (!tx.inTransaction) throw new Error(`event ${first.type} outside a transaction`)
  const ids = await tx.ids.take(events.length)
  const rows = events.map(({ type, payload }, index) => ({ id: ids[index], type, payload }))
  await named(tx, 'outbox_append', APPEND, [JSON.stringify(rows), tx.clock.now()])
}
