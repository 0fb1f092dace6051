import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { PLATFORM_SCOPE, type PlatformScope, type StoreScope } from '../../../infra/scope.ts'
import { inScope, ownRows } from '../../../records/in-scope.ts'
import { openSince } from '../domain/closed-days.ts'
import { type DayFigures, dayStart, partOfDay } from '../domain/days.ts'
import { closedDays } from './closed-days.repo.ts'
import { goodsDays, salesDays } from './closed-days.table.ts'
import { soldIn } from './sold.queries.ts'

export interface SalesFigures {
  readonly orders: number
  readonly amount: Fen
  readonly buyers: number
}

type Row = Record<string, unknown>

const figuresOf = ({ orders, amount, buyers }: Row): SalesFigures => ({
  orders: Number(orders ?? 0),
  amount: fen(Number(amount ?? 0)),
  buyers: Number(buyers ?? 0),
})

/** Orders, fen and buyers paid in [from, to); of one store or of the platform. */
async function salesBetween(ctx: Ctx, from: Date, to: Date, scope: StoreScope | PlatformScope): Promise<SalesFigures> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select count(*) as orders, coalesce(sum(o.payable), 0) as amount, count(distinct o.user_id) as buyers
    from ${soldIn({ from, to }, scope)}`)
  return figuresOf(rows[0] ?? {})
}

/** The closed days from a day on, and the time from which orders must be read. */
async function split(ctx: Ctx, from: Date): Promise<{ readonly closed: SQL; readonly open: Date }> {
  const open = openSince(from, await closedDays(ctx, from))
  return { closed: sql`day >= ${shopDayKey(from)}::date and day < ${shopDayKey(open)}::date`, open }
}

/** Sales of the last shop days, days without sales absent, and of three days up to the time of day that it is now. */
export interface SalesUpToNow {
  readonly days: readonly DayFigures[]
  readonly today: SalesFigures
  readonly yesterday: SalesFigures
  readonly lastWeek: SalesFigures
}

/**
 * Sales of the last `count` shop days; of one store or of the platform. Orders of the open days are read once, by days
 * of 24 hours, since the shop's time zone has no other.
 */
export async function salesUpToNow(
  ctx: Ctx,
  now: Date,
  count: number,
  scope: StoreScope | PlatformScope,
): Promise<SalesUpToNow> {
  const today = partOfDay(now, 0)
  const yesterday = partOfDay(now, 1)
  const weekAgo = partOfDay(now, 7)
  const { closed, open } = await split(ctx, dayStart(now, count - 1))
  // Of a closed yesterday only the part is read.
  const spans = open > yesterday.from ? [{ from: open }, yesterday] : [{ from: open }]
  const sold = sql.join(
    spans.map(
      span =>
        sql`select date_bin('1 day', o.pay_time, ${today.from}::timestamptz) as start, o.user_id, o.payable, o.pay_time from ${soldIn(span, scope)}`,
    ),
    sql` union all `,
  )
  const soFar = sql`o.pay_time < case when o.pay_time < ${today.from} then ${yesterday.to}::timestamptz else ${today.to} end`
  const [{ rows }, lastWeek] = await Promise.all([
    ctx.db.execute<Row>(sql`
      select true as closed, day::text as day, orders, amount, buyers, 0 as part_orders, 0 as part_amount, 0 as part_buyers
      from sales_days where ${ownRows(scope, salesDays.storeId)} and orders > 0 and ${closed}
      union all
      select false, to_char(o.start at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
        count(*), coalesce(sum(o.payable), 0), count(distinct o.user_id), count(*) filter (where ${soFar}),
        coalesce(sum(o.payable) filter (where ${soFar}), 0), count(distinct o.user_id) filter (where ${soFar})
      from (${sold}) o group by o.start order by day`),
    salesBetween(ctx, weekAgo.from, weekAgo.to, scope),
  ])
  const partOf = (start: Date) => {
    const row = rows.find(({ closed, day }) => closed === false && day === shopDayKey(start))
    return figuresOf({ orders: row?.part_orders, amount: row?.part_amount, buyers: row?.part_buyers })
  }
  // A closed day keeps the figures it was closed with, also where its orders were read for a part of it.
  const days = rows.filter(({ closed, day }) => closed === true || String(day) >= shopDayKey(open))
  return {
    days: days.map(row => ({ day: String(row.day), ...figuresOf(row) })),
    today: partOf(today.from),
    yesterday: partOf(yesterday.from),
    lastWeek,
  }
}

export interface TopGoods {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly image: string
  readonly pieces: number
  readonly amount: Fen
}

/** Best-selling goods of a store since a day, by amount, with the names of their newest line. */
export async function topGoods(ctx: Ctx, scope: StoreScope, from: Date, count: number): Promise<TopGoods[]> {
  const { closed, open } = await split(ctx, from)
  const { rows } = await ctx.db.execute<Row>(sql`
    select t.id, t.pieces, t.amount, named.name, named.name_en, named.image from (
      select goods_id as id, sum(pieces) as pieces, sum(amount) as amount from (
        select goods_id, pieces, amount from goods_days where ${inScope(scope, { store: goodsDays.storeId })} and ${closed}
        union all
        select l.goods_id, l.buy_num, l.payable from ${soldIn({ from: open }, scope)} join order_goods l on l.order_id = o.id) d
      group by goods_id order by amount desc, id limit ${count}) t
    cross join lateral (select l.name, l.name_en, l.image from order_goods l where l.goods_id = t.id order by l.id desc limit 1) named
    order by t.amount desc, t.id`)
  return rows.map(row => ({
    id: Number(row.id),
    name: String(row.name),
    name_en: String(row.name_en),
    image: String(row.image),
    pieces: Number(row.pieces),
    amount: fen(Number(row.amount)),
  }))
}

export interface TopStore {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly orders: number
  readonly amount: Fen
}

/** Best-selling stores since a day, by amount. */
export async function topStores(ctx: Ctx, from: Date, count: number): Promise<TopStore[]> {
  const { closed, open } = await split(ctx, from)
  const { rows } = await ctx.db.execute<Row>(sql`
    select s.id, s.name, s.name_en, t.orders, t.amount from (
      select store_id, sum(orders) as orders, sum(amount) as amount from (
        select store_id, orders, amount from sales_days where store_id > 0 and ${closed}
        union all
        select o.store_id, count(*), sum(o.payable) from ${soldIn({ from: open }, PLATFORM_SCOPE)} group by 1) d
      group by 1 order by amount desc, store_id limit ${count}) t
    join stores s on s.id = t.store_id order by t.amount desc, s.id`)
  return rows.map(row => ({
    id: Number(row.id),
    name: String(row.name),
    name_en: String(row.name_en),
    orders: Number(row.orders),
    amount: fen(Number(row.amount)),
  }))
}
