import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { ordersOf } from '../order.queries.ts'
import { orderPrints, orders, parcelGoods, parcels } from '../order.table.ts'

/** Who printed the first waybill of each of these orders, whose scope the caller has checked. */
export async function firstPrinters(ctx: Ctx, orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectDistinctOn([orderPrints.orderId], { orderId: orderPrints.orderId, name: orderPrints.actorName })
    .from(orderPrints)
    .where(and(inArray(orderPrints.orderId, [...orderIds]), eq(orderPrints.paper, 'waybill')))
    .orderBy(asc(orderPrints.orderId), asc(orderPrints.id))
  return new Map(rows.map(row => [row.orderId, row.name]))
}

/** The parcels of these orders of a store with the goods that were stated. */
export async function parcelsOfOrders(ctx: Ctx, orderIds: readonly number[], scope: StoreScope) {
  if (orderIds.length === 0) return { parcels: [], stated: [] }
  const wanted = and(inArray(parcels.orderId, [...orderIds]), ordersOf(scope))
  const [rows, stated] = await Promise.all([
    ctx.db
      .select(getTableColumns(parcels))
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(wanted)
      .orderBy(asc(parcels.id)),
    ctx.db
      .select({ parcelId: parcelGoods.parcelId, lineId: parcelGoods.lineId, pieces: parcelGoods.pieces })
      .from(parcelGoods)
      .innerJoin(parcels, eq(parcels.id, parcelGoods.parcelId))
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(wanted),
  ])
  return { parcels: rows, stated }
}
