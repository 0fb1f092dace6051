import { add, type Fen, fen } from '@shiji/kit/money/fen.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { named } from '../../../infra/database/named.ts'
import type { BuyerScope } from '../../../infra/scope.ts'
import { inScope, ownerOf } from '../../../records/in-scope.ts'
import type { PayableView } from '../../payment/index.ts'
import { statusText, stores } from '../../store/index.ts'
import { orders } from './order.table.ts'

/** The one group of these orders of a buyer; undefined when one is foreign or missing, or they are of several groups. */
export async function groupOfOrders(
  ctx: Ctx,
  buyer: BuyerScope,
  orderIds: readonly number[],
): Promise<number | undefined> {
  const rows = await ctx.db
    .select({ id: orders.id, groupId: orders.groupId })
    .from(orders)
    .where(and(inScope(buyer, { buyer: orders.userId }), inArray(orders.id, [...orderIds])))
  const groups = new Set(rows.map(row => row.groupId))
  const [groupId] = groups
  return rows.length === orderIds.length && groups.size === 1 ? groupId : undefined
}

/** A buyer's group as the pay page shows it; undefined when it is foreign or missing. */
export async function payableView(ctx: Ctx, buyer: BuyerScope, groupId: number): Promise<PayableView | undefined> {
  const rows = await ctx.db
    .select({ order: orders, storeName: stores.name, storeNameEn: stores.nameEn })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.groupId, groupId), inScope(buyer, { buyer: orders.userId })))
    .orderBy(asc(orders.id))
  const [first] = rows
  if (first === undefined) return undefined
  const waiting = rows.filter(row => row.order.status === 'waiting_payment')
  const paid = rows.filter(row => row.order.paymentId !== null)
  const counted = waiting.length > 0 ? waiting : paid.length > 0 ? paid : rows
  return {
    id: groupId,
    status: waiting.length > 0 ? 'waiting_payment' : paid.length > 0 ? 'paid' : 'cancel',
    amount: add(...counted.map(row => row.order.payable)),
    dueAt: waiting[0]?.order.dueAt ?? first.order.createdAt,
    parts: counted.map(({ order, storeName, storeNameEn }) => ({
      id: order.id,
      number: order.orderNo,
      storeName,
      storeNameEn,
      name: order.name,
      nameEn: order.nameEn,
      image: order.image,
      pieces: order.pieces,
      amount: order.payable,
    })),
  }
}

export interface LockedOrder {
  readonly id: number
  readonly orderNo: string
  readonly status: string
  readonly payable: Fen
  /** The platform closed its store; one on holiday still ships what was ordered. */
  readonly isStoreClosed: boolean
}

const LOCK = `select o.id, o.order_no, o.status, o.payable, s.verify <> 'passed' or ${statusText('s', '$3::timestamptz')} = 'closed' as closed
  from orders o join stores s on s.id = o.store_id where o.group_id = $1 and o.user_id = $2 order by o.id for update of o`

/** The orders of a buyer's group, locked until the transaction ends. */
export async function lockGroup(tx: Ctx, buyer: BuyerScope, groupId: number): Promise<LockedOrder[]> {
  const rows = await named<{ id: string; order_no: string; status: string; payable: string; closed: boolean }>(
    tx,
    'order_lock_group',
    LOCK,
    [groupId, ownerOf(buyer), tx.clock.now()],
  )
  return rows.map(row => ({
    id: Number(row.id),
    orderNo: row.order_no,
    status: row.status,
    payable: fen(Number(row.payable)),
    isStoreClosed: row.closed,
  }))
}
