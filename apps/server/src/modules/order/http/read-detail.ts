import type { OrderDetail } from '@shiji/contract/order/order.ts'
import type { Ctx } from '../../../infra/context.ts'
import { lifeOf } from '../data/life.queries.ts'
import type { OrderRecord } from '../data/order-list.queries.ts'
import { trackParcels } from '../use-cases/track-parcels.ts'
import { presentDetail } from './order.presenter.ts'

/** An order with its life and the tracking of its parcels; the caller has checked that the reader may see it. */
export async function readDetail(ctx: Ctx, order: OrderRecord): Promise<OrderDetail> {
  const life = await lifeOf(ctx, order)
  return presentDetail(ctx, order, life, await trackParcels(ctx, order, life.parcels))
}
