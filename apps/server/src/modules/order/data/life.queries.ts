import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { skus, stockMovements } from '../../catalog/index.ts'
import { accounts, journals, orderSettlements, postings } from '../../finance/index.ts'
import { payments } from '../../payment/index.ts'
import { type AddressChangeRow, addressChangesOf } from './changes/address-change.queries.ts'
import { type PriceChangeRow, priceChangesOf } from './changes/price-change.queries.ts'
import { orderMoves, orderPrints, parcels } from './order.table.ts'
import { type OrderInParcel, ordersInParcels, statedGoods } from './parcels/parcel-contents.queries.ts'
import { type StoredTrack, tracksOf } from './parcels/track.queries.ts'

export type MoveRow = typeof orderMoves.$inferSelect
export type PrintRow = typeof orderPrints.$inferSelect
export type ParcelRow = typeof parcels.$inferSelect
export type SettlementRow = typeof orderSettlements.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export interface StockRow {
  readonly kind: string
  readonly skuId: number
  readonly skuName: string
  readonly onHand: number
  readonly reserved: number
  readonly createdAt: Date
}
export interface LedgerRow {
  readonly id: number
  readonly ownerType: string
  readonly accountKind: string
  readonly amount: number
  readonly createdAt: Date
}

/** Everything that happened to an order, from all tables that record it. */
export interface OrderLife {
  readonly moves: readonly MoveRow[]
  readonly parcels: readonly ParcelRow[]
  /** What was stated to be in the parcels. */
  readonly statedGoods: Awaited<ReturnType<typeof statedGoods>>
  /** What is stored of the way of its parcels. */
  readonly tracks: readonly StoredTrack[]
  /** The orders in its shared parcels, itself included. */
  readonly together: readonly OrderInParcel[]
  readonly prints: readonly PrintRow[]
  readonly stock: readonly StockRow[]
  readonly ledger: readonly LedgerRow[]
  readonly payment: PaymentRow | undefined
  readonly settlement: SettlementRow | undefined
  /** Changes of the price, the oldest first. */
  readonly priceChanges: readonly PriceChangeRow[]
  /** Changes of the address and requests for them, the newest first. */
  readonly addressChanges: readonly AddressChangeRow[]
}

/** Reads the life of an order; the caller has checked that the reader may see it. */
export async function lifeOf(
  ctx: Ctx,
  order: { readonly id: number; readonly paymentId: number | null },
): Promise<OrderLife> {
  const { db } = ctx
  const [
    moves,
    parcelRows,
    goods,
    tracks,
    together,
    prints,
    stock,
    ledger,
    paid,
    settled,
    priceChanges,
    addressChanges,
  ] = await Promise.all([
    db.select().from(orderMoves).where(eq(orderMoves.orderId, order.id)).orderBy(asc(orderMoves.seq)),
    db.select().from(parcels).where(eq(parcels.orderId, order.id)).orderBy(asc(parcels.id)),
    statedGoods(ctx, order.id, ctx.scope),
    tracksOf(ctx, order.id, ctx.scope),
    ordersInParcels(ctx, order.id, ctx.scope),
    db.select().from(orderPrints).where(eq(orderPrints.orderId, order.id)).orderBy(asc(orderPrints.id)),
    db
      .select({
        kind: stockMovements.kind,
        skuId: stockMovements.skuId,
        skuName: skus.name,
        onHand: stockMovements.onHandDelta,
        reserved: stockMovements.reservedDelta,
        createdAt: stockMovements.createdAt,
      })
      .from(stockMovements)
      .innerJoin(skus, eq(skus.id, stockMovements.skuId))
      .where(eq(stockMovements.orderId, order.id))
      .orderBy(asc(stockMovements.id)),
    db
      .select({
        id: postings.id,
        ownerType: accounts.ownerType,
        accountKind: accounts.kind,
        amount: postings.amount,
        createdAt: postings.createdAt,
      })
      .from(journals)
      .innerJoin(postings, eq(postings.journalId, journals.id))
      .innerJoin(accounts, eq(accounts.id, postings.accountId))
      .where(eq(journals.orderId, order.id))
      .orderBy(asc(postings.id)),
    order.paymentId === null ? [] : db.select().from(payments).where(eq(payments.id, order.paymentId)),
    db.select().from(orderSettlements).where(eq(orderSettlements.orderId, order.id)),
    priceChangesOf(ctx, order.id, ctx.scope),
    addressChangesOf(ctx, order.id, ctx.scope),
  ])
  const sent = { parcels: parcelRows, statedGoods: goods, tracks, together }
  const changes = { priceChanges, addressChanges }
  return { moves, ...sent, prints, stock, ledger, payment: paid[0], settlement: settled[0], ...changes }
}
