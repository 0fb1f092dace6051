import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { skus } from '../../../catalog/index.ts'
import { stores } from '../../../store/index.ts'
import { orderPrints, parcelGoods, parcels } from '../order.table.ts'

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

/** The parcels of these orders with the goods that were stated; the caller has checked the scope of the orders. */
export async function parcelsOfOrders(ctx: Ctx, orderIds: readonly number[]) {
  if (orderIds.length === 0) return { parcels: [], stated: [] }
  const wanted = inArray(parcels.orderId, [...orderIds])
  const [rows, stated] = await Promise.all([
    ctx.db.select().from(parcels).where(wanted).orderBy(asc(parcels.id)),
    ctx.db
      .select({ parcelId: parcelGoods.parcelId, lineId: parcelGoods.lineId, pieces: parcelGoods.pieces })
      .from(parcelGoods)
      .innerJoin(parcels, eq(parcels.id, parcelGoods.parcelId))
      .where(wanted),
  ])
  return { parcels: rows, stated }
}

/** The store's codes of these SKUs, where they have one. */
export async function codesOfSkus(
  ctx: Ctx,
  store: StoreScope,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (skuIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: skus.id, code: skus.code })
    .from(skus)
    .where(and(inArray(skus.id, [...skuIds]), inScope(store, { store: skus.storeId })))
  return new Map(rows.map(row => [row.id, row.code]))
}

/** Who sends the parcels of a store. */
export async function senderOf(ctx: Ctx, store: StoreScope) {
  const [row] = await ctx.db
    .select({
      name: stores.name,
      name_en: stores.nameEn,
      tel: stores.mobile,
      area: stores.areaInfo,
      address: stores.address,
    })
    .from(stores)
    .where(inScope(store, { store: stores.id }))
  return row ?? { name: '', name_en: '', tel: '', area: '', address: '' }
}
