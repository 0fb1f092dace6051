import type { Mover } from '../data/order.repo.ts'

/** Job kinds of an order's timers; the job's dedupe text is the order id. */
export const CANCEL_JOB = 'order.cancel'
export const CONFIRM_JOB = 'order.confirm'
export const COMMENT_JOB = 'order.comment'

/** The actor of a timer's move. */
export const TIMER: Mover = { kind: 'timer', id: null, name: '' }

/** Order id of a timer's payload; throws for any other payload. */
export function orderIdOf(payload: Readonly<Record<string, unknown>>): number {
  const { orderId } = payload
  if (typeof orderId !== 'number') throw new Error('a timer without an order')
  return orderId
}
