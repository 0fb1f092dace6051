import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { among, code, type ListSpec, number, type ParsedList, time, word } from '../../../records/list.ts'
import { inOrder, listCondition, pageIds } from '../../../records/list-sql.ts'
import { stores } from '../../store/index.ts'
import { orderSettlements } from './settlement.table.ts'

const filters = {
  id: number(orderSettlements.id),
  settlement_no: code(orderSettlements.settlementNo),
  order_no: among(
    code(sql`o.order_no`),
    matches => sql`${orderSettlements.orderId} in (select o.id from orders o where ${matches})`,
  ),
  order_id: number(orderSettlements.orderId),
  status: word(orderSettlements.status),
  total_price: number(orderSettlements.totalPrice),
  settlement_price: number(orderSettlements.settlementPrice),
  created_at: time(orderSettlements.createdAt),
}
const rest = {
  sorts: { id: orderSettlements.id, created_at: orderSettlements.createdAt },
  defaultSort: { prop: 'id', order: 'desc' },
  sums: {
    total_price: orderSettlements.totalPrice,
    refunded: orderSettlements.refunded,
    commission: orderSettlements.commission,
    referral: orderSettlements.referral,
    settlement_price: orderSettlements.settlementPrice,
  },
} as const

/** Filters, sorts and sums of GET /Seller/order_settlements. */
export const sellerSettlementList: ListSpec = { filters, ...rest }
/** Filters, sorts and sums of GET /Admin/order_settlements. */
export const adminSettlementList: ListSpec = {
  filters: { ...filters, store_id: number(orderSettlements.storeId) },
  ...rest,
}

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
  const rows = await ctx.db
    .select({ settlement: orderSettlements, storeName: stores.name, storeNameEn: stores.nameEn })
    .from(orderSettlements)
    .innerJoin(stores, eq(stores.id, orderSettlements.storeId))
    .where(where)
  return rows.map(({ settlement: row, ...names }) => ({ ...row, ...names }))
}
