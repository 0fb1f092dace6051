import { ZERO } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { PricedProduct, ProductPrice } from '../../catalog/index.ts'
import { presentSteps } from '../pricing/present-steps.ts'
import type { WantedSku } from '../pricing/pricing.ts'
import { priceGoods } from './price-goods.ts'

/**
 * The current price of one piece of each SKU for a reader of the product page, each by itself, with the reasons. Reads
 * only.
 */
export async function priceProduct(ctx: Ctx, product: PricedProduct): Promise<ProductPrice> {
  const buyerId = ctx.actor.kind === 'buyer' ? ctx.actor.id : undefined
  const lines = product.skus.map(
    (sku): WantedSku => ({
      skuId: sku.id,
      goodsId: product.goodsId,
      storeId: product.storeId,
      price: sku.price,
      weight: sku.weight,
      freightMode: product.freightMode,
      freightId: product.freightId,
      buyNum: 1,
    }),
  )
  const priced = (await priceGoods(ctx, { buyerId, lines, through: 'line' })).flatMap(goods => goods.lines)
  return {
    skus: new Map(priced.map(line => [line.skuId, { price: line.payable, steps: presentSteps(line.steps) }])),
    freightFrom: await freightFrom(ctx, buyerId, product, lines),
  }
}

async function freightFrom(
  ctx: Ctx,
  buyerId: number | undefined,
  { goodsId, storeId, freightMode, freightId }: PricedProduct,
  lines: readonly WantedSku[],
): Promise<ProductPrice['freightFrom']> {
  const weightless = { skuId: 0, goodsId, storeId, price: ZERO, weight: 0, freightMode, freightId, buyNum: 1 }
  const [lightest = weightless] = lines.toSorted((a, b) => a.weight - b.weight)
  const [goods] = await priceGoods(ctx, { buyerId, lines: [lightest] })
  const result = goods?.freight?.result
  return result === undefined || typeof result === 'string' ? null : result.amount
}
