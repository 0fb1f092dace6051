import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { goods } from '../goods/goods.table.ts'

/**
 * Writes whether any SKU of the goods can be sold. The row is locked by a separate statement, so that the next one sees
 * every change committed before it.
 */
export async function refreshAvailability(tx: Ctx, goodsId: number): Promise<void> {
  await tx.db.select({ id: goods.id }).from(goods).where(eq(goods.id, goodsId)).for('update')
  await tx.db.execute(sql`
    update goods g set in_stock = left_over.some
    from (select coalesce(bool_or(st.on_hand > st.reserved), false) as some
      from skus k join stocks st on st.sku_id = k.id where k.goods_id = ${goodsId} and k.deleted_at is null) left_over
    where g.id = ${goodsId} and g.in_stock <> left_over.some`)
}
