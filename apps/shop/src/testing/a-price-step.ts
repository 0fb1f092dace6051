import type { PriceStep } from '@shiji/contract/promotion/price-step.ts'

/** An offer that applied in that phase. */
export const aPriceStep = (phase: PriceStep['phase'], part: Partial<PriceStep> = {}): PriceStep => ({
  phase,
  kind: `test_${phase}`,
  name: `优惠 ${phase}`,
  name_en: '',
  amount: 100,
  ...part,
})
