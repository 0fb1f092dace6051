import type { DeliveryRow } from '@shiji/contract/platform/platform.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { outboxDeliveries } from '../../../infra/outbox/outbox.table.ts'
import { type ListSpec, number, type ParsedList, text, time } from '../../../records/list.ts'
import { inOrder, listCondition, pageIds, toPage } from '../../../records/list-sql.ts'

export const deliveryList: ListSpec = {
  filters: {
    id: number(outboxDeliveries.id),
    event_id: number(outboxDeliveries.eventId),
    type: text(outboxDeliveries.type),
    reaction: text(outboxDeliveries.reaction),
    attempts: number(outboxDeliveries.attempts),
    next_at: time(outboxDeliveries.nextAt),
    created_at: time(outboxDeliveries.createdAt),
  },
  sorts: { id: outboxDeliveries.id, next_at: outboxDeliveries.nextAt, created_at: outboxDeliveries.createdAt },
  defaultSort: { prop: 'next_at', order: 'asc' },
}

/** Deliveries of events that failed and are still owed. */
export async function deliveryPage(ctx: Ctx, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, outboxDeliveries, outboxDeliveries.id, list, listCondition(list))
  const rows =
    ids.length === 0 ? [] : await ctx.db.select().from(outboxDeliveries).where(inArray(outboxDeliveries.id, ids))
  return toPage(list, inOrder(ids, rows).map(wireDelivery), total)
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
