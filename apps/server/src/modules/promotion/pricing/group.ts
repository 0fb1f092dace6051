import { takeChosen } from './choose.ts'
import { ofPhase } from './offer.ts'
import type { Phase } from './pricing.ts'

/** Fourth phase: discounts of the platform on the goods of all stores of a checkout together. */
export const groupPhase: Phase = ({ offers }, before) => ({
  ...before,
  lines: takeChosen(before.lines, ofPhase(offers, 'group')),
})
