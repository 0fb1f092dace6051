import type { OrderStatus } from '@shiji/contract/statuses.ts'
import { DAY, HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import type { Random } from '../random.ts'

/** Days from completion until the store is paid. */
const SETTLEMENT_DAYS = 7

/** All times of an order; times in the future are absent. */
export interface Life {
  readonly status: OrderStatus
  readonly createdAt: Date
  readonly payTime: Date | undefined
  readonly deliveryTime: Date | undefined
  readonly receiptTime: Date | undefined
  readonly commentTime: Date | undefined
  readonly cancelTime: Date | undefined
  readonly settledAt: Date | undefined
  /** The buyer wrote nothing: the comment comes from the timer. */
  readonly isAutoComment: boolean
}

const NONE = {
  payTime: undefined,
  deliveryTime: undefined,
  receiptTime: undefined,
  commentTime: undefined,
  cancelTime: undefined,
  settledAt: undefined,
}

/** When the store is paid for a completed order; undefined while that is in the future, with a day to spare. */
function settledAt(commentTime: Date, now: Date): Date | undefined {
  const at = new Date(commentTime.getTime() + SETTLEMENT_DAYS * DAY + HOUR)
  return at.getTime() < now.getTime() - DAY ? at : undefined
}

/**
 * Everything that happened to the order up to now. Unpaid orders are cancelled after a day, or earlier by the buyer;
 * four in five are commented on by their buyer.
 */
export function lifeOf(random: Random, createdAt: Date, now: Date): Life {
  const after = (from: Date, low: number, high: number) => new Date(from.getTime() + random.between(low, high))
  const known = (time: Date) => (time < now ? time : undefined)
  const isAutoComment = random.chance(0.2)
  const rest = { createdAt, isAutoComment, ...NONE }
  if (random.chance(createdAt.getTime() > now.getTime() - 20 * HOUR ? 0.18 : 0.06)) {
    const cancelTime = random.chance(0.5) ? after(createdAt, 5 * MINUTE, 6 * HOUR) : new Date(createdAt.getTime() + DAY)
    return known(cancelTime) === undefined
      ? { ...rest, status: 'waiting_payment' }
      : { ...rest, status: 'cancel', cancelTime }
  }
  const payTime = known(after(createdAt, 30_000, 25 * MINUTE))
  if (payTime === undefined) return { ...rest, status: 'waiting_payment' }
  const deliveryTime = known(after(payTime, 2 * HOUR, 46 * HOUR))
  if (deliveryTime === undefined) return { ...rest, status: 'waiting_delivery', payTime }
  const receiptTime = known(after(deliveryTime, 26 * HOUR, 94 * HOUR))
  if (receiptTime === undefined) return { ...rest, status: 'waiting_receipt', payTime, deliveryTime }
  const done = { ...rest, payTime, deliveryTime, receiptTime }
  const commentTime = known(
    isAutoComment ? new Date(receiptTime.getTime() + 7 * DAY) : after(receiptTime, 4 * HOUR, 150 * HOUR),
  )
  if (commentTime === undefined) return { ...done, status: 'waiting_comment' }
  return { ...done, status: 'completion', commentTime, settledAt: settledAt(commentTime, now) }
}

const STEPS: readonly OrderStatus[] = ['waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completion']

/** The times of an order that is in the given state now. */
export function shownLife(status: OrderStatus, createdAt: Date, now: Date): Life {
  const reached = STEPS.indexOf(status)
  const at = (step: number, hours: number) =>
    reached >= step ? new Date(createdAt.getTime() + hours * HOUR) : undefined
  const commentTime = at(3, 100)
  return {
    status,
    createdAt,
    payTime: at(0, 0.1),
    deliveryTime: at(1, 18),
    receiptTime: at(2, 70),
    commentTime,
    cancelTime: status === 'cancel' ? new Date(createdAt.getTime() + HOUR) : undefined,
    settledAt: commentTime === undefined ? undefined : settledAt(commentTime, now),
    isAutoComment: false,
  }
}
