import { add, type Fen, ZERO } from '@shiji/kit/money/fen.ts'
import type { GroupOffer, StoreOffer } from './offer.ts'
import type { Line, WantedSku } from './pricing.ts'
import { cutOf, leftOf, takeOff } from './take-off.ts'

type Chosen = StoreOffer | GroupOffer

const isFor =
  (offer: Chosen) =>
  ({ wanted }: Line): boolean =>
    (offer.phase === 'group' || wanted.storeId === offer.storeId) && (offer.skuIds?.includes(wanted.skuId) ?? true)

/** The current value of the offer; nothing below its threshold. */
function worthOf(offer: Chosen, lines: readonly Line[]): Fen {
  const left = add(...lines.filter(isFor(offer)).map(leftOf))
  return left < (offer.from ?? 0) ? ZERO : cutOf(offer.cut, left)
}

/**
 * Applies offers one after the other, each spread over what those before it left. Of the offers of one choice only the
 * best applies; of two equally good ones the first.
 */
export function takeChosen<W extends WantedSku>(
  lines: readonly Line<W>[],
  offers: readonly Chosen[],
): readonly Line<W>[] {
  const rounds = Map.groupBy(offers, (offer, at) => offer.choice ?? at)
  return [...rounds.values()].reduce((left, round) => {
    const best = round.reduce((a, b) => (worthOf(b, left) > worthOf(a, left) ? b : a))
    return takeOff(left, best, worthOf(best, left), isFor(best))
  }, lines)
}
