import { LIMITS } from '@shiji/contract/limits.ts'
import { MINUTE } from '@shiji/kit/time/duration.ts'
import { min, sql } from 'drizzle-orm'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { holds } from '../../../infra/permission.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { adminSources, sellerSources, sourceCondition, sourceTarget, type TodoSource } from './todo-sources.queries.ts'

/** One thing to do now: how many, how old the oldest is, and the page that lists them. */
export interface Todo {
  readonly key: string
  readonly count: number
  readonly oldest_minutes: number | null
  readonly target: string
}

/** What the store must do, or waits for. */
export const sellerTodo = (ctx: Ctx<SellerActor>): Promise<Todo[]> => readTodo(ctx, sellerSources(ctx.scope))

/** What the platform must do. */
export const adminTodo = (ctx: Ctx<AdminActor>): Promise<Todo[]> => readTodo(ctx, adminSources(ctx))

const readTodo = (ctx: Ctx, sources: readonly TodoSource[]): Promise<Todo[]> =>
  Promise.all(sources.filter(({ permission }) => holds(ctx.actor, permission)).map(source => readOne(ctx, source)))

/** Like the total of its list, none is counted beyond `LIMITS.list.countCap`; the oldest is then one of those counted. */
async function readOne(ctx: Ctx, source: TodoSource): Promise<Todo> {
  const { key, table, since } = source
  const waiting = ctx.db
    .select({ since: sql<string | null>`${since ?? null}`.as('since') })
    .from(table)
    .where(sourceCondition(source))
    .limit(LIMITS.list.countCap + 1)
    .as('waiting')
  const [row] = await ctx.db.select({ count: sql<string>`count(*)`, oldest: min(waiting.since) }).from(waiting)
  const oldest = row?.oldest == null ? null : new Date(row.oldest)
  const minutes =
    oldest === null ? null : Math.max(0, Math.floor((ctx.clock.now().getTime() - oldest.getTime()) / MINUTE))
  return { key, count: Number(row?.count ?? 0), oldest_minutes: minutes, target: sourceTarget(source) }
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

/**
 * SKUs on shelf at or below the store's warning level, the emptiest first. The few that run low are sorted first, so
 * that goods are looked up only for those that are shown.
 */
export async function lowStock(ctx: Ctx, store: StoreScope, count: number): Promise<LowStock[]> {
  const { rows } = await ctx.db.execute<Record<string, unknown>>(sql`
    select g.id as goods_id, k.id as sku_id, g.name, g.name_en, k.name as sku_name, k.name_en as sku_name_en, t.stock
    from (select sku_id, on_hand - reserved as stock from stocks where ${inScope(store, { store: sql`store_id` })} and is_low order by stock, sku_id) t
    join skus k on k.id = t.sku_id and k.deleted_at is null
    join goods g on g.id = k.goods_id and g.shelf = 'on_shelf' and g.deleted_at is null
    order by t.stock, t.sku_id limit ${count}`)
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
