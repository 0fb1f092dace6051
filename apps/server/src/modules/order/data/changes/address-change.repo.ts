import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { BuyerScope, Scope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { BuyerAddress } from '../../../identity/index.ts'
import { receiverText } from '../../domain/changes/address-change.ts'
import { ordersOf } from '../order.queries.ts'
import { orderGoods, orders } from '../order.table.ts'
import type { AddressChangeRow } from './address-change.queries.ts'
import { orderAddressChanges } from './change.table.ts'

export type LockedAddress = typeof orders.$inferSelect

/** An order of a scope, locked until the transaction ends; undefined for a foreign or missing one. */
export async function lockAddress(tx: Ctx, id: number, scope: Scope): Promise<LockedAddress | undefined> {
  const [row] = await tx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ordersOf(scope)))
    .for('update')
  return row
}

/** The lines of an order of a buyer, as freight depends on them. */
export const sentLines = (tx: Ctx, orderId: number, buyer: BuyerScope) =>
  tx.db
    .select({
      id: orderGoods.id,
      skuId: orderGoods.skuId,
      weight: orderGoods.weight,
      buyNum: orderGoods.buyNum,
    })
    .from(orderGoods)
    .where(and(eq(orderGoods.orderId, orderId), inScope(buyer, { buyer: orderGoods.userId })))
    .orderBy(asc(orderGoods.id))

/** Writes a change that is made at once, or a request, for a locked order. */
export async function insertAddressChange(
  tx: Ctx,
  order: LockedAddress,
  address: BuyerAddress,
  { status, note }: { readonly status: 'direct' | 'open'; readonly note: string },
): Promise<number> {
  const id = await tx.ids.next()
  const now = tx.clock.now()
  await tx.db.insert(orderAddressChanges).values({
    id,
    orderId: order.id,
    storeId: order.storeId,
    userId: order.userId,
    status,
    addressId: address.id,
    receiveName: address.receiveName,
    receiveTel: address.receiveTel,
    receiveArea: address.areaInfo,
    receiveAddress: address.address,
    replaced: receiverText(order),
    note,
    decidedAt: status === 'direct' ? now : null,
    createdAt: now,
  })
  return id
}

/** Sends a locked order to the address of a change. */
export async function writeAddress(
  tx: Ctx,
  orderId: number,
  change: Pick<AddressChangeRow, 'addressId' | 'receiveName' | 'receiveTel' | 'receiveArea' | 'receiveAddress'>,
  scope: Scope,
): Promise<void> {
  const { addressId, receiveName, receiveTel, receiveArea, receiveAddress } = change
  await tx.db
    .update(orders)
    .set({ addressId, receiveName, receiveTel, receiveArea, receiveAddress })
    .where(and(eq(orders.id, orderId), ordersOf(scope)))
}

/** Ends an open request of a locked order; false when it is not open any more. */
export async function endRequest(
  tx: Ctx,
  id: number,
  { status, reason }: { readonly status: 'granted' | 'refused' | 'withdrawn'; readonly reason: string },
  scope: Scope,
): Promise<boolean> {
  const { actor } = tx
  if (actor.kind !== 'buyer' && actor.kind !== 'seller' && actor.kind !== 'admin')
    throw new Error(`${actor.kind} ends no request`)
  const rows = await tx.db
    .update(orderAddressChanges)
    .set({ status, reason, decidedKind: actor.kind, decidedBy: actor.name, decidedAt: tx.clock.now() })
    .where(
      and(
        eq(orderAddressChanges.id, id),
        eq(orderAddressChanges.status, 'open'),
        inScope(scope, { buyer: orderAddressChanges.userId, store: orderAddressChanges.storeId }),
      ),
    )
    .returning({ id: orderAddressChanges.id })
  return rows.length > 0
}
