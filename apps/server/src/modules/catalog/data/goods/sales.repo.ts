import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'

/** In the order of goods ids, like every lock of several rows. */
const COUNT = `
  insert into goods_counters as c (goods_id, sales, since)
  select k.goods_id, -sum(m.on_hand_delta)::bigint, $2::timestamptz
  from stock_movements m join skus k on k.id = m.sku_id
  where m.order_id = $1 and m.kind = 'consume' group by k.goods_id order by k.goods_id
  on conflict (goods_id) do update set sales = c.sales + excluded.sales`

/** Counts the pieces that an order took out of stock as sold. */
export async function countSold(tx: Ctx, orderId: number): Promise<void> {
  await named(tx, 'sales_count', COUNT, [orderId, tx.clock.now()])
}

/** Counters, then goods, each in the order of ids; concurrent sales of the same goods wait and start a new row. */
const CARRY = `
  with due as (
    select goods_id from goods_counters order by goods_id limit $1 for update
  ), held as (
    select g.id from goods g where g.id in (select goods_id from due) order by g.id for update
  ), taken as (
    delete from goods_counters c using held h where c.goods_id = h.id returning c.goods_id, c.sales
  )
  update goods g set sales = g.sales + t.sales from taken t where g.id = t.goods_id returning g.id`

/** Adds the counted pieces to the goods themselves, the first `limit` of them; returns how many. */
export async function carrySold(tx: Ctx, limit: number): Promise<number> {
  return (await named(tx, 'sales_carry', CARRY, [limit])).length
}
