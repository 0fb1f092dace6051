import type { PriceStep as WireStep } from '@shiji/contract/promotion/price-step.ts'
import type { PriceStep } from './pricing.ts'

/** Price steps in wire format, the same wherever a price is shown. */
export const presentSteps = (steps: readonly PriceStep[]): WireStep[] =>
  steps.map(({ phase, kind, name, nameEn, amount }) => ({ phase, kind, name, name_en: nameEn, amount }))
