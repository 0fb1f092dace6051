import type { OrderDetail } from '@shiji/contract/order/order.ts'
import type { Ctx } from '../../../infra/context.ts'
import { lifeOf } from '../data/life.queries.ts'
import type { OrderRecord } from '../data/order-list.queries.ts'
import { presentDetail } from './order.presenter.ts'

/** An order with its life and the stored tracking of its parcels; the caller has checked that the reader may see it. */
export async function readDetail(ctx: Ctx, order: OrderRecord): Promise<OrderDetail> {
  return presentDetail(ctx, order, await lifeOf(ctx, order))
}
