import { STORES } from './stores.ts'
import type { DemoGoods } from './types.ts'

/** Campaigns that take single goods, and how many goods of each run at a time (reference ux 1.6). */
export const CAMPAIGN_GOODS = { flash_sale: 24, group_buy: 12, points_mall: 40, distribution: 20 } as const
export type Campaign = keyof typeof CAMPAIGN_GOODS

type Offer = Pick<DemoGoods, 'shelf' | 'verify' | 'store' | 'skus' | 'marketPrice' | 'services'>

/** Lowest price in fen, and units that can be sold. */
interface Measure {
  readonly price: number
  readonly stock: number
}

/** What a campaign requires of goods that can be bought at all. */
const ASKS: Readonly<Record<Campaign, (offer: Offer, measure: Measure) => boolean>> = {
  // A market price makes the saving believable; a round must not be sold out by the first ten buyers.
  flash_sale: ({ marketPrice }, { stock }) => marketPrice > 0 && stock >= 100,
  // Goods that friends buy without thinking long.
  group_buy: ({ skus }, { price, stock }) => price >= 1_990 && price <= 19_900 && stock >= 100 && skus.length <= 6,
  // Small goods, without a choice that needs a product page.
  points_mall: ({ skus }, { price }) => price <= 15_000 && skus.length <= 3,
  // Expensive enough to share the margin, and easily returned.
  distribution: ({ services }, { price, stock }) =>
    price >= 9_900 && price <= 99_900 && stock >= 50 && services.includes('seven_days_return'),
}

/**
 * The campaigns that goods are suited for, to set up promotions over the demo world. Goods that cannot be bought suit
 * none.
 */
export function campaignsFor(offer: Offer): Campaign[] {
  const sellable = offer.shelf === 'on_shelf' && offer.verify === 'examined' && STORES[offer.store]?.status === 'open'
  if (!sellable) return []
  const measure = {
    price: Math.min(...offer.skus.map(sku => sku.price)),
    stock: offer.skus.reduce((sum, sku) => sum + sku.stock, 0),
  }
  const campaigns: readonly Campaign[] = ['flash_sale', 'group_buy', 'points_mall', 'distribution']
  return campaigns.filter(campaign => ASKS[campaign](offer, measure))
}
