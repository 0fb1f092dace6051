import { atLeastZero } from '@shiji/kit/money/fen.ts'
import { ofPhase } from './offer.ts'
import type { Phase } from './pricing.ts'
import { takeOff } from './take-off.ts'

/** Fifth phase: points pay for the rest of the goods, never for freight. */
export const pointsPhase: Phase = ({ offers }, before) => ({
  ...before,
  lines: ofPhase(offers, 'points').reduce(
    (lines, offer) => takeOff(lines, offer, atLeastZero(offer.worth), () => true),
    before.lines,
  ),
})
