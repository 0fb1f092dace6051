import type { Ctx } from '../../../infra/context.ts'
import type { OfferRequest } from '../ports.ts'
import type { Offer } from '../pricing/offer.ts'

/** One kind of promotion: its offers for these lines and this buyer, read in one statement. */
type OfferSource = (ctx: Ctx, request: OfferRequest) => Promise<readonly Offer[]>

/** Every kind of promotion, in the order in which offers of one phase apply: reductions before coupons. None runs yet. */
const SOURCES: readonly OfferSource[] = Object.freeze([])

/** All offers for a request. Reads only. */
export async function gatherOffers(ctx: Ctx, request: OfferRequest): Promise<readonly Offer[]> {
  const offers: Offer[] = []
  for (const source of SOURCES) offers.push(...(await source(ctx, request)))
  return offers
}
