import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { ordersOf } from '../order.queries.ts'
import { orders } from '../order.table.ts'
import { orderPriceChanges } from './change.table.ts'

export type PriceChangeRow = typeof orderPriceChanges.$inferSelect

/** The changes of the price of an order of a scope, the oldest first. */
export const priceChangesOf = (ctx: Ctx, orderId: number, scope: Scope): Promise<PriceChangeRow[]> =>
  ctx.db
    .select()
    .from(orderPriceChanges)
    .where(
      and(
        inArray(orderPriceChanges.orderId, [orderId]),
        inScope(scope, { buyer: orderPriceChanges.userId, store: orderPriceChanges.storeId }),
      ),
    )
    .orderBy(asc(orderPriceChanges.seq))

/** Buyer and checkout of an order of a scope; undefined for a foreign or missing one. */
export async function groupOf(
  ctx: Ctx,
  id: number,
  scope: Scope,
): Promise<{ readonly groupId: number; readonly userId: number } | undefined> {
  const [row] = await ctx.db
    .select({ groupId: orders.groupId, userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.id, id), ordersOf(scope)))
  return row
}
