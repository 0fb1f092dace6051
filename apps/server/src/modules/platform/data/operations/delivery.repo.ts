import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { outboxDeliveries, outboxEvents } from '../../../../infra/outbox/outbox.table.ts'

/** Makes a failed delivery due now, and its event with it, and returns it as it was; undefined for one that has succeeded since. */
export async function makeDeliveryDue(
  tx: Ctx,
  id: number,
  now: Date,
): Promise<{ readonly type: string; readonly reaction: string; readonly nextAt: Date } | undefined> {
  const [delivery] = await tx.db
    .select({
      eventId: outboxDeliveries.eventId,
      type: outboxDeliveries.type,
      reaction: outboxDeliveries.reaction,
      nextAt: outboxDeliveries.nextAt,
    })
    .from(outboxDeliveries)
    .where(eq(outboxDeliveries.id, id))
    .for('update')
  if (delivery === undefined) return undefined
  const { eventId, ...before } = delivery
  await tx.db.update(outboxDeliveries).set({ nextAt: now }).where(eq(outboxDeliveries.id, id))
  await tx.db
    .update(outboxEvents)
    .set({ nextAt: now })
    .where(and(eq(outboxEvents.id, eventId), isNull(outboxEvents.doneAt)))
  return before
}
