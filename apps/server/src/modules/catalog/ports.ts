import type { PriceStep } from '@shiji/contract/promotion/price-step.ts'
import type { FreightMode } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../infra/context.ts'
import type { SearchEngine } from './domain/search-engine.ts'

/** Facts of a product that its price depends on. */
export interface PricedProduct {
  readonly goodsId: number
  readonly storeId: number
  readonly freightMode: FreightMode
  readonly freightId: number | null
  readonly skus: readonly { readonly id: number; readonly price: Fen; readonly weight: number }[]
}

/** The current price of one piece of each SKU, and the freight of the lightest to areas without a rule of their own. */
export interface ProductPrice {
  readonly skus: ReadonlyMap<number, { readonly price: Fen; readonly steps: readonly PriceStep[] }>
  /** Null when the store has no template. */
  readonly freightFrom: Fen | null
}

/** Prices of the product page; promotion implements it, so that page, cart, quote and order agree. */
export interface ProductPrices {
  of(ctx: Ctx, product: PricedProduct): Promise<ProductPrice>
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly productPrices: ProductPrices
    readonly searchEngine: SearchEngine<Ctx>
  }
}
