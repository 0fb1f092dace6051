import type { Fen } from '@shiji/kit/money/fen.ts'
import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { type GoodsRecord, goodsScope } from './goods.repo.ts'
import { goods, skus } from './goods.table.ts'
import type { SkuRecord } from './sku.repo.ts'

/** Goods with those of their SKUs that were asked for. */
export interface PricedGoods {
  readonly goods: Pick<GoodsRecord, 'id' | 'name' | 'goodsNo'>
  readonly skus: readonly SkuRecord[]
}

/** Locks the goods of these SKUs in the order of ids; SKUs of others, and ones that cannot be chosen any more, are left out. */
export async function lockGoodsOfSkus(tx: Ctx, skuIds: readonly number[], scope: Scope): Promise<PricedGoods[]> {
  const wanted = and(inArray(skus.id, [...skuIds]), isNull(skus.deletedAt))
  const own = await tx.db
    .select({ id: goods.id, name: goods.name, goodsNo: goods.goodsNo })
    .from(goods)
    .where(and(inArray(goods.id, tx.db.select({ id: skus.goodsId }).from(skus).where(wanted)), goodsScope(scope)))
    .orderBy(goods.id)
    .for('update')
  if (own.length === 0) return []
  const ids = own.map(({ id }) => id)
  const rows = await tx.db
    .select()
    .from(skus)
    .where(and(wanted, inArray(skus.goodsId, ids)))
    .orderBy(asc(skus.goodsId), asc(skus.position), asc(skus.id))
  const byGoods = Map.groupBy(rows, row => row.goodsId)
  return own.map(each => ({ goods: each, skus: byGoods.get(each.id) ?? [] }))
}

/** New prices of a SKU. */
export interface SkuPrices {
  readonly id: number
  readonly price: Fen
  readonly marketPrice: Fen
}

/** Writes prices of SKUs, and with them the lowest and highest price of their goods; the goods' rows are locked. */
export async function writePrices(tx: Ctx, goodsIds: readonly number[], prices: readonly SkuPrices[]): Promise<void> {
  if (prices.length === 0) return
  await tx.db.execute(sql`
    update skus k set price = r.price, market_price = r."marketPrice"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r(id bigint, price bigint, "marketPrice" bigint)
    where k.id = r.id`)
  await tx.db.execute(sql`
    update goods g set min_price = k.low, max_price = k.high, updated_at = ${tx.clock.now()}
    from (select goods_id, min(price) as low, max(price) as high from skus
      where goods_id = any(${sql.param([...goodsIds])}::bigint[]) and deleted_at is null group by goods_id) k
    where g.id = k.goods_id`)
}
