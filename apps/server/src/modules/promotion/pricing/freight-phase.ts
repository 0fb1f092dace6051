import { add, type Fen, subtract, ZERO } from '@shiji/kit/money/fen.ts'
import { calculateFreight, type FreightRefusal, type FreightResult } from './freight.ts'
import { type Offer, ofPhase } from './offer.ts'
import type { Line, Phase, PriceStep, StoreFreight } from './pricing.ts'
import { amountOf, stepOf } from './take-off.ts'

/** Discounts that a free-freight threshold ignores: they come after the store's own. */
const LATER: readonly PriceStep['phase'][] = ['group', 'points']

/** Goods after store discounts, before platform coupon and points. */
const goodsOf = ({ total, discounts }: Line): Fen =>
  subtract(total, amountOf(discounts.filter(({ phase }) => !LATER.includes(phase))))

/** Last phase: freight by weight and template, per store, free from the store's threshold on. */
export const freightPhase: Phase = (facts, before) => ({
  ...before,
  freight: new Map(
    Array.from(
      Map.groupBy(before.lines, line => line.wanted.storeId),
      ([storeId, lines]) => {
        const templates = facts.templates.filter(template => template.storeId === storeId)
        const wanted = lines.map(line => ({ ...line.wanted, mode: line.wanted.freightMode, amount: goodsOf(line) }))
        const goods = add(...lines.map(goodsOf))
        return [storeId, freed(storeId, goods, calculateFreight(wanted, templates, facts.area), facts.offers)]
      },
    ),
  ),
})

function freed(
  storeId: number,
  goods: Fen,
  result: FreightResult | FreightRefusal,
  offers: readonly Offer[],
): StoreFreight {
  const [free] = ofPhase(offers, 'freight').filter(offer => offer.storeId === storeId && goods >= offer.from)
  if (free === undefined || typeof result === 'string' || result.amount === 0) return { result, steps: [] }
  return {
    result: { parts: result.parts.map(part => ({ ...part, amount: ZERO })), amount: ZERO },
    steps: [stepOf(free, result.amount)],
  }
}
