import type { NoteFlag } from '@shiji/contract/order/order.words.ts'
import { and, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope, StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { orderNotes, orders } from './order.table.ts'

export type OrderNote = typeof orderNotes.$inferSelect

/** The notes of a scope's orders, by order. Buyers have none. */
export async function notesOf(
  ctx: Ctx,
  orderIds: readonly number[],
  scope: Scope,
): Promise<ReadonlyMap<number, OrderNote>> {
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(orderNotes)
    .where(and(inArray(orderNotes.orderId, [...orderIds]), inScope(scope, { store: orderNotes.storeId })))
  return new Map(rows.map(row => [row.orderId, row]))
}

/** Locks these orders of a store in the order of their ids; returns those that are the store's. */
export async function lockOrders(
  tx: Ctx,
  orderIds: readonly number[],
  store: StoreScope,
): Promise<{ id: number; orderNo: string; userId: number; storeId: number }[]> {
  return tx.db
    .select({ id: orders.id, orderNo: orders.orderNo, userId: orders.userId, storeId: orders.storeId })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), inScope(store, { store: orders.storeId })))
    .orderBy(orders.id)
    .for('update')
}

/** Writes one note for locked orders of a store; without flag and text it removes theirs. */
export async function writeNotes(
  tx: Ctx,
  locked: readonly { readonly id: number; readonly userId: number; readonly storeId: number }[],
  { flag, note, by }: { readonly flag: NoteFlag | null; readonly note: string; readonly by: string },
  store: StoreScope,
): Promise<void> {
  const ids = locked.map(order => order.id)
  if (flag === null && note === '') {
    await tx.db
      .delete(orderNotes)
      .where(and(inArray(orderNotes.orderId, ids), inScope(store, { store: orderNotes.storeId })))
    return
  }
  const written = { flag, note, writtenBy: by, writtenAt: tx.clock.now() }
  await tx.db
    .insert(orderNotes)
    .values(locked.map(order => ({ orderId: order.id, userId: order.userId, storeId: order.storeId, ...written })))
    .onConflictDoUpdate({
      target: orderNotes.orderId,
      set: written,
      setWhere: sql`${orderNotes.storeId} = excluded.store_id`,
    })
}
