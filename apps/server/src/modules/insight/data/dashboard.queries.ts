import type { AdminDashboard, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { dayStart, fillDays, partOfDay, secondOf } from '../domain/days.ts'
import { salesBetween, salesByDay, topGoods, topStores } from './sales.queries.ts'
import { adminTodo, lowStock, sellerTodo } from './todo.queries.ts'

const CHART_DAYS = 14
const RANKING_DAYS = 30
const RANKING_ROWS = 6

async function figures(ctx: Ctx, storeId?: number) {
  const now = ctx.clock.now()
  const upToNow = (back: number) => {
    const { from, to } = partOfDay(now, back)
    return salesBetween(ctx, from, to, storeId)
  }
  const [today, yesterday, lastWeek, days] = await Promise.all([
    upToNow(0),
    upToNow(1),
    upToNow(7),
    salesByDay(ctx, dayStart(now, CHART_DAYS - 1), storeId),
  ])
  return { today, yesterday, lastWeek, days: fillDays(now, CHART_DAYS, days), as_of: secondOf(now).toISOString() }
}

/** The seller's dashboard: to-do numbers first, then today against the same hours of yesterday and of a week ago, 14 days, best goods, low stock (product §7). */
export async function sellerDashboard(ctx: Ctx, storeId: number): Promise<SellerDashboard> {
  const [todo, { lastWeek, ...sales }, top_goods, low_stock, balance] = await Promise.all([
    sellerTodo(ctx, storeId),
    figures(ctx, storeId),
    topGoods(ctx, storeId, dayStart(ctx.clock.now(), RANKING_DAYS), RANKING_ROWS),
    lowStock(ctx, storeId, RANKING_ROWS),
    storeBalance(ctx, storeId),
  ])
  return { todo, ...sales, last_week: lastWeek, balance, top_goods, low_stock }
}

async function storeBalance(ctx: Ctx, storeId: number): Promise<number> {
  const { rows } = await ctx.db.execute<Record<string, unknown>>(
    sql`select balance from accounts where owner_type = 'store' and owner_id = ${storeId} and kind = 'balance' and unit = 'CNY'`,
  )
  return Number(rows[0]?.balance ?? 0)
}

/** The platform's dashboard: to-do numbers, sales with new users, best stores, health of outbox, jobs and books. */
export async function adminDashboard(ctx: Ctx, invariantBreaches: number | null): Promise<AdminDashboard> {
  const now = ctx.clock.now()
  const [todo, sales, usersToday, usersYesterday, usersLastWeek, top_stores, outbox_waiting] = await Promise.all([
    adminTodo(ctx),
    figures(ctx),
    newUsers(ctx, partOfDay(now, 0)),
    newUsers(ctx, partOfDay(now, 1)),
    newUsers(ctx, partOfDay(now, 7)),
    topStores(ctx, dayStart(now, RANKING_DAYS), RANKING_ROWS),
    outboxWaiting(ctx),
  ])
  return {
    todo,
    today: { ...sales.today, users: usersToday },
    yesterday: { ...sales.yesterday, users: usersYesterday },
    last_week: { ...sales.lastWeek, users: usersLastWeek },
    as_of: sales.as_of,
    days: sales.days,
    top_stores,
    health: {
      outbox_waiting,
      jobs_failing: todo.find(({ key }) => key === 'jobs_failing')?.count ?? 0,
      invariant_breaches: invariantBreaches,
    },
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
