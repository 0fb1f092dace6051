import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'

/** Counts the pieces that an order took out of stock as sold. Call it once per paid order. */
export async function recordSales(tx: Ctx, orderId: number): Promise<void> {
  await tx.db.execute(sql`
    update goods g set sales = g.sales + sold.pieces
    from (select k.goods_id, -sum(m.on_hand_delta)::bigint as pieces
      from stock_movements m join skus k on k.id = m.sku_id
      where m.order_id = ${orderId} and m.kind = 'consume' group by k.goods_id) sold
    where g.id = sold.goods_id`)
}
