import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { DeliveryPrice, Parcel, PricedProduct, ProductPrice } from '../../catalog/index.ts'
import { ofPhase } from '../pricing/offer.ts'
import { presentSteps } from '../pricing/present-steps.ts'
import type { WantedSku } from '../pricing/pricing.ts'
import { priceGoods } from './price-goods.ts'

/**
 * The current price of one piece of each SKU for a reader of the product page, each by itself, with the reasons. Reads
 * only.
 */
export async function priceProduct(ctx: Ctx, product: PricedProduct): Promise<ProductPrice> {
  const lines = product.skus.map(sku => wantedOf(product, sku, 1))
  const priced = await priceGoods(ctx, { buyerId: readerOf(ctx), lines, through: 'line' })
  const shown = priced.flatMap(goods => goods.lines)
  return { skus: new Map(shown.map(line => [line.skuId, { price: line.payable, steps: presentSteps(line.steps) }])) }
}

/** What delivery of a parcel costs this reader: the sum that a quote of these pieces alone would name. Reads only. */
export async function priceDelivery(
  ctx: Ctx,
  product: PricedProduct,
  { skuId, buyNum, area }: Parcel,
): Promise<DeliveryPrice> {
  const sku = product.skus.find(each => each.id === skuId)
  if (sku === undefined) return { freight: null, freeFrom: null }
  const request = { buyerId: readerOf(ctx), lines: [wantedOf(product, sku, buyNum)] }
  const [goods] = await priceGoods(ctx, { ...request, area })
  const result = goods?.freight?.result
  const offers = ofPhase(await ctx.ports.offers.of(ctx, request), 'freight')
  const thresholds = offers.filter(offer => offer.storeId === product.storeId).map(offer => offer.from)
  const templateSums = typeof result === 'object' ? result.parts.flatMap(part => part.freeFrom ?? []) : []
  return {
    freight: result === undefined || typeof result === 'string' ? null : result.amount,
    freeFrom: lowest([...thresholds, ...templateSums]),
  }
}

const lowest = (sums: readonly Fen[]): Fen | null => (sums.length === 0 ? null : fen(Math.min(...sums)))

const readerOf = (ctx: Ctx): number | undefined => (ctx.actor.kind === 'buyer' ? ctx.actor.id : undefined)

const wantedOf = (
  { goodsId, storeId, freightMode, freightId }: PricedProduct,
  { id, price, weight }: PricedProduct['skus'][number],
  buyNum: number,
): WantedSku => ({ skuId: id, goodsId, storeId, price, weight, freightMode, freightId, buyNum })
