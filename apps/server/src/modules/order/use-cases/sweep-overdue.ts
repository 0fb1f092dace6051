import { MINUTE } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../infra/context.ts'
import { overdueOrders } from '../data/order.queries.ts'
import { commentByTimer } from './add-comments.ts'
import { cancelByTimer } from './cancel-order.ts'
import { receiveByTimer } from './receive-order.ts'

const LATE_MS = 5 * MINUTE
const BATCH = 200

const BY_STATUS: Readonly<Record<string, (ctx: Ctx, orderId: number) => Promise<void>>> = {
  waiting_payment: cancelByTimer,
  waiting_receipt: receiveByTimer,
  waiting_comment: commentByTimer,
}

/** Does what lost timers left undone, so that no order waits for ever. One that fails stops no other. */
export async function sweepOverdue(ctx: Ctx): Promise<void> {
  const late = new Date(ctx.clock.now().getTime() - LATE_MS)
  const tried = new Set<number>()
  for (;;) {
    const orders = await overdueOrders(ctx, late, BATCH)
    // What comes back did not move; the next run tries it again.
    const fresh = orders.filter(({ id }) => !tried.has(id))
    for (const { id, status } of fresh) {
      tried.add(id)
      await BY_STATUS[status]?.(ctx, id).catch(error =>
        ctx.log.error({ err: error, orderId: id }, 'overdue order not moved'),
      )
    }
    if (fresh.length === 0 || orders.length < BATCH) return
  }
}
