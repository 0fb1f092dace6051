import { createHash } from 'node:crypto'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { type SellableSku, sellableSkus } from '../../catalog/index.ts'
import { type PricedQuote, priceGoods, type QuotedArea, quoteFacts, quoteOf } from '../../promotion/index.ts'
import { mergeLines, type WantedLine } from '../domain/order-lines.ts'

/** A SKU with the wanted number of pieces, and the cart lines they come from. */
type QuotedSku = SellableSku & Pick<WantedLine, 'buyNum' | 'cartIds'>

export interface FingerprintedQuote extends PricedQuote<QuotedSku> {
  /**
   * Hash of everything that is paid for; equal quotes have equal fingerprints, for every buyer and in any order of
   * lines.
   */
  readonly fingerprint: string
}

/** What a buyer pays one of the stores of a quote. */
export type QuotedCart = FingerprintedQuote['stores'][number]

/**
 * What these lines cost this buyer now, delivered to that area (product §4). Reads only. Refuses an empty list, lines
 * that cannot be sold now (with `sku_id` in the data), too little stock, the buyer's own store, and areas that a store
 * cannot deliver to.
 */
export async function makeQuote(
  ctx: Ctx,
  buyerId: number,
  lines: readonly WantedLine[],
  area: QuotedArea | undefined,
): Promise<FingerprintedQuote> {
  if (lines.length === 0) throw new AppError('cart.nothing_selected')
  const merged = mergeLines(lines)
  if (merged === 'cart.quantity') throw new AppError('cart.quantity')
  const skus = await sellableSkus(
    ctx,
    merged.map(line => line.skuId),
  )
  const wanted = merged.map((line): QuotedSku => ({ ...buyable(skus.get(line.skuId), line, buyerId), ...line }))
  const quote = quoteOf(await priceGoods(ctx, { buyerId, lines: wanted, area }))
  if ('unreachable' in quote) throw new AppError('order.freight_area', {}, { store_id: quote.unreachable })
  return { ...quote, fingerprint: createHash('sha256').update(quoteFacts(quote, area)).digest('hex') }
}

function buyable(sku: SellableSku | undefined, line: WantedLine, buyerId: number): SellableSku {
  if (sku === undefined || sku.goodsId !== line.goodsId)
    throw new AppError('goods.sku_missing', {}, { sku_id: line.skuId })
  if (sku.problem !== null) throw new AppError(sku.problem, {}, { sku_id: sku.skuId, left: sku.left, name: sku.name })
  if (sku.left < line.buyNum)
    throw new AppError('stock.not_enough', {}, { sku_id: sku.skuId, left: sku.left, name: sku.name })
  if (sku.storeOwnerId === buyerId) throw new AppError('order.own_store', {}, { sku_id: sku.skuId })
  return sku
}
