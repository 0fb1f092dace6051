import { adminSettlementsCall, sellerSettlementsCall } from '@shiji/contract/finance/finance.calls.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import type { ParsedList } from '../../../records/list.ts'
import { far, listOf } from '../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../records/list-sql.ts'
import { bothStoreNames } from '../../store/index.ts'
import { orderSettlements } from './settlement.table.ts'

const columns = {
  id: orderSettlements.id,
  settlement_no: orderSettlements.settlementNo,
  order_no: far(
    sql`o.order_no`,
    matches => sql`${orderSettlements.orderId} in (select o.id from orders o where ${matches})`,
  ),
  order_id: orderSettlements.orderId,
  status: orderSettlements.status,
  payable: orderSettlements.payable,
  settlement_price: orderSettlements.settlementPrice,
  created_at: orderSettlements.createdAt,
}
const sums = {
  payable: orderSettlements.payable,
  refunded: orderSettlements.refunded,
  commission: orderSettlements.commission,
  referral: orderSettlements.referral,
  settlement_price: orderSettlements.settlementPrice,
}

/** Columns of GET /Seller/order_settlements. */
export const sellerSettlementList = listOf(sellerSettlementsCall, columns, sums)
/** Columns of GET /Admin/order_settlements. */
export const adminSettlementList = listOf(
  adminSettlementsCall,
  { ...columns, store_id: orderSettlements.storeId },
  sums,
)

export type Settlement = typeof orderSettlements.$inferSelect & {
  readonly storeName: string
  readonly storeNameEn: string
}

/** The settlements of a scope. */
const settlementsOf = (scope: Scope): SQL | undefined => inScope(scope, { store: orderSettlements.storeId })

/** One page of the settlements of a scope. */
export async function settlements(
  ctx: Ctx,
  list: ParsedList,
  scope: Scope,
): Promise<{ rows: Settlement[]; total: number }> {
  const where = listCondition(list, settlementsOf(scope))
  const { ids, total } = await pageIds(ctx, orderSettlements, orderSettlements.id, list, where)
  return { rows: inOrder(ids, ids.length === 0 ? [] : await read(ctx, inArray(orderSettlements.id, ids))), total }
}

/** One settlement of a scope; undefined for a foreign or missing one. */
export async function settlement(ctx: Ctx, id: number, scope: Scope): Promise<Settlement | undefined> {
  const [row] = await read(ctx, and(eq(orderSettlements.id, id), settlementsOf(scope)))
  return row
}

async function read(ctx: Ctx, where: SQL | undefined): Promise<Settlement[]> {
  const rows = await ctx.db.select().from(orderSettlements).where(where)
  const names = await bothStoreNames(ctx, [...new Set(rows.map(row => row.storeId))])
  return rows.map(row => {
    const store = names.get(row.storeId)
    return { ...row, storeName: store?.name ?? '', storeNameEn: store?.nameEn ?? '' }
  })
}
