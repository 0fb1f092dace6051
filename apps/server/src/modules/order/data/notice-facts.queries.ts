import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { storeScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { orders } from './order.table.ts'

/** Facts of an order for messages: its number, first goods and reason of a cancellation; undefined when it is gone. */
export async function noticeFacts(ctx: Ctx, { orderId, storeId }: { orderId: number; storeId: number }) {
  const [row] = await ctx.db
    .select({ order_no: orders.orderNo, goods: orders.name, goods_en: orders.nameEn })
    .from(orders)
    .where(and(eq(orders.id, orderId), inScope(storeScope(storeId), { store: orders.storeId })))
  return row
}
