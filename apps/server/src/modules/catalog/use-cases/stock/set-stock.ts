import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { skuOfStore } from '../../data/goods/sku.queries.ts'
import { lockStock } from '../../data/stock/stock.repo.ts'
import { adjustStock } from './adjust-stock.ts'
import { nameOfSku } from './name-of-sku.ts'

export interface StockInput {
  readonly sku_id: number
  readonly stock: number
  readonly stock_was?: number
}

/**
 * A seller's count of one SKU, booked as an adjustment. Refuses SKUs of others as missing, and less than open orders
 * reserve.
 */
export async function setStock(ctx: Ctx<SellerActor>, input: StockInput): Promise<void> {
  await transact(ctx, async tx => {
    const sku = await skuOfStore(tx, input.sku_id, tx.scope)
    if (sku === undefined) throw new AppError('record.missing')
    const count = {
      skuId: sku.id,
      onHand: input.stock,
      ...(input.stock_was === undefined ? {} : { was: input.stock_was }),
    }
    const before = (await lockStock(tx, [sku.id])).get(sku.id)
    const [tooFew] = await adjustStock(tx, [count])
    if (tooFew !== undefined)
      throw new InvalidInput([{ field: 'stock', key: 'refusal.stock_reserved', params: { limit: tooFew.reserved } }])
    await audit(tx, {
      action: 'stock.update',
      subjectType: 'sku',
      subjectId: sku.id,
      subjectName: nameOfSku(sku),
      before: { stock: before?.onHand ?? 0 },
      after: { stock: (await lockStock(tx, [sku.id])).get(sku.id)?.onHand ?? input.stock },
    })
  })
}
