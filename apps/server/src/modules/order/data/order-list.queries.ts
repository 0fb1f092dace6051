import { buyerOrdersCall } from '@shiji/contract/order/order.buyer.calls.ts'
import { adminOrdersCall, sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { MERGED_ORDERS } from '@shiji/contract/order/order.words.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import type { ParsedList } from '../../../records/list.ts'
import { either, far, listOf, partsOf } from '../../../records/list-of.ts'
import { inOrder, isOneOf, isOneOfTexts, listConditionByIds, pageIds } from '../../../records/list-sql.ts'
import { byGoodsNamed } from '../../catalog/index.ts'
import { peopleNamed, users } from '../../identity/index.ts'
import { stores, storesNamed } from '../../store/index.ts'
import { withOpenRequest } from './changes/address-change.queries.ts'
import { orderAddressChanges } from './changes/change.table.ts'
import { ordersOf } from './order.queries.ts'
import { orderGoods, orderNotes, orders } from './order.table.ts'
import { findOrderIds } from './order-find.queries.ts'
import { notesOf, type OrderNote } from './order-note.repo.ts'
import { dueCondition } from './order-queue.queries.ts'
import { ordersTogether } from './parcels/to-ship.queries.ts'

/** Columns whose filters depend on the time or on a search of their own: `orderPage` replaces them. */
const DUE = sql`'due'`
const FIND = sql`'find'`

const nameOfLine = either(sql`l.name`, sql`l.name_en`)
const withLines = (matches: SQL): SQL =>
  sql`(${orders.storeId}, ${orders.id}) in (select l.store_id, l.order_id from order_goods l where ${matches})`
/** Orders by the name of any of their goods, in either language, as they were sold. */
const nameOfGoods = far(
  nameOfLine,
  withLines,
  // By the id alone: the planner takes store and id for independent and reads all that match before the first page.
  byGoodsNamed(async ({ ids, names, isRenamed }) => {
    const named = (await isRenamed()) ? isOneOfTexts(nameOfLine, names) : undefined
    const lines = and(isOneOf(sql`l.goods_id`, ids), named)
    return sql`${orders.id} in (select l.order_id from order_goods l where ${lines})`
  }),
)

const common = {
  id: orders.id,
  order_no: orders.orderNo,
  order_name: nameOfGoods,
  order_status: orders.status,
  payment_name: orders.paymentMethod,
  payable: orders.payable,
  created_at: orders.createdAt,
  pay_time: orders.payTime,
}
const deskColumns = {
  ...common,
  goods_id: far(
    orderGoods.goodsId,
    matches => sql`${orders.id} in (select ${orderGoods.orderId} from ${orderGoods} where ${matches})`,
  ),
  is_sold: sql`(${orders.payTime} is not null and ${orders.status} <> 'cancel')`,
  user_id: orders.userId,
  user_name: far(
    sql`u.nickname`,
    matches => sql`${orders.userId} in (select u.id from users u where ${matches})`,
    peopleNamed(orders.userId),
  ),
  receive_name: partsOf(orders.receiveName),
  receive_tel: orders.receiveTel,
  due_at: orders.dueAt,
  due: DUE,
  find: FIND,
  note_flag: far(
    orderNotes.flag,
    matches =>
      sql`(${orders.storeId}, ${orders.id}) in (select ${orderNotes.storeId}, ${orderNotes.orderId} from ${orderNotes} where ${matches})`,
  ),
  address_request: far(
    orderAddressChanges.status,
    matches =>
      sql`(${orders.storeId}, ${orders.id}) in (select ${orderAddressChanges.storeId}, ${orderAddressChanges.orderId} from ${orderAddressChanges} where ${matches})`,
  ),
  delivery_no: far(sql`p.number`, matches => sql`${orders.id} in (select p.order_id from parcels p where ${matches})`),
}
const sums = {
  goods_amount: orders.goodsAmount,
  freight_amount: orders.freightAmount,
  discount_amount: orders.discountAmount,
  payable: orders.payable,
}

/** GET /user/orders. One person has few orders: they can be searched by any part of the number. */
export const buyerOrderList = listOf(buyerOrdersCall, {
  id: orders.id,
  order_no: orders.orderNo,
  order_name: either(orders.name, orders.nameEn),
  order_status: orders.status,
  payment_name: orders.paymentMethod,
  payable: orders.payable,
  created_at: orders.createdAt,
  pay_time: orders.payTime,
  store_id: orders.storeId,
})
/** Columns of GET /Seller/orders. */
export const sellerOrderList = listOf(sellerOrdersCall, deskColumns, sums)
/** Columns of GET /Admin/orders. */
export const adminOrderList = listOf(
  adminOrdersCall,
  {
    ...deskColumns,
    store_id: orders.storeId,
    store_name: far(
      either(sql`s.name`, sql`s.name_en`),
      matches => sql`${orders.storeId} in (select s.id from stores s where ${matches})`,
      storesNamed(orders.storeId),
    ),
    group_id: orders.groupId,
  },
  sums,
)

export type OrderLineRow = typeof orderGoods.$inferSelect
/** An order with the names that its row shows, and its lines. */
export type OrderRecord = typeof orders.$inferSelect & {
  readonly storeName: string
  readonly storeNameEn: string
  readonly userName: string
  readonly lines: readonly OrderLineRow[]
}

/** These orders of a scope in the given order; foreign and missing ones are absent. */
export async function orderPage(
  ctx: Ctx,
  list: ParsedList,
  scope: Scope,
): Promise<{ rows: OrderRecord[]; total: number }> {
  const { ids, total } = await pageIds(ctx, orders, orders.id, list, await orderCondition(ctx, list, scope))
  return { rows: await ordersById(ctx, ids, scope), total }
}

/** All filters of a list of orders. What the one box finds is read first, as ids. */
async function orderCondition(ctx: Ctx, list: ParsedList, scope: Scope): Promise<SQL | undefined> {
  const ofColumn = (column: SQL) => list.filters.filter(filter => filter.field.column === column)
  const filters = list.filters.filter(({ field }) => field.column !== DUE && field.column !== FIND)
  const due = ofColumn(DUE).map(filter => dueCondition(filter.values, ctx.clock.now()))
  const found: SQL[] = []
  for (const filter of ofColumn(FIND)) {
    const ids = await findOrderIds(ctx, scope, String(filter.values[0] ?? ''))
    found.push(sql`${orders.id} = any(${sql.param(ids)}::bigint[])`)
  }
  return listConditionByIds(ctx, { ...list, filters }, ordersOf(scope), ...due, ...found)
}

/** These orders of a scope in the order given; foreign and missing ones are absent. */
export async function ordersById(ctx: Ctx, ids: readonly number[], scope: Scope): Promise<OrderRecord[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({ order: orders, storeName: stores.name, storeNameEn: stores.nameEn, userName: users.nickname })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(inArray(orders.id, [...ids]), ordersOf(scope)))
  const lines = await linesOf(
    ctx,
    rows.map(row => row.order.id),
  )
  const records = rows.map(({ order: found, ...names }) => ({ ...found, ...names, lines: lines.get(found.id) ?? [] }))
  return inOrder(ids, records)
}

