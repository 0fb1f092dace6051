import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'

/** One thing to do now: how many, how old the oldest is, and the page that lists them. */
export interface Todo {
  readonly key: string
  readonly count: number
  readonly oldest_minutes: number | null
  readonly target: string
}

interface Source {
  readonly key: string
  readonly target: string
  /** Selects `count` and `oldest`. */
  readonly select: SQL
}

/** What a store must do: to ship, unanswered comments, low stock, rejected goods. */
export const sellerTodo = (ctx: Ctx, storeId: number): Promise<Todo[]> =>
  readTodo(ctx, [
    {
      key: 'to_ship',
      target: '/Seller/orders/wait',
      select: sql`select count(*) as count, min(pay_time) as oldest from orders where store_id = ${storeId} and status = 'waiting_delivery'`,
    },
    {
      key: 'waiting_payment',
      target: '/Seller/orders?order_status=waiting_payment',
      select: sql`select count(*) as count, min(created_at) as oldest from orders where store_id = ${storeId} and status = 'waiting_payment'`,
    },
    {
      key: 'to_reply',
      target: '/Seller/order_comments',
      select: sql`select count(*) as count, min(created_at) as oldest from order_comments where store_id = ${storeId} and reply = '' and not is_auto`,
    },
    {
      key: 'low_stock',
      target: '/Seller/goods',
      select: sql`select count(*) as count, null::timestamptz as oldest from skus k
        join goods g on g.id = k.goods_id and g.shelf = 'on_shelf' and g.deleted_at is null
        join stocks t on t.sku_id = k.id join stores s on s.id = k.store_id
        where k.store_id = ${storeId} and k.deleted_at is null and t.on_hand - t.reserved <= s.low_stock`,
    },
    {
      key: 'goods_rejected',
      target: '/Seller/goods?verify=rejected',
      select: sql`select count(*) as count, min(updated_at) as oldest from goods where store_id = ${storeId} and verify = 'rejected' and deleted_at is null`,
    },
  ])

/** What the platform must do: goods and stores to review, orders that stores let lie, events and jobs that fail. */
export const adminTodo = (ctx: Ctx): Promise<Todo[]> =>
  readTodo(ctx, [
    {
      key: 'goods_review',
      target: '/Admin/goods?verify=to_be_reviewed',
      select: sql`select count(*) as count, min(updated_at) as oldest from goods where verify = 'to_be_reviewed' and deleted_at is null`,
    },
    {
      key: 'store_review',
      target: '/Admin/stores?store_verify=verifying',
      select: sql`select count(*) as count, min(created_at) as oldest from stores where verify = 'verifying'`,
    },
    {
      key: 'late_shipping',
      target: '/Admin/orders?order_status=waiting_delivery',
      select: sql`select count(*) as count, min(pay_time) as oldest from orders
        where status = 'waiting_delivery' and pay_time < ${new Date(ctx.clock.now().getTime() - 48 * 3_600_000)}`,
    },
    {
      key: 'jobs_failing',
      target: '/Admin/jobs',
      select: sql`select count(*) as count, min(created_at) as oldest from jobs where done_at is null and last_error is not null`,
    },
  ])

async function readTodo(ctx: Ctx, sources: readonly Source[]): Promise<Todo[]> {
  const parts = sources.map(({ key, select }) => sql`select ${key}::text as key, t.count, t.oldest from (${select}) t`)
  const { rows } = await ctx.db.execute<Record<string, unknown>>(sql.join(parts, sql` union all `))
  const found = new Map(rows.map(row => [String(row.key), row]))
  return sources.map(({ key, target }) => {
    const row = found.get(key)
    const oldest = row?.oldest == null ? null : new Date(String(row.oldest))
    const minutes =
      oldest === null ? null : Math.max(0, Math.floor((ctx.clock.now().getTime() - oldest.getTime()) / 60_000))
    return { key, count: Number(row?.count ?? 0), oldest_minutes: minutes, target }
  })
}

export interface LowStock {
  readonly goods_id: number
  readonly sku_id: number
  readonly name: string
  readonly name_en: string
  readonly sku_name: string
  readonly stock: number
}

/** SKUs on shelf that are at or below the store's warning level, the emptiest first. */
export async function lowStock(ctx: Ctx, storeId: number, count: number): Promise<LowStock[]> {
  const { rows } = await ctx.db.execute<Record<string, unknown>>(sql`
    select g.id as goods_id, k.id as sku_id, g.name, g.name_en, k.name as sku_name, t.on_hand - t.reserved as stock
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
    stock: Number(row.stock),
  }))
}
