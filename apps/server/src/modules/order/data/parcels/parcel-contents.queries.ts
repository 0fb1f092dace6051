import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import type { Pieces } from '../../domain/parcels/pack-parcels.ts'
import { ordersOf } from '../order.queries.ts'
import { orders, parcelGoods, parcels } from '../order.table.ts'

/** What was stated to be in the parcels of an order of a scope. */
export function statedGoods(
  ctx: Ctx,
  orderId: number,
  scope: Scope,
): Promise<(Pieces & { readonly parcelId: number })[]> {
  return ctx.db
    .select({ parcelId: parcelGoods.parcelId, lineId: parcelGoods.lineId, pieces: parcelGoods.pieces })
    .from(parcelGoods)
    .innerJoin(parcels, eq(parcels.id, parcelGoods.parcelId))
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.orderId, orderId), ordersOf(scope)))
    .orderBy(parcelGoods.parcelId, parcelGoods.lineId)
}

/** Another order that is in a parcel of this one. */
export interface OrderInParcel {
  readonly mergedId: number | null
  readonly id: number
  readonly orderNo: string
}

const own = alias(parcels, 'own')

/** The other orders of a scope in the parcels of an order; they are of the same store and buyer. */
export function ordersInParcels(ctx: Ctx, orderId: number, scope: Scope): Promise<OrderInParcel[]> {
  const shared = ctx.db
    .select({ id: own.mergedId })
    .from(own)
    .where(and(eq(own.orderId, orderId), isNotNull(own.mergedId)))
  return ctx.db
    .select({ mergedId: parcels.mergedId, id: orders.id, orderNo: orders.orderNo })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(inArray(parcels.mergedId, shared), ordersOf(scope)))
    .orderBy(orders.id)
}