/** An order as back offices show it: with the store's note, and whether its buyer asks for another address. */
export interface DeskOrder extends OrderRecord {
  readonly note: OrderNote | undefined
  readonly hasAddressRequest: boolean
  /** Orders that may go as one parcel, itself included; empty without another one, and for the platform. */
  readonly together: readonly number[]
}

/** The same orders with their notes and, for a store, with those that may go as one parcel. */
export async function withNotes(ctx: Ctx, rows: readonly OrderRecord[], scope: Scope): Promise<DeskOrder[]> {
  const ids = rows.map(row => row.id)
  const [notes, asking, together] = await Promise.all([
    notesOf(ctx, ids, scope),
    withOpenRequest(ctx, ids, scope),
    scope.of === 'store' ? ordersTogether(ctx, rows, scope, MERGED_ORDERS) : new Map<number, readonly number[]>(),
  ])
  return rows.map(row => ({
    ...row,
    note: notes.get(row.id),
    hasAddressRequest: asking.has(row.id),
    together: together.get(row.id) ?? [],
  }))
}

async function linesOf(ctx: Ctx, orderIds: readonly number[]): Promise<ReadonlyMap<number, OrderLineRow[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(orderGoods)
    .where(inArray(orderGoods.orderId, [...orderIds]))
    .orderBy(asc(orderGoods.id))
  return Map.groupBy(rows, row => row.orderId)
}
