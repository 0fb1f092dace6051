import type { Fen } from '@shiji/kit/money/fen.ts'

/** A discount: an amount in fen, or a rate in basis points of the rest. */
export type Cut = { readonly off: Fen } | { readonly rate: number }

/** The origin of a price: a kind of promotion, which one of that kind, and the name that the buyer reads. */
interface Named {
  readonly kind: string
  readonly refId: number
  readonly name: string
  readonly nameEn: string
}

/** Conditions of an offer over several lines. */
interface Conditions {
  /** SKUs that count and get the discount; all if absent. */
  readonly skuIds?: readonly number[]
  /** Minimum total of those SKUs, after all earlier discounts, in fen. */
  readonly from?: Fen
  /** Of the offers with the same choice only the largest applies: the best full reduction, one coupon. */
  readonly choice?: string
}

/** Another price of one piece: a flash sale, a group buy. Never higher than the price it replaces. */
export interface UnitOffer extends Named {
  readonly phase: 'unit'
  readonly skuId: number
  readonly price: Fen
}

/** A discount on a single line, from a number of pieces on. */
export interface LineOffer extends Named {
  readonly phase: 'line'
  readonly skuIds?: readonly number[]
  readonly pieces?: number
  readonly cut: Cut
}

/** A discount on the goods of one store: full reduction, then store coupon, in the order in which they are passed. */
export interface StoreOffer extends Named, Conditions {
  readonly phase: 'store'
  readonly storeId: number
  readonly cut: Cut
}

/** A discount on the goods of all stores together: a platform coupon. */
export interface GroupOffer extends Named, Conditions {
  readonly phase: 'group'
  readonly cut: Cut
}

/** Points of the buyer, worth that many fen. They pay for goods and never for freight. */
export interface PointsOffer extends Named {
  readonly phase: 'points'
  readonly worth: Fen
}

/**
 * Free freight of a store whose goods total at least `from` fen after store discounts, before platform coupon and
 * points.
 */
export interface FreightOffer extends Named {
  readonly phase: 'freight'
  readonly storeId: number
  readonly from: Fen
}

/** Anything that may change a price, as data; the phase decides when it applies (product section 4). */
export type Offer = UnitOffer | LineOffer | StoreOffer | GroupOffer | PointsOffer | FreightOffer

/** The offers of one phase, in the order in which they were passed. */
export const ofPhase = <P extends Offer['phase']>(
  offers: readonly Offer[],
  phase: P,
): readonly Extract<Offer, { readonly phase: P }>[] =>
  offers.filter((offer): offer is Extract<Offer, { readonly phase: P }> => offer.phase === phase)
