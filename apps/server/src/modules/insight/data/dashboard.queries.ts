import type { AdminDashboard, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { sql } from 'drizzle-orm'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { holds } from '../../../infra/permission.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { dayStart, fillDays, partOfDay, secondOf } from '../domain/days.ts'
import { type MaySee, maySee, maySeeSales, visibleSales } from '../domain/visible-figures.ts'
import { salesUpToNow, topGoods, topStores } from './sales.queries.ts'
import { adminTodo, lowStock, sellerTodo } from './todo.queries.ts'

const CHART_DAYS = 14
const RANKING_DAYS = 30
const RANKING_ROWS = 6

async function figures(ctx: Ctx<SellerActor | AdminActor>, may: MaySee) {
  const now = ctx.clock.now()
  const as_of = secondOf(now).toISOString()
  if (!maySeeSales(may)) return { today: {}, yesterday: {}, lastWeek: {}, as_of }
  const { days, ...parts } = await salesUpToNow(ctx, now, CHART_DAYS, ctx.scope)
  const visible = fillDays(now, CHART_DAYS, days).map(({ day, ...sales }) => ({ day, ...visibleSales(may, sales) }))
  return {
    today: visibleSales(may, parts.today),
    yesterday: visibleSales(may, parts.yesterday),
    lastWeek: visibleSales(may, parts.lastWeek),
    days: visible,
    as_of,
  }
}

/**
 * The seller's dashboard: to-do numbers first, then today against the same hours of yesterday and of a week ago, 14
 * days, best goods, low stock (product §7). Figures that the actor may not see are left out.
 */
export async function sellerDashboard(ctx: Ctx<SellerActor>): Promise<SellerDashboard> {
  const may = maySee(permission => holds(ctx.actor, permission))
  const [todo, { lastWeek, ...sales }, best, low_stock, balance] = await Promise.all([
    sellerTodo(ctx),
    figures(ctx, may),
    may('pieces') ? topGoods(ctx, ctx.scope, dayStart(ctx.clock.now(), RANKING_DAYS), RANKING_ROWS) : undefined,
    may('stock') ? lowStock(ctx, ctx.scope, RANKING_ROWS) : undefined,
    may('balance') ? storeBalance(ctx, ctx.scope) : undefined,
  ])
  const top_goods = best?.map(({ amount, ...row }) => ({ ...row, ...(may('amount') ? { amount } : {}) }))
  return {
    todo,
    ...sales,
    last_week: lastWeek,
    ...(balance === undefined ? {} : { balance }),
    ...(top_goods === undefined ? {} : { top_goods }),
    ...(low_stock === undefined ? {} : { low_stock }),
  }
}

async function storeBalance(ctx: Ctx, store: StoreScope): Promise<number> {
  const { rows } = await ctx.db.execute<Record<string, unknown>>(
    sql`select balance from accounts where owner_type = 'store' and ${inScope(store, { store: sql`owner_id` })} and kind = 'balance' and unit = 'CNY'`,
  )
  return Number(rows[0]?.balance ?? 0)
}

/**
 * The platform's dashboard: to-do numbers, sales with new users, best stores, health of outbox, jobs and books. Figures
 * that the actor may not see are left out.
 */
export async function adminDashboard(ctx: Ctx<AdminActor>, invariantBreaches: number | null): Promise<AdminDashboard> {
  const now = ctx.clock.now()
  const may = maySee(permission => holds(ctx.actor, permission))
  const users = async (back: number) => (may('users') ? { users: await newUsers(ctx, partOfDay(now, back)) } : {})
  const [todo, sales, usersToday, usersYesterday, usersLastWeek, best, waiting] = await Promise.all([
    adminTodo(ctx),
    figures(ctx, may),
    users(0),
    users(1),
    users(7),
    may('orders') ? topStores(ctx, dayStart(now, RANKING_DAYS), RANKING_ROWS) : undefined,
    may('outbox_waiting') ? outboxWaiting(ctx) : undefined,
  ])
  const top_stores = best?.map(({ amount, ...row }) => ({ ...row, ...(may('amount') ? { amount } : {}) }))
  const failing = todo.find(({ key }) => key === 'jobs_failing')?.count ?? 0
  const health = {
    ...(waiting === undefined ? {} : { outbox_waiting: waiting }),
    ...(may('jobs_failing') ? { jobs_failing: failing } : {}),
    ...(may('invariant_breaches') ? { invariant_breaches: invariantBreaches } : {}),
  }
  return {
    todo,
    today: { ...sales.today, ...usersToday },
    yesterday: { ...sales.yesterday, ...usersYesterday },
    last_week: { ...sales.lastWeek, ...usersLastWeek },
    as_of: sales.as_of,
    ...(sales.days === undefined ? {} : { days: sales.days }),
    ...(top_stores === undefined ? {} : { top_stores }),
    ...(Object.keys(health).length === 0 ? {} : { health }),
  }
}

async function newUsers(ctx: Ctx, { from, to }: { readonly from: Date; readonly to: Date }): Promise<number> {
  const { rows } = await ctx.db.execute<Record<string, unknown>>(
    sql`select count(*) as count from users where belong_id = 0 and created_at >= ${from} and created_at < ${to}`,
  )
  return Number(rows[0]?.count ?? 0)
}

async function outboxWaiting(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<Record<string, unknown>>(
    sql`select count(*) as waiting from outbox_events where done_at is null`,
  )
  return Number(rows[0]?.waiting ?? 0)
}
