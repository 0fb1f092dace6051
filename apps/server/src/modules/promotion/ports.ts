import type { Ctx } from '../../infra/context.ts'
import type { Offer } from './pricing/offer.ts'
import type { WantedSku } from './pricing/pricing.ts'

/** The buyer and the lines of a price: offers depend on both. */
export interface OfferRequest {
  /** Undefined for a visitor. */
  readonly buyerId: number | undefined
  readonly lines: readonly WantedSku[]
}

/**
 * Everything that may change the prices of a request now, one query per kind of promotion; gathered before the first
 * phase.
 */
export interface Offers {
  of(ctx: Ctx, request: OfferRequest): Promise<readonly Offer[]>
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly offers: Offers
  }
}
