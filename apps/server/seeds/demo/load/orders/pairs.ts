import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../src/infra/context.ts'

/** Buyers whose purchases are paired: in a large world the first ones stand for all. */
const PAIRED_BUYERS = 2_000
/** As the server keeps them (ADR 0035): purchases of a buyer, pairs of goods. */
const KEPT = { bought: 60, pairs: 24 } as const
/** Purchases of a buyer that are paired with each other. */
const PAIRED = 20

/** What was bought together so far, as events and job would have counted it. */
export async function loadPairs(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`
    insert into bought_goods (user_id, goods_id, bought_at, is_counted)
    select user_id, goods_id, bought_at, true from (
      select *, row_number() over (partition by user_id order by bought_at desc, goods_id desc) as place from (
        select o.user_id, l.goods_id, max(o.pay_time) as bought_at
        from orders o join order_goods l on l.order_id = o.id where o.pay_time is not null group by 1, 2) bought) newest
    where place <= ${KEPT.bought}`)
  await tx.db.execute(sql`
    with buyers as (select distinct user_id from bought_goods order by user_id limit ${PAIRED_BUYERS}),
    recent as (
      select user_id, goods_id, bought_at from (
        select *, row_number() over (partition by user_id order by bought_at desc, goods_id desc) as place
        from bought_goods where user_id in (select user_id from buyers)) newest where place <= ${PAIRED}),
    pairs as (
      select a.goods_id, b.goods_id as other_id, count(*) as times,
        sum(power(2::float8, extract(epoch from greatest(a.bought_at, b.bought_at) - timestamptz '2026-01-01T00:00:00Z') / (60 * 86400.0))) as weight
      from recent a join recent b on b.user_id = a.user_id and b.goods_id <> a.goods_id
        and abs(extract(epoch from a.bought_at - b.bought_at)) <= 30 * 86400
      group by 1, 2)
    insert into goods_pairs (goods_id, other_id, times, weight)
    select goods_id, other_id, times, weight from (
      select *, row_number() over (partition by goods_id order by weight desc, other_id) as place from pairs) strongest
    where place <= ${KEPT.pairs}`)
}
