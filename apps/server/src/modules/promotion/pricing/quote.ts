import { add, type Fen, subtract } from '@shiji/kit/money/fen.ts'
import type { FreightResult } from './freight.ts'
import type { PricedGoods, PricedLine } from './price.ts'
import type { WantedSku } from './pricing.ts'

/** What a buyer pays one store: goods with their discounts, and freight. */
export interface QuotedStore<W extends WantedSku = WantedSku> extends PricedGoods<W> {
  readonly delivery: FreightResult
  readonly payable: Fen
}

/** Everything that a buyer pays for, by store. */
export interface PricedQuote<W extends WantedSku = WantedSku> {
  readonly stores: readonly QuotedStore<W>[]
  readonly payable: Fen
  readonly pieces: number
}

/** Adds freight to the goods of a store, and sums the stores; reports the store that cannot deliver to the area. */
export function quoteOf<W extends WantedSku>(
  priced: readonly PricedGoods<W>[],
): PricedQuote<W> | { readonly unreachable: number } {
  const stores: QuotedStore<W>[] = []
  for (const goods of priced) {
    const delivery = goods.freight?.result
    if (delivery === undefined || typeof delivery === 'string') return { unreachable: goods.storeId }
    stores.push({
      ...goods,
      delivery,
      payable: add(subtract(goods.goodsAmount, goods.discountAmount), delivery.amount),
    })
  }
  return {
    stores,
    payable: add(...stores.map(store => store.payable)),
    pieces: stores.flatMap(store => store.lines).reduce((pieces, line) => pieces + line.buyNum, 0),
  }
}

/** The destination, as far as the price depends on it. */
export interface QuotedArea {
  readonly provinceId: number
  readonly cityId: number
  readonly regionId: number
}

/**
 * The facts that a buyer agrees to, as one text that is independent of the order of lines: SKUs, pieces, prices,
 * discounts, freight, area. Two quotes with the same text have the same price for the same reasons.
 */
export function quoteFacts(quote: PricedQuote, area: QuotedArea | undefined): string {
  const stores = quote.stores.map(store => [
    store.storeId,
    store.delivery.amount,
    store.payable,
    store.lines
      .map((line: PricedLine) => [
        line.skuId,
        line.buyNum,
        line.price,
        line.discounts.map(part => [part.kind, part.refId, part.amount]),
      ])
      .toSorted(bySku),
  ])
  return JSON.stringify([
    'v1',
    area === undefined ? null : [area.provinceId, area.cityId, area.regionId],
    quote.payable,
    stores.toSorted(bySku),
  ])
}

const bySku = (a: readonly unknown[], b: readonly unknown[]): number => Number(a[0]) - Number(b[0])
