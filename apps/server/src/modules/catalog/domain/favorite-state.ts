import type { FavoriteState } from '@shiji/contract/catalog/favorites.ts'

/** Current facts of a favourite; a store itself is always offered and in stock. */
interface KeptFacts {
  /** On shelf, examined and not deleted. */
  readonly isOffered: boolean
  readonly isInStock: boolean
  readonly storeVerify: string
  readonly storeStatus: string
}

/** The state of a favourite; the most permanent reason wins. */
export function favoriteState({ isOffered, isInStock, storeVerify, storeStatus }: KeptFacts): FavoriteState {
  if (storeVerify !== 'passed' || storeStatus === 'closed') return 'store_closed'
  if (!isOffered) return 'off_shelf'
  if (storeStatus === 'holiday') return 'store_holiday'
  return isInStock ? 'on_sale' : 'sold_out'
}
