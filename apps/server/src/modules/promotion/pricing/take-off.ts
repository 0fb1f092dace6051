import { allocateCapped } from '@shiji/kit/money/allocate.ts'
import { add, atLeastZero, type Fen, fen, percentOf, subtract, ZERO } from '@shiji/kit/money/fen.ts'
import type { Cut, Offer } from './offer.ts'
import type { Line, PriceStep, WantedSku } from './pricing.ts'

/** Sum of the amounts of steps, in fen. */
export const amountOf = (steps: readonly PriceStep[]): Fen => add(...steps.map(step => step.amount))

/** The unpaid rest of a line. */
export const leftOf = ({ total, discounts }: Line): Fen => subtract(total, amountOf(discounts))

/** An offer that applied, with what it saved. */
export const stepOf = ({ phase, kind, refId, name, nameEn }: Offer, amount: Fen): PriceStep => ({
  phase,
  kind,
  refId,
  name,
  nameEn,
  amount,
})

/** Value of a discount on that amount; never more than the amount. */
export const cutOf = (cut: Cut, left: Fen): Fen =>
  fen(Math.min('off' in cut ? atLeastZero(cut.off) : percentOf(left, Math.min(cut.rate, 10_000)), left))

/**
 * Subtracts an amount from the lines that the offer applies to, in proportion to the rest of each, so that no line
 * falls below zero and the parts always sum to the amount. Never more than is left of them.
 */
export function takeOff<W extends WantedSku>(
  lines: readonly Line<W>[],
  offer: Offer,
  amount: Fen,
  isFor: (line: Line<W>) => boolean,
): readonly Line<W>[] {
  const left = lines.map(line => (isFor(line) ? leftOf(line) : ZERO))
  const shares = allocateCapped(fen(Math.min(amount, add(...left))), left)
  return lines.map((line, at) => {
    const share = shares[at] ?? ZERO
    return share > 0 ? { ...line, discounts: [...line.discounts, stepOf(offer, share)] } : line
  })
}
