import type { DetailFacts } from '../data/storefront/goods-detail.queries.ts'
import { freightModeOf } from '../domain/freight-mode.ts'
import type { PricedProduct } from '../ports.ts'

/** What decides the prices of a product page. */
export const pricedProduct = (facts: DetailFacts): PricedProduct => ({
  goodsId: facts.card.id,
  storeId: facts.card.store_id,
  freightMode: freightModeOf(facts.freightMode),
  freightId: facts.freightId,
  skus: facts.skus,
})
