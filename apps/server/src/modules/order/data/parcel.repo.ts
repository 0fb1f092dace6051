import { and, eq, exists, gt, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import { type Express, ordersOf } from './order.queries.ts'
import { orders, parcels } from './order.table.ts'

export interface NewParcel {
  readonly orderId: number
  readonly express: Express
  readonly number: string
}

/** Writes parcels; the same number twice in one order counts once. Names of the company are copies. */
export async function insertParcels(tx: Ctx, rows: readonly NewParcel[]): Promise<void> {
  const ids = await tx.ids.take(rows.length)
  await tx.db
    .insert(parcels)
    .values(
      rows.map(({ orderId, express, number }, at) => ({
        id: ids[at] ?? 0,
        orderId,
        expressId: express.id,
        expressCode: express.code,
        expressName: express.name,
        expressNameEn: express.nameEn,
        number,
        createdAt: tx.clock.now(),
      })),
    )
    .onConflictDoNothing()
}

/** A parcel with the state of its order. */
export type LockedParcel = typeof parcels.$inferSelect & {
  readonly orderStatus: string
  readonly orderNo: string
}

/** A parcel of a scope, its order locked until the transaction ends; undefined when it is foreign or missing. */
export async function lockParcel(tx: Ctx, id: number, scope: Scope): Promise<LockedParcel | undefined> {
  const [found] = await tx.db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, id), ordersOf(scope)))
  if (found === undefined) return undefined
  const [order] = await tx.db
    .select({ status: orders.status, orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.id, found.orderId), ordersOf(scope)))
    .for('update')
  const [parcel] = await tx.db.select().from(parcels).where(eq(parcels.id, id))
  return order === undefined || parcel === undefined
    ? undefined
    : { ...parcel, orderStatus: order.status, orderNo: order.orderNo }
}

const other = alias(parcels, 'other')

/**
 * Gives a parcel of a scope that was made after that time another number; false when its order has a parcel with it.
 */
export async function changeParcel(
  tx: Ctx,
  { id, orderId }: Pick<LockedParcel, 'id' | 'orderId'>,
  { express, number, madeAfter }: { readonly express: Express; readonly number: string; readonly madeAfter: Date },
  scope: Scope,
): Promise<boolean> {
  const own = tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), ordersOf(scope)))
  const same = tx.db
    .select({ id: other.id })
    .from(other)
    .where(
      and(eq(other.orderId, orderId), ne(other.id, id), eq(other.expressCode, express.code), eq(other.number, number)),
    )
  const rows = await tx.db
    .update(parcels)
    .set({
      expressId: express.id,
      expressCode: express.code,
      expressName: express.name,
      expressNameEn: express.nameEn,
      number,
    })
    .where(and(eq(parcels.id, id), gt(parcels.createdAt, madeAfter), exists(own), notExists(same)))
    .returning({ id: parcels.id })
  return rows.length > 0
}
