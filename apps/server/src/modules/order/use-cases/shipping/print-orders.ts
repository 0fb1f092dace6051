import type { PrintPaper } from '@shiji/contract/order/order.words.ts'
import { InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { insertPrints } from '../../data/parcels/print.repo.ts'
import { lockToShip } from '../../data/parcels/to-ship.queries.ts'
import { mayPrint } from '../../domain/parcels/may-print.ts'
import { moverOf } from '../move-one.ts'

/**
 * Records that a paper of these orders is printed, by whom and when, all or none. The first waybill of an order sets
 * its `printed_at`; later ones keep it. Refuses with a message at `ids.<place>` a foreign order like a missing one, and
 * one that is not paid or was cancelled.
 */
export function printOrders(
  ctx: Ctx<SellerActor>,
  orderIds: readonly number[],
  paper: PrintPaper,
): Promise<{ ids: number[] }> {
  const wanted = [...new Set(orderIds)]
  return transact(ctx, async tx => {
    const locked = new Map((await lockToShip(tx, wanted, tx.scope)).map(order => [order.id, order]))
    const problems = orderIds.flatMap((id, place) => {
      const order = locked.get(id)
      if (order === undefined) return [{ field: `ids.${place}`, key: 'refusal.record_missing' }]
      if (mayPrint(order.status)) return []
      return [{ field: `ids.${place}`, key: 'refusal.print_unpaid', params: { order_no: order.orderNo } }]
    })
    if (problems.length > 0) throw new InvalidInput(problems)
    await insertPrints(tx, wanted, paper, moverOf(tx.actor), tx.scope)
    return { ids: wanted }
  })
}
