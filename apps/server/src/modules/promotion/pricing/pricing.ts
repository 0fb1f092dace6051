import type { FreightMode, PricePhase } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { FreightTemplate } from '../../store/index.ts'
import type { FreightArea, FreightRefusal, FreightResult } from './freight.ts'
import type { Offer } from './offer.ts'

/** Facts of one wanted SKU that its price depends on. Weight is grams of one piece. */
export interface WantedSku {
  readonly skuId: number
  readonly goodsId: number
  readonly storeId: number
  /** Price of one piece, as the store set it. */
  readonly price: Fen
  readonly weight: number
  readonly freightMode: FreightMode
  readonly freightId: number | null
  readonly buyNum: number
}

/** Everything that decides a price, gathered once before the first phase. */
export interface PriceFacts<W extends WantedSku = WantedSku> {
  readonly lines: readonly W[]
  readonly offers: readonly Offer[]
  readonly templates: readonly (FreightTemplate & { readonly storeId: number })[]
  /** Destination; undefined while no address is known. */
  readonly area: FreightArea | undefined
}

/** The reason of a price: one offer that applied, and what it saved, in fen. */
export interface PriceStep {
  readonly phase: PricePhase
  readonly kind: string
  readonly refId: number
  readonly name: string
  readonly nameEn: string
  readonly amount: Fen
}

/** A line during the phases. */
export interface Line<W extends WantedSku = WantedSku> {
  readonly wanted: W
  /** Price of one piece after the unit phase. */
  readonly price: Fen
  /** What another price of a piece saved on the whole line; the total already excludes it. */
  readonly repriced: readonly PriceStep[]
  /** `price × buyNum`. */
  readonly total: Fen
  /** Discounts on the total so far; together never more than the total. */
  readonly discounts: readonly PriceStep[]
}

/** Freight of one store; a refusal when it excludes the area, or no template reaches it. */
export interface StoreFreight {
  readonly result: FreightResult | FreightRefusal
  /** What free freight saved. */
  readonly steps: readonly PriceStep[]
}

/** State of a price between two phases. */
export interface Pricing<W extends WantedSku = WantedSku> {
  readonly lines: readonly Line<W>[]
  readonly freight: ReadonlyMap<number, StoreFreight>
}

/** One step of the pipeline: a pure function of the facts and of the result of the phases before it. */
export type Phase = <W extends WantedSku>(facts: PriceFacts<W>, before: Pricing<W>) => Pricing<W>
