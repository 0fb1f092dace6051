import type { EventPayloads, EventType } from '../../events/catalogue.ts'
import type { Ctx } from '../context.ts'
import { outboxEvents } from './outbox.table.ts'

/** Appends an event in the caller's transaction; refuses to run outside one, since the event would then be able to lie. */
export async function emit<T extends EventType>(tx: Ctx, type: T, payload: EventPayloads[T]): Promise<void> {
  if (!tx.inTransaction) throw new Error(`event ${type} outside a transaction`)
  const now = tx.clock.now()
  await tx.db.insert(outboxEvents).values({ id: await tx.ids.next(), type, payload, createdAt: now, nextAt: now })
}
