import type { GoodsSort } from '@shiji/contract/catalog/catalog.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

export interface SearchFilters {
  readonly classId?: number
  readonly brandId?: number
  readonly storeId?: number
  readonly priceMin?: Fen
  readonly priceMax?: Fen
  readonly inStock?: boolean
}

export interface SearchPaging {
  readonly sort: GoodsSort
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly perPage: number
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
