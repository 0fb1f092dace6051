import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { storePlace } from '../../../store/index.ts'
import { warnSkuAt } from '../../data/stock/stock.repo.ts'
import { stockRows } from '../../data/stock/stock-list.queries.ts'
import { nameOfSku } from './name-of-sku.ts'

/**
 * Sets the warning level of one SKU; null lets it follow the store's. Holds the store's row, so that a new level of the
 * store waits. Refuses SKUs of others as missing.
 */
export async function setStockLevel(ctx: Ctx<SellerActor>, skuId: number, level: number | null): Promise<void> {
  await transact(ctx, async tx => {
    await storePlace(tx, tx.scope.id)
    const [sku] = await stockRows(tx, tx.scope, [skuId])
    if (sku === undefined) throw new AppError('record.missing')
    await warnSkuAt(tx, { id: sku.id, goodsId: sku.goods_id }, level)
    const before = { low_stock: sku.own_low_stock }
    await audit(tx, {
      action: 'stock.update',
      subjectType: 'sku',
      subjectId: sku.id,
      subjectName: nameOfSku({ code: sku.code, goodsName: sku.goods_name, skuName: sku.sku_name }),
      before,
      after: { low_stock: level },
    })
  })
}
