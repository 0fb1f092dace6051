import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { shopDayKey, startOfShopDay } from '@shiji/kit/time/shop-time.ts'

/**
 * How long after midnight a payment of the day before may still be committed, generously: its time is taken when its
 * call begins.
 */
const LATE_MS = 10 * MINUTE

/** Starts of the shop days among the last `count` that nothing can be sold on any more, the oldest first. */
export function endedDays(now: Date, count: number): Date[] {
  const open = startOfShopDay(new Date(now.getTime() - LATE_MS)).getTime()
  return Array.from({ length: count }, (_, at) => new Date(open - (count - at) * DAY))
}

/**
 * The first shop day from `from` on that is not closed: earlier sales are known by day, later ones are read from
 * orders.
 */
export function openSince(from: Date, closed: ReadonlySet<string>): Date {
  let day = from
  while (closed.has(shopDayKey(day))) day = new Date(day.getTime() + DAY)
  return day
}
