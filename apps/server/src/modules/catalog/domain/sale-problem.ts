import type { GoneReason } from '@shiji/contract/catalog/goods-detail.ts'
import type { ErrorId } from '@shiji/contract/errors.ts'

export type SaleProblem = Extract<
  ErrorId,
  'goods.not_for_sale' | 'goods.sku_missing' | 'store.closed' | 'stock.not_enough'
>

interface SaleState {
  readonly skuExists: boolean
  /** On shelf, examined and not deleted. */
  readonly isOffered: boolean
  /** The store is passed and open. */
  readonly isTrading: boolean
  readonly left: number
}

/** Why a SKU cannot be sold now, the clearest reason first; null when it can. */
export function saleProblem({ skuExists, isOffered, isTrading, left }: SaleState): SaleProblem | null {
  if (!isOffered) return 'goods.not_for_sale'
  if (!skuExists) return 'goods.sku_missing'
  if (!isTrading) return 'store.closed'
  return left > 0 ? null : 'stock.not_enough'
}

interface UnlistedState {
  readonly isDeleted: boolean
  readonly verify: string
  readonly store: { readonly verify: string; readonly status: string }
}

/** Why goods that were once for sale are not, what lasts longest first. */
export function goneReason({ isDeleted, verify, store }: UnlistedState): GoneReason {
  if (isDeleted) return 'deleted'
  if (store.verify !== 'passed' || store.status === 'closed') return 'store_closed'
  if (store.status === 'holiday') return 'store_holiday'
  return verify === 'to_be_reviewed' ? 'under_review' : 'off_shelf'
}
