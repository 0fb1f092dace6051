import type { Ctx } from '../../../../infra/context.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import type { StockAfter } from '../../data/stock/stock.repo.ts'

/**
 * Publishes the effects of new stock: goods whose availability may have changed, and SKUs that fell to the store's
 * warning threshold. Each once per crossing, in the transaction of the change.
 */
export async function publishStockChanges(tx: Ctx, changes: readonly StockAfter[]): Promise<void> {
  const turned = changes.filter(({ left, leftBefore }) => left === 0 || leftBefore === 0)
  for (const goodsId of new Set(turned.map(change => change.goodsId)))
    await emit(tx, 'goods.availability_changed', { goodsId })
  for (const { skuId, storeId, left, leftBefore, lowStock } of changes)
    if (left <= lowStock && leftBefore > lowStock) await emit(tx, 'stock.low', { skuId, storeId })
}
