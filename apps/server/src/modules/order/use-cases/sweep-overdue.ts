import { MINUTE } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../infra/context.ts'
import { type OverdueOrder, overdueOrders } from '../data/order.queries.ts'
import { cancelByTimer } from './cancel-order.ts'
import { commentByTimer } from './comments/add-comments.ts'
import { receiveByTimer } from './receive-order.ts'

const LATE_MS = 5 * MINUTE
const BATCH = 200

const BY_STATUS: Readonly<Record<string, (ctx: Ctx, orderId: number) => Promise<void>>> = {
  waiting_payment: cancelByTimer,
  waiting_receipt: receiveByTimer,
  waiting_comment: commentByTimer,
}

/**
 * Does what lost timers left undone, so that no order waits forever, `batch` orders at a time. One that fails blocks no
 * other.
 */
export async function sweepOverdue(ctx: Ctx, batch = BATCH): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - LATE_MS)
  let last: OverdueOrder | undefined
  do {
    const overdue = await overdueOrders(ctx, { before, last, most: batch })
    for (const { id, status } of overdue) {
      await BY_STATUS[status]?.(ctx, id).catch(error =>
        ctx.log.error({ err: error, orderId: id }, 'overdue order not moved'),
      )
    }
    last = overdue.at(-1)
  } while (last !== undefined)
}
