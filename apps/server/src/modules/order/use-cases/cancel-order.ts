import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { withdraw } from '../../../infra/jobs/jobs.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { releaseStock } from '../../catalog/index.ts'
import { type MovedOrder, moveOrders } from '../data/order.repo.ts'
import { moveOne } from './move-one.ts'
import { CANCEL_JOB, TIMER } from './timers.ts'

/**
 * Cancels an unpaid order for its buyer or the platform; stock is returned. Refuses a foreign order, and one that is no
 * longer unpaid (`order.state_changed`).
 */
export function cancelOrder(ctx: Ctx<BuyerActor | AdminActor>, id: number, reason: string): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const order = await moveOne(tx, 'cancel', id, { note: reason })
    await undo(tx, order)
    await withdraw(tx, CANCEL_JOB, String(id))
    await audit(tx, {
      action: 'order.cancel',
      subjectType: 'order',
      subjectId: id,
      subjectName: order.orderNo,
      before: { order_status: 'waiting_payment' },
      after: { order_status: 'cancel', reason },
    })
    return { id }
  })
}

/** Cancels an order whose time to pay is over; one that was paid or cancelled meanwhile is not changed. */
export function cancelByTimer(ctx: Ctx, id: number): Promise<void> {
  return transact(ctx, async tx => {
    const [order] = await moveOrders(tx, 'cancel', [id], TIMER, { scope: tx.scope, dueBy: tx.clock.now() })
    if (order !== undefined) await undo(tx, order)
  })
}

async function undo(tx: Ctx, { id, userId, storeId }: MovedOrder): Promise<void> {
  await releaseStock(tx, [id])
  await emit(tx, 'order.cancelled', { orderId: id, userId, storeId })
}
