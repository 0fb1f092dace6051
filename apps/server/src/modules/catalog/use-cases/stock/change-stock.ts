import type { StockChangeInput } from '@shiji/contract/stock/stock.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { skuOfStore } from '../../data/goods/sku.queries.ts'
import { lockStock } from '../../data/stock/stock.repo.ts'
import { MOST_ON_HAND } from '../../domain/stock/on-hand.ts'
import { adjustStock } from './adjust-stock.ts'
import { nameOfSku } from './name-of-sku.ts'

/**
 * Books what came in or went out of one SKU, with the reason. Refuses SKUs of others as missing, no difference, more
 * than fits, and less on hand than unpaid orders reserve.
 */
export async function changeStock(ctx: Ctx<SellerActor>, input: StockChangeInput): Promise<void> {
  const refuse = (key: string, params = {}) => new InvalidInput([{ field: 'difference', key, params }])
  if (input.difference === 0) throw refuse('refusal.stock_no_difference')
  await transact(ctx, async tx => {
    const sku = await skuOfStore(tx, input.sku_id, tx.scope)
    if (sku === undefined) throw new AppError('record.missing')
    const stock = (await lockStock(tx, [sku.id])).get(sku.id)
    if (stock === undefined) throw new Error(`SKU ${sku.id} has no stock row`)
    const onHand = stock.onHand + input.difference
    if (onHand > MOST_ON_HAND) throw refuse('error.maximum', { limit: MOST_ON_HAND - stock.onHand })
    if (onHand < stock.reserved) throw refuse('refusal.stock_difference', { left: onHand, limit: stock.reserved })
    const { reason, note = '' } = input
    await adjustStock(tx, [{ skuId: sku.id, onHand }], { reason, note })
    const before = { stock: stock.onHand }
    await audit(tx, {
      action: 'stock.update',
      subjectType: 'sku',
      subjectId: sku.id,
      subjectName: nameOfSku(sku),
      before,
      after: { stock: onHand, reason, note },
    })
  })
}
