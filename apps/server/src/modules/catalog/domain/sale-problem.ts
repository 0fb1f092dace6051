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
