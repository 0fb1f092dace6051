import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope, StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { ordersOf } from '../order.queries.ts'
import { orderGoods, orders, parcels } from '../order.table.ts'

/** Where an order goes: equal for orders that may share a parcel. */
const RECEIVER = {
  userId: orders.userId,
  storeId: orders.storeId,
  receiveName: orders.receiveName,
  receiveTel: orders.receiveTel,
  receiveArea: orders.receiveArea,
  receiveAddress: orders.receiveAddress,
}

/** An order that is locked to be shipped, with its receiver. */
export interface OrderToShip {
  readonly id: number
  readonly orderNo: string
  readonly status: string
  readonly userId: number
  readonly storeId: number
  /** Equal for orders of one store to one buyer at one address. */
  readonly receiver: string
}

const receiverKey = (row: {
  readonly userId: number
  readonly storeId: number
  readonly receiveName: string
  readonly receiveTel: string
  readonly receiveArea: string
  readonly receiveAddress: string
}): string =>
  JSON.stringify([row.storeId, row.userId, row.receiveName, row.receiveTel, row.receiveArea, row.receiveAddress])

/** Locks these orders of a scope in the order of their ids; foreign and missing ones are absent. */
export async function lockToShip(tx: Ctx, ids: readonly number[], scope: Scope): Promise<OrderToShip[]> {
  const rows = await tx.db
    .select({ id: orders.id, orderNo: orders.orderNo, status: orders.status, ...RECEIVER })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), ordersOf(scope)))
    .orderBy(orders.id)
    .for('update')
  return rows.map(row => ({
    id: row.id,
    orderNo: row.orderNo,
    status: row.status,
    userId: row.userId,
    storeId: row.storeId,
    receiver: receiverKey(row),
  }))
}

/** Orders of a store by their numbers in capitals, with the numbers of their parcels. */
export async function ordersByNumber(
  ctx: Ctx,
  numbers: readonly string[],
  store: StoreScope,
): Promise<ReadonlyMap<string, OrderToShip & { readonly parcels: readonly string[] }>> {
  if (numbers.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: orders.id, orderNo: orders.orderNo, status: orders.status, ...RECEIVER })
    .from(orders)
    .where(and(inArray(orders.orderNo, [...numbers]), inScope(store, { store: orders.storeId })))
  const ids = rows.map(row => row.id)
  const sent = ids.length === 0 ? [] : await ctx.db.select().from(parcels).where(inArray(parcels.orderId, ids))
  return new Map(
    rows.map(row => [
      row.orderNo,
      {
        id: row.id,
        orderNo: row.orderNo,
        status: row.status,
        userId: row.userId,
        storeId: row.storeId,
        receiver: receiverKey(row),
        parcels: sent.filter(parcel => parcel.orderId === row.id).map(parcel => parcel.number),
      },
    ]),
  )
}

/** Pieces of each line of an order of a scope that are in no parcel with stated goods. */
export async function waitingPieces(
  ctx: Ctx,
  orderId: number,
  scope: Scope,
): Promise<{ lineId: number; waiting: number }[]> {
  const rows = await ctx.db
    .select({ lineId: orderGoods.id, waiting: sql<number>`${orderGoods.buyNum} - ${orderGoods.shippedNum}` })
    .from(orderGoods)
    .where(
      and(eq(orderGoods.orderId, orderId), inScope(scope, { buyer: orderGoods.userId, store: orderGoods.storeId })),
    )
    .orderBy(asc(orderGoods.id))
  return rows.map(row => ({ lineId: row.lineId, waiting: Number(row.waiting) }))
}

/** Orders of a page that may be in one parcel with others. */
interface Waiting {
  readonly id: number
  readonly userId: number
  readonly status: string
}

/** Waiting orders of a few buyers that are read to find those that go together. */
const MOST_READ = 2_000

/**
 * For each of these orders of a store: the orders that wait for the same buyer at the same address, itself included, at
 * most `most`. Orders without another one are absent.
 */
export async function ordersTogether(
  ctx: Ctx,
  page: readonly Waiting[],
  store: StoreScope,
  most: number,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const buyers = new Set(page.filter(order => order.status === 'waiting_delivery').map(order => order.userId))
  if (buyers.size === 0) return new Map()
  const rows = await ctx.db
    .select({ id: orders.id, ...RECEIVER })
    .from(orders)
    .where(
      and(
        inScope(store, { store: orders.storeId }),
        eq(orders.status, 'waiting_delivery'),
        inArray(orders.userId, [...buyers]),
      ),
    )
    .orderBy(orders.id)
    .limit(MOST_READ)
  const groups = [...Map.groupBy(rows, receiverKey).values()].filter(group => group.length > 1)
  return new Map(
    groups.flatMap(group => {
      const ids = group.map(row => row.id)
      // Each order is in its own group, also when there are more than fit into one parcel.
      return ids.map(id => [id, [id, ...ids.filter(each => each !== id)].slice(0, most).toSorted((a, b) => a - b)])
    }),
  )
}
