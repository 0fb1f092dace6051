import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { DayFigures } from '../domain/days.ts'

/** Orders count as sales from their payment until they are cancelled. */
const sold = (storeId: number | undefined): SQL =>
  storeId === undefined
    ? sql`o.pay_time is not null and o.status <> 'cancel'`
    : sql`o.store_id = ${storeId} and o.pay_time is not null and o.status <> 'cancel'`

export interface SalesFigures {
  readonly orders: number
  readonly amount: number
  readonly buyers: number
}

type Row = Record<string, unknown>

/** Orders, fen and buyers paid in [from, to); of one store, or of the platform without one. */
export async function salesBetween(ctx: Ctx, from: Date, to: Date, storeId?: number): Promise<SalesFigures> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select count(*) as orders, coalesce(sum(o.payable), 0) as amount, count(distinct o.user_id) as buyers
    from orders o where ${sold(storeId)} and o.pay_time >= ${from} and o.pay_time < ${to}`)
  const [row] = rows
  return { orders: Number(row?.orders ?? 0), amount: Number(row?.amount ?? 0), buyers: Number(row?.buyers ?? 0) }
}

/** The same by shop day; days without sales are absent. */
export async function salesByDay(ctx: Ctx, from: Date, storeId?: number): Promise<DayFigures[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select to_char(o.pay_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      count(*) as orders, coalesce(sum(o.payable), 0) as amount, count(distinct o.user_id) as buyers
    from orders o where ${sold(storeId)} and o.pay_time >= ${from} group by 1 order by 1`)
  return rows.map(row => ({
    day: String(row.day),
    orders: Number(row.orders),
    amount: Number(row.amount),
    buyers: Number(row.buyers),
  }))
}

export interface TopGoods {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly image: string
  readonly pieces: number
  readonly amount: number
}

/** Best sold goods of a store since a day, by amount. */
export async function topGoods(ctx: Ctx, storeId: number, from: Date, count: number): Promise<TopGoods[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select l.goods_id as id, max(l.name) as name, max(l.name_en) as name_en, max(l.image) as image,
      sum(l.buy_num) as pieces, sum(l.payable) as amount
    from orders o join order_goods l on l.order_id = o.id
    where ${sold(storeId)} and o.pay_time >= ${from} group by l.goods_id order by amount desc, id limit ${count}`)
  return rows.map(row => ({
    id: Number(row.id),
    name: String(row.name),
    name_en: String(row.name_en),
    image: String(row.image),
    pieces: Number(row.pieces),
    amount: Number(row.amount),
  }))
}

export interface TopStore {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly orders: number
  readonly amount: number
}

/** Best selling stores since a day, by amount. */
export async function topStores(ctx: Ctx, from: Date, count: number): Promise<TopStore[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select s.id, s.name, s.name_en, t.orders, t.amount from (
      select o.store_id, count(*) as orders, sum(o.payable) as amount
      from orders o where ${sold(undefined)} and o.pay_time >= ${from} group by 1 order by amount desc limit ${count}) t
    join stores s on s.id = t.store_id order by t.amount desc, s.id`)
  return rows.map(row => ({
    id: Number(row.id),
    name: String(row.name),
    name_en: String(row.name_en),
    orders: Number(row.orders),
    amount: Number(row.amount),
  }))
}
