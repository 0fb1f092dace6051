import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'
import type { BuyerScope } from '../../../../infra/scope.ts'
import type { Bought, CountedPair } from '../../domain/recommend/pairs.ts'

/** How much is kept of each buyer and of each goods. */
const KEPT = { bought: 60, pairs: 24 } as const

const ORDERED = `
  select distinct k.goods_id from stock_movements m join skus k on k.id = m.sku_id
  where m.order_id = $1 and m.kind = 'consume' order by k.goods_id`

/** The goods that an order took out of stock. */
export async function goodsOfOrder(tx: Ctx, orderId: number): Promise<number[]> {
  return (await named<{ goods_id: string }>(tx, 'pairs_ordered', ORDERED, [orderId])).map(row => Number(row.goods_id))
}

const REMEMBER = `
  insert into bought_goods (user_id, goods_id, bought_at)
  select $1, g.id, $3::timestamptz from unnest($2::bigint[]) as g(id) order by g.id
  on conflict (user_id, goods_id) do update set bought_at = excluded.bought_at, is_counted = false`

/** Goods of a buyer as bought now; to be counted with their others. */
export async function rememberBought(tx: Ctx, userId: number, goodsIds: readonly number[]): Promise<void> {
  await named(tx, 'pairs_remember', REMEMBER, [userId, goodsIds, tx.clock.now()])
}

const RECENT = `select goods_id from bought_goods where user_id = $1 order by bought_at desc, goods_id desc limit $2`

/** What a buyer bought last, the newest first. */
export async function recentlyBought(ctx: Ctx, buyer: BuyerScope, limit: number): Promise<number[]> {
  const rows = await named<{ goods_id: string }>(ctx, 'pairs_recent', RECENT, [buyer.id, limit])
  return rows.map(row => Number(row.goods_id))
}

interface Row {
  readonly user_id: string
  readonly goods_id: string
  readonly bought_at: string | Date
}
const boughtOf = (row: Row): Bought => ({
  userId: Number(row.user_id),
  goodsId: Number(row.goods_id),
  at: new Date(row.bought_at),
})

const FRESH = `
  select user_id, goods_id, bought_at from bought_goods where not is_counted
  order by user_id, goods_id limit $1 for update skip locked`
const COUNTED = `
  select user_id, goods_id, bought_at from bought_goods where user_id = any($1::bigint[]) and is_counted`

/** Takes purchases whose pairs are not counted yet, and the counted ones of the same buyers. */
export async function takeFresh(
  tx: Ctx,
  limit: number,
): Promise<{ readonly fresh: Bought[]; readonly counted: Bought[] }> {
  const fresh = (await named<Row>(tx, 'pairs_fresh', FRESH, [limit])).map(boughtOf)
  const users = [...new Set(fresh.map(one => one.userId))]
  const counted = (await named<Row>(tx, 'pairs_counted', COUNTED, [users])).map(boughtOf)
  return { fresh, counted }
}

const MARK = `
  update bought_goods b set is_counted = true from unnest($1::bigint[], $2::bigint[]) as f(user_id, goods_id)
  where b.user_id = f.user_id and b.goods_id = f.goods_id`
const FORGET = `
  delete from bought_goods b using (
    select user_id, goods_id, row_number() over (partition by user_id order by bought_at desc, goods_id desc) as place
    from bought_goods where user_id = any($1::bigint[])) old
  where b.user_id = old.user_id and b.goods_id = old.goods_id and old.place > $2`

/** Marks purchases as counted, and forgets the oldest of buyers with many. */
export async function markCounted(tx: Ctx, fresh: readonly Bought[]): Promise<void> {
  const users = fresh.map(one => one.userId)
  await named(tx, 'pairs_mark', MARK, [users, fresh.map(one => one.goodsId)])
  await named(tx, 'pairs_forget', FORGET, [[...new Set(users)], KEPT.bought])
}

const COUNT = `
  insert into goods_pairs as p (goods_id, other_id, times, weight)
  select n.goods_id, n.other_id, n.times, n.weight
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::float8[]) as n(goods_id, other_id, times, weight)
  order by n.goods_id, n.other_id
  on conflict (goods_id, other_id) do update set times = p.times + excluded.times, weight = p.weight + excluded.weight`
const TRIM = `
  delete from goods_pairs p using (
    select goods_id, other_id, row_number() over (partition by goods_id order by weight desc, other_id) as place
    from goods_pairs where goods_id = any($1::bigint[])) old
  where p.goods_id = old.goods_id and p.other_id = old.other_id and old.place > $2`

/** Adds pairs, and keeps only the strongest of each goods. */
export async function addPairs(tx: Ctx, pairs: readonly CountedPair[]): Promise<void> {
  if (pairs.length === 0) return
  const goodsIds = pairs.map(pair => pair.goodsId)
  await named(tx, 'pairs_count', COUNT, [
    goodsIds,
    pairs.map(pair => pair.otherId),
    pairs.map(pair => pair.times),
    pairs.map(pair => pair.weight),
  ])
  await named(tx, 'pairs_trim', TRIM, [[...new Set(goodsIds)], KEPT.pairs])
}
