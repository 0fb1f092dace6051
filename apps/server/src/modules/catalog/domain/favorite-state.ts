import type { FavoriteState } from '@shiji/contract/catalog/favorites.ts'

/** What is known of a kept thing now; a store itself is always offered and in stock. */
interface KeptFacts {
  /** On shelf, examined and not deleted. */
  readonly isOffered: boolean
  readonly isInStock: boolean
  readonly storeVerify: string
  readonly storeStatus: string
}

/** What became of it, the reason that lasts longest first. */
export function favoriteState({ isOffered, isInStock, storeVerify, storeStatus }: KeptFacts): FavoriteState {
  if (storeVerify !== 'passed' || storeStatus === 'closed') return 'store_closed'
  if (!isOffered) return 'off_shelf'
  if (storeStatus === 'holiday') return 'store_holiday'
  return isInStock ? 'on_sale' : 'sold_out'
}
