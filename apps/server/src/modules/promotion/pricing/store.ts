import { takeChosen } from './choose.ts'
import { ofPhase } from './offer.ts'
import type { Phase } from './pricing.ts'

/** Third phase: full reductions and coupons of each store, on its own goods only. */
export const storePhase: Phase = ({ offers }, before) => ({
  ...before,
  lines: [...Map.groupBy(ofPhase(offers, 'store'), offer => offer.storeId).values()].reduce(takeChosen, before.lines),
})
