import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { lockGoods } from '../../data/goods/goods.repo.ts'
import { type GoodsFormFacts, goodsFormFacts } from '../../data/goods/goods-row.queries.ts'
import { skusOf } from '../../data/goods/sku.repo.ts'
import { lockStock } from '../../data/stock/stock.repo.ts'

/**
 * Goods of the own store as the form shows them, locked with their stock until the transaction ends: neither a save nor
 * an order can change them meanwhile. Undefined when there are none.
 */
export async function holdGoods(tx: Ctx<SellerActor>, id: number): Promise<GoodsFormFacts | undefined> {
  try {
    await lockGoods(tx, id, tx.scope)
  } catch (error) {
    if (error instanceof AppError && error.id === 'record.missing') return undefined
    throw error
  }
  await lockStock(
    tx,
    (await skusOf(tx, id)).map(sku => sku.id),
  )
  return goodsFormFacts(tx, id, tx.scope)
}
