import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { outboxDeliveries, outboxEvents } from '../../../../infra/outbox/outbox.table.ts'

/** Makes a failed delivery due now, and its event with it; undefined for one that has succeeded since. */
export async function makeDeliveryDue(
  tx: Ctx,
  id: number,
  now: Date,
): Promise<{ readonly type: string; readonly reaction: string } | undefined> {
  const [delivery] = await tx.db
    .update(outboxDeliveries)
    .set({ nextAt: now })
    .where(eq(outboxDeliveries.id, id))
    .returning({
      eventId: outboxDeliveries.eventId,
      type: outboxDeliveries.type,
      reaction: outboxDeliveries.reaction,
    })
  if (delivery === undefined) return undefined
  const { eventId, type, reaction } = delivery
  await tx.db
    .update(outboxEvents)
    .set({ nextAt: now })
    .where(and(eq(outboxEvents.id, eventId), isNull(outboxEvents.doneAt)))
  return { type, reaction }
}
