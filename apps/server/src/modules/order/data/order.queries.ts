import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { BuyerScope, Scope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { expresses } from '../../platform/index.ts'
import { orderGroups, orders } from './order.table.ts'

/** The orders of a scope. */
export const ordersOf = (scope: Scope): SQL | undefined =>
  inScope(scope, { buyer: orders.userId, store: orders.storeId })

/** Status of an order in that scope; undefined for a foreign or missing one. */
export async function statusOf(ctx: Ctx, id: number, scope: Scope): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, id), ordersOf(scope)))
  return row?.status
}

/** Numbers of these orders of that scope, by id. */
export async function orderNumbers(
  ctx: Ctx,
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), ordersOf(scope)))
  return new Map(rows.map(row => [row.id, row.orderNo]))
}

/** Whether the buyer confirmed an equal quote after that time. */
export async function wasJustPlaced(ctx: Ctx, buyer: BuyerScope, fingerprint: string, after: Date): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: orderGroups.id })
    .from(orderGroups)
    .where(
      and(
        inScope(buyer, { buyer: orderGroups.userId }),
        eq(orderGroups.quote, fingerprint),
        gt(orderGroups.createdAt, after),
      ),
    )
    .limit(1)
  return row !== undefined
}

export interface Express {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly nameEn: string
}

/** Enabled express companies by code (capitals). */
export async function expressesByCode(ctx: Ctx, codes: readonly string[]): Promise<ReadonlyMap<string, Express>> {
  const rows = await ctx.db
    .select({ id: expresses.id, code: expresses.code, name: expresses.nameZh, nameEn: expresses.nameEn })
    .from(expresses)
    .where(and(inArray(sql`upper(${expresses.code})`, [...codes]), eq(expresses.enabled, true)))
  return new Map(rows.map(row => [row.code.toUpperCase(), row]))
}

/** An order whose time is over. */
export interface OverdueOrder {
  readonly id: number
  readonly status: string
  readonly dueAt: Date
}

/** Orders whose time is over since `before`, the oldest first, after `last`: the work of lost timers. */
export async function overdueOrders(
  ctx: Ctx,
  { before, last, most }: { readonly before: Date; readonly last: OverdueOrder | undefined; readonly most: number },
): Promise<OverdueOrder[]> {
  const rows = await ctx.db
    .select({ id: orders.id, status: orders.status, dueAt: orders.dueAt })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['waiting_payment', 'waiting_receipt', 'waiting_comment']),
        sql`${orders.dueAt} < ${before}`,
        last && sql`(${orders.dueAt}, ${orders.id}) > (${last.dueAt}, ${last.id})`,
      ),
    )
    .orderBy(orders.dueAt, orders.id)
    .limit(most)
  return rows.flatMap(({ dueAt, ...row }) => (dueAt === null ? [] : [{ ...row, dueAt }]))
}

/** Enabled express companies with the pattern of their numbers, as the lists show them. */
export async function offeredExpresses(ctx: Ctx): Promise<(Express & { readonly pattern: string })[]> {
  return ctx.db
    .select({
      id: expresses.id,
      code: expresses.code,
      name: expresses.nameZh,
      nameEn: expresses.nameEn,
      pattern: expresses.numberPattern,
    })
    .from(expresses)
    .where(eq(expresses.enabled, true))
    .orderBy(expresses.isSort, expresses.id)
}

/** Number of orders per status in a scope. */
export async function countByStatus(ctx: Ctx, scope: Scope): Promise<Record<string, number>> {
  const rows = await ctx.db
    .select({ status: orders.status, orders: sql<string>`count(*)` })
    .from(orders)
    .where(ordersOf(scope))
    .groupBy(orders.status)
  return Object.fromEntries(rows.map(row => [row.status, Number(row.orders)]))
}

/** Ids of the newest orders of a scope. */
export async function newestOf(ctx: Ctx, scope: Scope, most: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(ordersOf(scope))
    .orderBy(desc(orders.id))
    .limit(most)
  return rows.map(row => row.id)
}
