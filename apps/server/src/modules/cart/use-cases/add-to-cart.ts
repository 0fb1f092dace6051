import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { type SellableSku, sellableSkus } from '../../catalog/index.ts'
import { cartCount, skusOf } from '../data/cart.queries.ts'
import { addLine } from '../data/cart.repo.ts'

export interface CartAddition {
  readonly goodsId: number
  readonly skuId?: number
  readonly buyNum: number
}

/**
 * Adds pieces to the buyer's cart, merged with the line of the same SKU. Refuses goods that cannot be sold now, a
 * missing choice of SKU, more than is left or than one order may contain, the buyer's own store, and a full cart.
 */
export async function addToCart(ctx: Ctx<BuyerActor>, input: CartAddition): Promise<{ id: number }> {
  const skuId = await chosenSku(ctx, input)
  const sku = (await sellableSkus(ctx, [skuId])).get(skuId)
  const { storeId, price } = mayBuy(sku, ctx.actor.id)
  const most = mostOf(sku)
  const line = { userId: ctx.scope.id, goodsId: input.goodsId, skuId, storeId, buyNum: input.buyNum, price, most }
  const id = await addLine(ctx, line)
  if (id === undefined) throw await whyNot(ctx, sku, input.buyNum)
  return { id }
}

async function chosenSku(ctx: Ctx, { goodsId, skuId }: CartAddition): Promise<number> {
  const skus = await skusOf(ctx, goodsId)
  const [first] = skus
  if (first === undefined) throw new AppError('goods.not_for_sale')
  if (skuId === undefined) {
    if (first.key !== '') throw new AppError('goods.sku_required')
    return first.id
  }
  if (!skus.some(sku => sku.id === skuId)) throw new AppError('goods.sku_missing')
  return skuId
}

/** Returns the SKU if this buyer may buy it now. Refuses otherwise. */
export function mayBuy(sku: SellableSku | undefined, buyerId: number): SellableSku {
  if (sku === undefined) throw new AppError('goods.sku_missing')
  if (sku.problem !== null) throw new AppError(sku.problem, {}, { sku_id: sku.skuId, left: sku.left })
  if (sku.storeOwnerId === buyerId) throw new AppError('order.own_store')
  return sku
}

const mostOf = (sku: SellableSku | undefined): number => Math.min(LIMITS.order.buyNumMax, sku?.left ?? 0)

async function whyNot(ctx: Ctx<BuyerActor>, sku: SellableSku | undefined, buyNum: number): Promise<AppError> {
  if ((await cartCount(ctx, ctx.scope)) >= LIMITS.order.cartLinesMax && buyNum <= mostOf(sku))
    return new AppError('cart.full')
  return tooMany(sku)
}

/** Refuses more pieces than there are, or than one order may contain. */
export const tooMany = (sku: SellableSku | undefined): AppError =>
  (sku?.left ?? 0) < LIMITS.order.buyNumMax
    ? new AppError('stock.not_enough', {}, { sku_id: sku?.skuId, left: sku?.left ?? 0 })
    : new AppError('cart.quantity')
