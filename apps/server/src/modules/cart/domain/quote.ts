import type { FreightMode } from '@shiji/contract/statuses.ts'
import { add, type Fen, multiply, subtract } from '@shiji/kit/money/fen.ts'
import { applyDiscounts, type DiscountStep, type LineDiscount, sum } from './discounts.ts'
import type { WantedLine } from './order-lines.ts'

/** What a quote has to know of a SKU. */
export interface QuotableSku {
  readonly skuId: number
  readonly goodsId: number
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly storeSeal: string
  readonly storeColour: string
  readonly name: string
  readonly nameEn: string
  readonly skuName: string
  readonly skuNameEn: string
  readonly image: string
  readonly price: Fen
  readonly weight: number
  readonly freightMode: FreightMode
  readonly freightId: number | null
  readonly commissionBp: number
  readonly left: number
}

export interface PricedLine extends QuotableSku {
  readonly buyNum: number
  readonly cartIds: readonly number[]
  /** Price times pieces. */
  readonly total: Fen
  readonly discounts: readonly LineDiscount[]
  readonly discount: Fen
  readonly payable: Fen
}

export interface QuotedFreight {
  readonly parts: readonly {
    readonly name: string
    readonly mode: FreightMode
    readonly weight: number
    readonly amount: Fen
  }[]
  readonly amount: Fen
}

export interface PricedStore {
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly storeSeal: string
  readonly storeColour: string
  readonly lines: readonly PricedLine[]
  readonly goodsAmount: Fen
  readonly freight: QuotedFreight
  readonly discounts: readonly DiscountStep[]
  readonly discountAmount: Fen
  readonly payable: Fen
}

/** Everything that a buyer pays for, by store. */
export interface PricedQuote {
  readonly stores: readonly PricedStore[]
  readonly payable: Fen
  readonly pieces: number
}

type WantedSku = QuotableSku & Pick<WantedLine, 'buyNum' | 'cartIds'>

/** Lines by store, stores and lines in the order of their first mention. */
export function byStore<T extends { readonly storeId: number }>(lines: readonly T[]): [number, [T, ...T[]]][] {
  const stores = new Map<number, [T, ...T[]]>()
  for (const line of lines) {
    const known = stores.get(line.storeId)
    if (known === undefined) stores.set(line.storeId, [line])
    else known.push(line)
  }
  return [...stores]
}

/** Prices one store's lines: discounts first and allocated to lines, freight after goods (product §4). */
export function priceStore(
  lines: readonly [WantedSku, ...WantedSku[]],
  freight: QuotedFreight,
  steps: readonly DiscountStep[],
): PricedStore {
  const totalled = lines.map(line => ({ ...line, total: multiply(line.price, line.buyNum) }))
  const { parts, steps: applied } = applyDiscounts(totalled, steps)
  const priced = totalled.map((line, index): PricedLine => {
    const discounts = parts[index] ?? []
    const discount = sum(discounts)
    return { ...line, discounts, discount, payable: subtract(line.total, discount) }
  })
  const goodsAmount = add(...priced.map(line => line.total))
  const discountAmount = add(...priced.map(line => line.discount))
  const [{ storeId, storeName, storeNameEn, storeSeal, storeColour }] = lines
  return {
    storeId,
    storeName,
    storeNameEn,
    storeSeal,
    storeColour,
    lines: priced,
    goodsAmount,
    freight,
    discounts: applied,
    discountAmount,
    payable: add(subtract(goodsAmount, discountAmount), freight.amount),
  }
}

export const totalQuote = (stores: readonly PricedStore[]): PricedQuote => ({
  stores,
  payable: add(...stores.map(store => store.payable)),
  pieces: stores.flatMap(store => store.lines).reduce((pieces, line) => pieces + line.buyNum, 0),
})

/** Where the goods go, as far as the price depends on it. */
export interface QuotedArea {
  readonly provinceId: number
  readonly cityId: number
  readonly regionId: number
}

/**
 * The facts that a buyer agrees to, as one text that does not depend on the order of lines: SKUs, pieces, prices, discounts, freight,
 * area. Two quotes with the same text cost the same for the same reasons.
 */
export function quoteFacts(quote: PricedQuote, area: QuotedArea | undefined): string {
  const stores = quote.stores.map(store => [
    store.storeId,
    store.freight.amount,
    store.payable,
    store.lines
      .map(line => [
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
