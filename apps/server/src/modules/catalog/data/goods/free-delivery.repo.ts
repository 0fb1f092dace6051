import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { templatesOf } from '../../../store/index.ts'
import { freeWeights } from '../../domain/free-delivery.ts'

/**
 * Corrects `free_delivery` of a store's goods, or of one of them, after they, their SKUs or the store's templates
 * changed: true when the heaviest piece is delivered free everywhere. Locks in the order of ids.
 */
export async function refreshFreeDelivery(tx: Ctx, storeId: number, goodsId: number | null = null): Promise<void> {
  const { usual, own } = freeWeights(await templatesOf(tx, [storeId]))
  const ids = sql.param([...own.keys()])
  const limits = sql.param([...own.values()])
  await tx.db.execute(sql`
    with state as (
      select g.id, g.free_delivery, g.freight_mode = 'free' or (
          select coalesce(max(k.weight), 0) from skus k where k.goods_id = g.id and k.deleted_at is null
        ) <= case when g.freight_mode = 'custom' and g.freight_id = any(${ids}::bigint[])
          then (${limits}::bigint[])[array_position(${ids}::bigint[], g.freight_id)] else ${usual}::bigint end as free
      from goods g
      where g.store_id = ${storeId} and g.deleted_at is null and (${goodsId}::bigint is null or g.id = ${goodsId})),
    wrong as (select g.id from goods g join state s on s.id = g.id where s.free_delivery <> s.free
      order by g.id for update of g)
    update goods g set free_delivery = not g.free_delivery from wrong where g.id = wrong.id`)
}
