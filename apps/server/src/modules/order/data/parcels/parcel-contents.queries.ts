import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../../infra/context.ts'
import type { Pieces } from '../../domain/parcels/pack-parcels.ts'
import { orders, parcelGoods, parcels } from '../order.table.ts'

/** What was stated to be in the parcels of an order; the caller has checked that the reader may see it. */
export function statedGoods(ctx: Ctx, orderId: number): Promise<(Pieces & { readonly parcelId: number })[]> {
  return ctx.db
    .select({ parcelId: parcelGoods.parcelId, lineId: parcelGoods.lineId, pieces: parcelGoods.pieces })
    .from(parcelGoods)
    .innerJoin(parcels, eq(parcels.id, parcelGoods.parcelId))
    .where(eq(parcels.orderId, orderId))
    .orderBy(parcelGoods.parcelId, parcelGoods.lineId)
}

/** Another order that is in a parcel of this one. */
export interface OrderInParcel {
  readonly mergedId: number | null
  readonly id: number
  readonly orderNo: string
}

const own = alias(parcels, 'own')

/** The other orders in the parcels of an order; they are of the same store and buyer. */
export function ordersInParcels(ctx: Ctx, orderId: number): Promise<OrderInParcel[]> {
  const shared = ctx.db
    .select({ id: own.mergedId })
    .from(own)
    .where(and(eq(own.orderId, orderId), isNotNull(own.mergedId)))
  return ctx.db
    .select({ mergedId: parcels.mergedId, id: orders.id, orderNo: orders.orderNo })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(inArray(parcels.mergedId, shared))
    .orderBy(orders.id)
}
