import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { ordersOf } from '../order.queries.ts'
import { orders, parcels } from '../order.table.ts'
import { orderAddressChanges } from './change.table.ts'

export type AddressChangeRow = typeof orderAddressChanges.$inferSelect

const changesOf = (scope: Scope) =>
  inScope(scope, { buyer: orderAddressChanges.userId, store: orderAddressChanges.storeId })

/** The changes and requests of an order of a scope, the newest first. */
export const addressChangesOf = (ctx: Ctx, orderId: number, scope: Scope): Promise<AddressChangeRow[]> =>
  ctx.db
    .select()
    .from(orderAddressChanges)
    .where(and(eq(orderAddressChanges.orderId, orderId), changesOf(scope)))
    .orderBy(desc(orderAddressChanges.id))

/** A request of a scope; undefined for a foreign or missing one. */
export async function addressRequest(ctx: Ctx, id: number, scope: Scope): Promise<AddressChangeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orderAddressChanges)
    .where(and(eq(orderAddressChanges.id, id), ne(orderAddressChanges.status, 'direct'), changesOf(scope)))
  return row
}

/** Those of a scope's orders whose buyer waits for the decision on another address. */
export async function withOpenRequest(
  ctx: Ctx,
  orderIds: readonly number[],
  scope: Scope,
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await ctx.db
    .select({ orderId: orderAddressChanges.orderId })
    .from(orderAddressChanges)
    .where(
      and(
        inArray(orderAddressChanges.orderId, [...orderIds]),
        eq(orderAddressChanges.status, 'open'),
        changesOf(scope),
      ),
    )
  return new Set(rows.map(row => row.orderId))
}

/** How many parcels of an order of a scope are on their way. */
export async function countParcels(ctx: Ctx, orderId: number, scope: Scope): Promise<number> {
  const rows = await ctx.db
    .select({ id: parcels.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.orderId, orderId), ordersOf(scope)))
  return rows.length
}
