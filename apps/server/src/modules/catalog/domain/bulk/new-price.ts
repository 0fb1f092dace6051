import type { PriceRule } from '@shiji/contract/catalog/desk/bulk.ts'
import type { PriceProblem } from '@shiji/contract/catalog/desk/bulk.words.ts'
import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import { roundHalfUp } from '@shiji/kit/money/rounding.ts'

/** Lowest and highest price of a SKU, fen. */
const LOWEST = 1
const HIGHEST = 100_000_000_00

/** The price of a SKU by a rule, in fen, rounded half up once. */
export function newPrice(before: Fen, { mode, value, round }: Pick<PriceRule, 'mode' | 'value' | 'round'>): Fen {
  const unit = round === 'yuan' ? 100 : 1
  // Of the exact product: rounding to fen first would round some prices twice.
  const exact = mode === 'percent' ? (before * (10_000 + value)) / 10_000 : mode === 'amount' ? before + value : value
  return fen(roundHalfUp(exact / unit, 0) * unit)
}

/** Why a price is impossible; null for one that is possible. */
export const priceProblem = (price: Fen): PriceProblem | null =>
  price < LOWEST ? 'too_low' : price > HIGHEST ? 'too_high' : null
