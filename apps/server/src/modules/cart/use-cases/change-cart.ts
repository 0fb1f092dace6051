import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { sellableSkus } from '../../catalog/index.ts'
import { addLine, lockLine, removeLines, setQuantity } from '../data/cart.repo.ts'
import { mayBuy, tooMany } from './add-to-cart.ts'

export interface CartLineChange {
  readonly buyNum?: number
  readonly skuId?: number
}

/**
 * Sets the pieces of one of the buyer's lines, or moves it to another SKU of the same goods, where it merges with an
 * existing line. Fewer pieces are always allowed; more than is left are refused. A foreign line answers like a missing
 * one.
 */
export function changeCart(ctx: Ctx<BuyerActor>, id: number, change: CartLineChange): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const line = await lockLine(tx, tx.scope, id)
    if (line === undefined) throw new AppError('record.missing')
    const buyNum = change.buyNum ?? line.buyNum
    const skuId = change.skuId ?? line.skuId
    const sku = (await sellableSkus(tx, [skuId])).get(skuId)
    if (skuId === line.skuId) {
      if (buyNum > line.buyNum && buyNum > mayBuy(sku, ctx.actor.id).left) throw tooMany(sku)
      await setQuantity(tx, id, buyNum)
      return { id }
    }
    const { goodsId, storeId, price, left } = mayBuy(sku, ctx.actor.id)
    if (goodsId !== line.goodsId) throw new AppError('goods.sku_missing')
    await removeLines(tx, tx.scope, [id])
    const most = Math.min(LIMITS.order.buyNumMax, left)
    const moved = await addLine(tx, { userId: tx.scope.id, goodsId, skuId, storeId, buyNum, price, most })
    if (moved === undefined) throw tooMany(sku)
    return { id: moved }
  })
}
