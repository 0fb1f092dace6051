import { deliveriesCall } from '@shiji/contract/platform/desk.calls.ts'
import type { DeliveryRow } from '@shiji/contract/platform/platform.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { outboxDeliveries } from '../../../../infra/outbox/outbox.table.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'

export const deliveryList = listOf(deliveriesCall, {
  id: outboxDeliveries.id,
  event_id: outboxDeliveries.eventId,
  type: outboxDeliveries.type,
  reaction: outboxDeliveries.reaction,
  attempts: outboxDeliveries.attempts,
  next_at: outboxDeliveries.nextAt,
  created_at: outboxDeliveries.createdAt,
})

/** Failed deliveries of events that are still open. */
export async function deliveryPage(ctx: Ctx, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, outboxDeliveries, outboxDeliveries.id, list, listCondition(list))
  const rows =
    ids.length === 0 ? [] : await ctx.db.select().from(outboxDeliveries).where(inArray(outboxDeliveries.id, ids))
  return { rows: inOrder(ids, rows).map(wireDelivery), total }
}

const wireDelivery = (row: typeof outboxDeliveries.$inferSelect): DeliveryRow => ({
  id: row.id,
  event_id: row.eventId,
  type: row.type,
  reaction: row.reaction,
  attempts: row.attempts,
  next_at: row.nextAt.toISOString(),
  last_error: row.lastError,
  created_at: row.createdAt.toISOString(),
})
