import { allocateCapped } from '@shiji/kit/money/allocate.ts'
import { add, type Fen, fen, subtract, ZERO } from '@shiji/kit/money/fen.ts'

/** A discount that applies to a store's lines: what grants it, and to which SKUs (all without a list). */
export interface DiscountStep {
  readonly kind: string
  readonly refId: number
  readonly name: string
  readonly amount: Fen
  readonly skuIds?: readonly number[]
}

/** What one step took off one line. */
export interface LineDiscount {
  readonly kind: string
  readonly refId: number
  readonly amount: Fen
}

export interface DiscountedLines {
  /** Per line in the order given, the parts of its discount. */
  readonly parts: readonly (readonly LineDiscount[])[]
  /** What each step came to; never more than was left to take. */
  readonly steps: readonly DiscountStep[]
}

/**
 * Takes discounts off lines one after the other (product §4, order of discounts): each is spread over what is left of its lines, so
 * a line never falls below zero and every step is the sum of its parts. A step larger than what is left takes what is left.
 */
export function applyDiscounts(
  lines: readonly { readonly skuId: number; readonly total: Fen }[],
  steps: readonly DiscountStep[],
): DiscountedLines {
  const parts: LineDiscount[][] = lines.map(() => [])
  const applied = steps.map(step => {
    const left = lines.map(({ skuId, total }, index) =>
      step.skuIds === undefined || step.skuIds.includes(skuId) ? subtract(total, sum(parts[index] ?? [])) : ZERO,
    )
    const amount = fen(Math.min(Math.max(step.amount, 0), add(...left)))
    for (const [index, share] of allocateCapped(amount, left).entries())
      if (share > 0) parts[index]?.push({ kind: step.kind, refId: step.refId, amount: share })
    return { ...step, amount }
  })
  return { parts, steps: applied.filter(step => step.amount > 0) }
}

/** Parts of a line's discount together. */
export const sum = (parts: readonly LineDiscount[]): Fen => add(...parts.map(part => part.amount))
