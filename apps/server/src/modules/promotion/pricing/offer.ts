import type { Fen } from '@shiji/kit/money/fen.ts'

/** What an offer takes off: an amount in fen, or a rate in basis points of what is left. */
export type Cut = { readonly off: Fen } | { readonly rate: number }

/** What grants a price: a kind of promotion, which one of that kind, and the name that the buyer reads. */
interface Named {
  readonly kind: string
  readonly refId: number
  readonly name: string
  readonly nameEn: string
}

/** What an offer over several lines asks for. */
interface Conditions {
  /** SKUs that count and that it is taken off; all without a list. */
  readonly skuIds?: readonly number[]
  /** What those SKUs must come to, after all that was taken before, in fen. */
  readonly from?: Fen
  /** Of the offers of one choice only the one that takes the most applies: the best full reduction, one coupon. */
  readonly choice?: string
}

/** Another price of one piece: a flash sale, a group buy. Never dearer than the price it replaces. */
export interface UnitOffer extends Named {
  readonly phase: 'unit'
  readonly skuId: number
  readonly price: Fen
}

/** Something off one line by itself, from a number of pieces on. */
export interface LineOffer extends Named {
  readonly phase: 'line'
  readonly skuIds?: readonly number[]
  readonly pieces?: number
  readonly cut: Cut
}

/** Something off the goods of one store: full reduction, then store coupon, in the order in which they are handed in. */
export interface StoreOffer extends Named, Conditions {
  readonly phase: 'store'
  readonly storeId: number
  readonly cut: Cut
}

/** Something off the goods of all stores together: a platform coupon. */
export interface GroupOffer extends Named, Conditions {
  readonly phase: 'group'
  readonly cut: Cut
}

/** Points of the buyer, worth that many fen. They pay goods and never freight. */
export interface PointsOffer extends Named {
  readonly phase: 'points'
  readonly worth: Fen
}

/** Free freight of a store whose goods come to `from` fen after store discounts, before platform coupon and points. */
export interface FreightOffer extends Named {
  readonly phase: 'freight'
  readonly storeId: number
  readonly from: Fen
}

/** Whatever may change a price, as data; the phase says when it is looked at (product section 4). */
export type Offer = UnitOffer | LineOffer | StoreOffer | GroupOffer | PointsOffer | FreightOffer

/** The offers of one phase, in the order in which they were handed in. */
export const ofPhase = <P extends Offer['phase']>(
  offers: readonly Offer[],
  phase: P,
): readonly Extract<Offer, { readonly phase: P }>[] =>
  offers.filter((offer): offer is Extract<Offer, { readonly phase: P }> => offer.phase === phase)
