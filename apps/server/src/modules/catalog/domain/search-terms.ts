import type { GoodsFacets, GoodsSort, RatingStep } from '@shiji/contract/catalog/search.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

/** What narrows a search: several values of one filter are alternatives, different filters must all match. */
export interface SearchFilters {
  readonly classId?: number
  readonly brandIds?: readonly number[]
  readonly storeIds?: readonly number[]
  /** Values of class attributes: of one attribute any, of different attributes all. */
  readonly valueIds?: readonly number[]
  readonly priceMin?: Fen
  readonly priceMax?: Fen
  /** Lowest average of the comments, in tenths. */
  readonly ratingMin?: RatingStep
  readonly freeDelivery?: boolean
  readonly inStock?: boolean
}

export interface SearchPaging {
  readonly sort: GoodsSort
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly perPage: number
}

/** Facets of a search without results. */
export const NO_FACETS: GoodsFacets = {
  classes: [],
  brands: [],
  stores: [],
  prices: [],
  attributes: [],
  rating: [],
  free_delivery: 0,
  in_stock: 0,
}

/** Direction of a sort when the buyer chooses none: cheapest first, else highest first. */
export const usualOrder = (sort: GoodsSort): 'asc' | 'desc' => (sort === 'price' ? 'asc' : 'desc')

/** Lower ends of the price ranges that results are counted in, fen; the last is open. */
export const PRICE_STEPS = [0, 5_000, 10_000, 20_000, 50_000, 100_000, 300_000] as const

/** The price range with that number from 1; both ends belong to it. */
export function priceRangeAt(step: number): { readonly min: number; readonly max: number | null } {
  const next = PRICE_STEPS[step]
  return { min: PRICE_STEPS[step - 1] ?? 0, max: next === undefined ? null : next - 1 }
}
