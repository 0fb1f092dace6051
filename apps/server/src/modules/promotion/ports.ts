import type { Ctx } from '../../infra/context.ts'
import type { Offer } from './pricing/offer.ts'
import type { WantedSku } from './pricing/pricing.ts'

/** Whom a price is for, and of what: offers depend on both. */
export interface OfferRequest {
  /** Undefined for a visitor. */
  readonly buyerId: number | undefined
  readonly lines: readonly WantedSku[]
}

/** What may change the prices of a request now, each kind of promotion asked once; gathered before the first phase. */
export interface Offers {
  of(ctx: Ctx, request: OfferRequest): Promise<readonly Offer[]>
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly offers: Offers
  }
}
