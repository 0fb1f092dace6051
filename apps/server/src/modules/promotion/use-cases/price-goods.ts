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
  /** The last phase to run: `line` for a cart, freight for a quote, which is the default. */
  readonly through?: PricePhase
}

/**
 * Prices goods with the reasons: the only way to a price for product page, cart, quote and order (product section 4).
 * Gathers offers and freight templates once, then runs the phases. Reads only; by store, in the order of the lines.
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
