import { atLeastZero } from '@shiji/kit/money/fen.ts'
import { ofPhase } from './offer.ts'
import type { Phase } from './pricing.ts'
import { takeOff } from './take-off.ts'

/** Fifth phase: points pay what is left of the goods. Freight is no part of it. */
export const pointsPhase: Phase = ({ offers }, before) => ({
  ...before,
  lines: ofPhase(offers, 'points').reduce(
    (lines, offer) => takeOff(lines, offer, atLeastZero(offer.worth), () => true),
    before.lines,
  ),
})
