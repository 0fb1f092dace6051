import type { Fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import { templatesOf } from '../../store/index.ts'
import { calculateFreight, type FreightArea, type FreightLine, type FreightRefusal } from '../pricing/freight.ts'

/**
 * What a store asks for the delivery of sold lines to an area now, before any offer, in fen; the refusal where it does
 * not deliver.
 */
export async function priceDelivery(
  ctx: Ctx,
  storeId: number,
  lines: readonly FreightLine[],
  area: FreightArea,
): Promise<Fen | FreightRefusal> {
  const result = calculateFreight(lines, await templatesOf(ctx, [storeId]), area)
  return typeof result === 'string' ? result : result.amount
}
