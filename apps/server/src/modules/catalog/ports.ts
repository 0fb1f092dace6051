import type { PriceStep } from '@shiji/contract/promotion/price-step.ts'
import type { FreightMode } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../infra/context.ts'
import type { BuyerScope, StoreScope } from '../../infra/scope.ts'
import type { SearchEngine } from './domain/search-engine.ts'

/** Facts of a product that its price depends on. */
export interface PricedProduct {
  readonly goodsId: number
  readonly storeId: number
  readonly freightMode: FreightMode
  readonly freightId: number | null
  readonly skus: readonly { readonly id: number; readonly price: Fen; readonly weight: number }[]
}

/** The current price of one piece of each SKU. */
export interface ProductPrice {
  readonly skus: ReadonlyMap<number, { readonly price: Fen; readonly steps: readonly PriceStep[] }>
}

/** Pieces of one SKU, and where they go. */
export interface Parcel {
  readonly skuId: number
  readonly buyNum: number
  readonly area: { readonly provinceId: number; readonly cityId: number }
}

/** What delivery costs. */
export interface DeliveryPrice {
  /** Null when the store does not deliver there. */
  readonly freight: Fen | null
  /** Goods of the store for this much are delivered free; null without such an offer. */
  readonly freeFrom: Fen | null
}

/** Prices of the product page; promotion implements it, so that page, cart, quote and order agree. */
export interface ProductPrices {
  of(ctx: Ctx, product: PricedProduct): Promise<ProductPrice>
  delivery(ctx: Ctx, product: PricedProduct, parcel: Parcel): Promise<DeliveryPrice>
}

/** What a buyer has in the cart; cart implements it, so that recommendations leave it out. */
export interface CartGoods {
  /** Ids of goods, the newest first, each once. */
  of(ctx: Ctx, buyer: BuyerScope): Promise<number[]>
}

/** Numbers of orders, for the history of stock; order implements it. */
export interface OrderNumbers {
  /** Numbers of these orders of a store, by id; foreign ones are absent. */
  of(ctx: Ctx, store: StoreScope, orderIds: readonly number[]): Promise<ReadonlyMap<number, string>>
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly cartGoods: CartGoods
    readonly orderNumbers: OrderNumbers
    readonly productPrices: ProductPrices
    readonly searchEngine: SearchEngine<Ctx>
  }
}
