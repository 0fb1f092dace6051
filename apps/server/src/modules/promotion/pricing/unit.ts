import { multiply, subtract } from '@shiji/kit/money/fen.ts'
import { ofPhase } from './offer.ts'
import type { Phase } from './pricing.ts'
import { stepOf } from './take-off.ts'

/** First phase: the cheapest price of one piece that is offered (flash sale, group buy) replaces the store's own. */
export const unitPhase: Phase = ({ offers }, before) => {
  const units = ofPhase(offers, 'unit')
  return {
    ...before,
    lines: before.lines.map(line => {
      const { skuId, buyNum } = line.wanted
      const [best] = units
        .filter(offer => offer.skuId === skuId && offer.price >= 0 && offer.price < line.price)
        .toSorted((a, b) => a.price - b.price)
      if (best === undefined) return line
      const saved = multiply(subtract(line.price, best.price), buyNum)
      return {
        ...line,
        price: best.price,
        total: multiply(best.price, buyNum),
        repriced: [...line.repriced, stepOf(best, saved)],
      }
    }),
  }
}
