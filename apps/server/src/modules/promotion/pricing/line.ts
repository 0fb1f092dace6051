import { ofPhase } from './offer.ts'
import type { Phase } from './pricing.ts'
import { cutOf, leftOf, takeOff } from './take-off.ts'

/** Second phase: discounts on a single line, independent of other lines. */
export const linePhase: Phase = ({ offers }, before) => ({
  ...before,
  lines: before.lines.flatMap(line =>
    ofPhase(offers, 'line')
      .filter(({ skuIds, pieces = 1 }) => (skuIds?.includes(line.wanted.skuId) ?? true) && line.wanted.buyNum >= pieces)
      .reduce(
        (lines, offer) => lines.flatMap(each => takeOff([each], offer, cutOf(offer.cut, leftOf(each)), () => true)),
        [line],
      ),
  ),
})
