import type { PricePhase } from '@shiji/contract/statuses.ts'
import type { Ctx } from '../../../infra/context.ts'
import { templatesOf } from '../../store/index.ts'
import type { OfferRequest } from '../ports.ts'
import type { FreightArea } from '../pricing/freight.ts'
import { type PricedGoods, price } from '../pricing/price.ts'
import type { WantedSku } from '../pricing/pricing.ts'

export interface PriceRequest<W extends WantedSku> {
  /** Undefined for a visitor. */
  readonly buyerId: number | undefined
  readonly lines: readonly W[]
  readonly area?: FreightArea | undefined
  /** The last phase that is asked for: a cart ends after `line`, a quote after freight, which is the default. */
  readonly through?: PricePhase
}

/**
 * What goods cost and why: the one way to a price for product page, cart, quote and order (product section 4). Gathers offers and freight
 * templates once, then runs the phases. Reads only; by store, in the order of the lines.
 */
export async function priceGoods<W extends WantedSku>(
  ctx: Ctx,
  { buyerId, lines, area, through = 'freight' }: PriceRequest<W>,
): Promise<readonly PricedGoods<W>[]> {
  const request: OfferRequest = { buyerId, lines }
  const offers = await ctx.ports.offers.of(ctx, request)
  const storeIds = through === 'freight' ? [...new Set(lines.map(line => line.storeId))] : []
  return price({ lines, offers, templates: await templatesOf(ctx, storeIds), area }, through)
}
