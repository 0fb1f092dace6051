import { add, type Fen, subtract, ZERO } from '@shiji/kit/money/fen.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { BuyerScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { type OrderPrice, PRICE_CHANGE, type SharedLine } from '../../domain/changes/price-change.ts'
import { orderDiscounts, orderGoods, orderGroups, orders } from '../order.table.ts'
import { lockGroup } from '../payable.queries.ts'
import { orderPriceChanges } from './change.table.ts'

/** An order whose checkout is locked. */
export type LockedPrice = typeof orders.$inferSelect

/**
 * An order of a buyer, with its checkout and the other orders of it locked until the transaction ends, in the order of
 * all locks: no payment can be made or settled meanwhile.
 */
export async function lockPrice(
  tx: Ctx,
  { id, groupId }: { readonly id: number; readonly groupId: number },
  buyer: BuyerScope,
): Promise<LockedPrice | undefined> {
  await tx.db
    .select({ id: orderGroups.id })
    .from(orderGroups)
    .where(and(eq(orderGroups.id, groupId), inScope(buyer, { buyer: orderGroups.userId })))
    .for('update')
  await lockGroup(tx, buyer, groupId)
  const [order] = await tx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), inScope(buyer, { buyer: orders.userId })))
  return order
}

/** The lines of an order with what they cost before the store's own discount. */
export async function sharedLines(tx: Ctx, orderId: number, buyer: BuyerScope): Promise<SharedLine[]> {
  const rows = await tx.db
    .select({ id: orderGoods.id, payable: orderGoods.payable, own: orderDiscounts.amount })
    .from(orderGoods)
    .leftJoin(orderDiscounts, and(eq(orderDiscounts.lineId, orderGoods.id), eq(orderDiscounts.kind, PRICE_CHANGE)))
    .where(and(eq(orderGoods.orderId, orderId), inScope(buyer, { buyer: orderGoods.userId })))
    .orderBy(asc(orderGoods.id))
  return rows.map(({ id, payable, own }) => ({ id, agreed: add(payable, own ?? ZERO) }))
}

export interface PriceLog {
  readonly seq: number
  readonly before: OrderPrice
  readonly after: OrderPrice
  readonly reason: string
}

/**
 * Writes the new price of a locked order: the store's discount of each line, the sums of the order, the sum of its
 * checkout, and the log.
 */
export async function writePrice(
  tx: Ctx,
  order: LockedPrice,
  { lines, shares }: { readonly lines: readonly SharedLine[]; readonly shares: ReadonlyMap<number, Fen> },
  log: PriceLog,
  buyer: BuyerScope,
): Promise<void> {
  for (const line of lines) {
    const share = shares.get(line.id) ?? ZERO
    const payable = subtract(line.agreed, share)
    await tx.db
      .update(orderGoods)
      .set({ payable, discountAmount: sql`${orderGoods.goodsAmount} - ${payable}::bigint` })
      .where(and(eq(orderGoods.id, line.id), inScope(buyer, { buyer: orderGoods.userId })))
  }
  await replaceShares(tx, order.id, shares, buyer)
  const payable = add(log.after.goods, log.after.freight)
  await tx.db
    .update(orders)
    .set({
      freightAmount: log.after.freight,
      discountAmount: subtract(order.goodsAmount, log.after.goods),
      payable,
    })
    .where(and(eq(orders.id, order.id), inScope(buyer, { buyer: orders.userId })))
  await tx.db
    .update(orderGroups)
    .set({ payable: sql`${orderGroups.payable} + ${subtract(payable, order.payable)}::bigint` })
    .where(and(eq(orderGroups.id, order.groupId), inScope(buyer, { buyer: orderGroups.userId })))
  await insertLog(tx, order, log)
}

async function replaceShares(
  tx: Ctx,
  orderId: number,
  shares: ReadonlyMap<number, Fen>,
  buyer: BuyerScope,
): Promise<void> {
  const own = tx.db
    .select({ id: orderGoods.orderId })
    .from(orderGoods)
    .where(and(eq(orderGoods.orderId, orderId), inScope(buyer, { buyer: orderGoods.userId })))
  await tx.db
    .delete(orderDiscounts)
    .where(and(sql`${orderDiscounts.orderId} in ${own}`, eq(orderDiscounts.kind, PRICE_CHANGE)))
  if (shares.size === 0) return
  const ids = await tx.ids.take(shares.size)
  await tx.db.insert(orderDiscounts).values(
    Array.from(shares, ([lineId, amount], at) => ({
      id: ids[at] ?? 0,
      orderId,
      lineId,
      kind: PRICE_CHANGE,
      refId: orderId,
      amount,
    })),
  )
}

async function insertLog(tx: Ctx, order: LockedPrice, { seq, before, after, reason }: PriceLog): Promise<void> {
  const { actor } = tx
  if (actor.kind !== 'seller') throw new Error(`${actor.kind} changes no price`)
  await tx.db.insert(orderPriceChanges).values({
    id: await tx.ids.next(),
    orderId: order.id,
    storeId: order.storeId,
    userId: order.userId,
    seq,
    goodsBefore: before.goods,
    goodsAfter: after.goods,
    freightBefore: before.freight,
    freightAfter: after.freight,
    reason,
    actorId: actor.id,
    actorName: actor.name,
    createdAt: tx.clock.now(),
  })
}
