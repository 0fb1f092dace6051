import { HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import { formatDateTime } from '@shiji/kit/time/shop-time.ts'
import { eq, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ListSpec, parseList } from '../../../http/list.ts'
import { listCondition } from '../../../http/list-sql.ts'
import type { Ctx } from '../../../infra/context.ts'
import { jobs } from '../../../infra/jobs/job.table.ts'
import { goods, goodsList, goodsScope } from '../../catalog/index.ts'
import { adminOrderList, orderComments, orders, sellerCommentList, sellerOrderList } from '../../order/index.ts'
import { jobList } from '../../platform/index.ts'
import { adminStoreList, stores } from '../../store/index.ts'

/** One thing to do now: how many, how old the oldest is, and the page that lists them. */
export interface Todo {
  readonly key: string
  readonly count: number
  readonly oldest_minutes: number | null
  readonly target: string
}

/** Work is what the first page of a list would count: the card and the list it leads to are one condition. */
interface Source {
  readonly key: string
  readonly page: string
  readonly search: Readonly<Record<string, string>>
  readonly list: ListSpec
  readonly table: PgTable
  /** What the list shows at all: the store's own rows. */
  readonly scope?: SQL | undefined
  /** Since when a row waits; left out where that is not known. */
  readonly since?: PgColumn
  /** A page that searches like this by itself. */
  readonly target?: string
}

const LATE_HOURS = 48

/** What a store must do: to ship, unanswered comments, goods on shelf that run low, rejected goods. */
export const sellerTodo = (ctx: Ctx, storeId: number): Promise<Todo[]> => {
  const ofOrders = {
    page: '/Seller/orders',
    list: sellerOrderList,
    table: orders,
    scope: eq(orders.storeId, storeId),
  }
  const ofGoods = { page: '/Seller/goods', list: goodsList, table: goods, scope: goodsScope(storeId) }
  return readTodo(ctx, [
    {
      ...ofOrders,
      key: 'to_ship',
      search: { order_status: 'waiting_delivery' },
      since: orders.payTime,
      target: '/Seller/orders/wait',
    },
    { ...ofOrders, key: 'waiting_payment', search: { order_status: 'waiting_payment' }, since: orders.createdAt },
    {
      key: 'to_reply',
      page: '/Seller/order_comments',
      search: { is_replied: '0', is_auto: '0' },
      list: sellerCommentList,
      table: orderComments,
      scope: eq(orderComments.storeId, storeId),
      since: orderComments.createdAt,
    },
    { ...ofGoods, key: 'low_stock', search: { low_stock: '1', shelf: 'on_shelf' } },
    { ...ofGoods, key: 'goods_rejected', search: { verify: 'rejected' }, since: goods.updatedAt },
  ])
}

/** What the platform must do: goods and stores to review, orders that stores let lie, jobs that fail. */
export const adminTodo = (ctx: Ctx): Promise<Todo[]> =>
  readTodo(ctx, [
    {
      key: 'goods_review',
      page: '/Admin/goods',
      search: { verify: 'to_be_reviewed' },
      list: goodsList,
      table: goods,
      scope: goodsScope(undefined),
      since: goods.updatedAt,
    },
    {
      key: 'store_review',
      page: '/Admin/stores',
      search: { store_verify: 'verifying' },
      list: adminStoreList,
      table: stores,
      since: stores.createdAt,
    },
    {
      key: 'late_shipping',
      page: '/Admin/orders',
      search: {
        order_status: 'waiting_delivery',
        pay_time: `${formatDateTime(new Date(ctx.clock.now().getTime() - LATE_HOURS * HOUR))}|nlt`,
      },
      list: adminOrderList,
      table: orders,
      since: orders.payTime,
    },
    {
      key: 'jobs_failing',
      page: '/Admin/jobs',
      search: { state: 'failing' },
      list: jobList,
      table: jobs,
      since: jobs.createdAt,
    },
  ])

const readTodo = (ctx: Ctx, sources: readonly Source[]): Promise<Todo[]> =>
  Promise.all(sources.map(source => readOne(ctx, source)))

async function readOne(
  ctx: Ctx,
  { key, page, search, list, table, scope, since, target = `${page}?${new URLSearchParams(search)}` }: Source,
): Promise<Todo> {
  const [row] = await ctx.db
    .select({ count: sql<string>`count(*)`, oldest: sql<string | null>`${since ? min(since) : null}` })
    .from(table)
    .where(listCondition(parseList(list, search), scope))
  const oldest = row?.oldest == null ? null : new Date(row.oldest)
  const minutes =
    oldest === null ? null : Math.max(0, Math.floor((ctx.clock.now().getTime() - oldest.getTime()) / MINUTE))
  return { key, count: Number(row?.count ?? 0), oldest_minutes: minutes, target }
}

export interface LowStock {
  readonly goods_id: number
  readonly sku_id: number
  readonly name: string
  readonly name_en: string
  readonly sku_name: string
  readonly sku_name_en: string
  readonly stock: number
}

/** SKUs on shelf that are at or below the store's warning level, the emptiest first. */
export async function lowStock(ctx: Ctx, storeId: number, count: number): Promise<LowStock[]> {
  const { rows } = await ctx.db.execute<Record<string, unknown>>(sql`
    select g.id as goods_id, k.id as sku_id, g.name, g.name_en, k.name as sku_name, k.name_en as sku_name_en, t.on_hand - t.reserved as stock
    from skus k join goods g on g.id = k.goods_id and g.shelf = 'on_shelf' and g.deleted_at is null
    join stocks t on t.sku_id = k.id join stores s on s.id = k.store_id
    where k.store_id = ${storeId} and k.deleted_at is null and t.on_hand - t.reserved <= s.low_stock
    order by stock, k.id limit ${count}`)
  return rows.map(row => ({
    goods_id: Number(row.goods_id),
    sku_id: Number(row.sku_id),
    name: String(row.name),
    name_en: String(row.name_en),
    sku_name: String(row.sku_name),
    sku_name_en: String(row.sku_name_en),
    stock: Number(row.stock),
  }))
}
