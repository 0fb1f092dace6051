import { DAY, HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import { startOfShopDay } from '@shiji/kit/time/shop-time.ts'
import type { Random } from '../random.ts'
import { weighted } from '../weighted.ts'

/** Share of a day's orders by hour, with the evening's peak from eight to ten. */
const HOURS = [2, 1, 1, 1, 1, 2, 4, 6, 8, 10, 11, 10, 11, 10, 9, 9, 10, 11, 12, 14, 19, 19, 14, 8]
const WEEKEND = 1.25
/** Minimum age of an order: a newer one would still be changing. */
const YOUNGEST = 2 * MINUTE

/** A shop day of the history, oldest first in lists. */
export interface RhythmDay {
  readonly start: Date
  /** How many orders are placed on that day. */
  readonly count: number
}

/** Spreads `count` orders over the last days up to now: growth, busy weekends, and today's share so far. */
export function planDays(now: Date, days: number, count: number): RhythmDay[] {
  const today = startOfShopDay(now)
  const starts = Array.from({ length: days }, (_, at) => new Date(today.getTime() - (days - 1 - at) * DAY))
  const weights = starts.map((start, at) => {
    const weekday = new Date(start.getTime() + 8 * HOUR).getUTCDay()
    const growth = 0.6 + at / days
    return growth * (weekday === 0 || weekday === 6 ? WEEKEND : 1) * passed(start, now)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  let reached = 0
  return starts.map((start, at) => {
    reached += ((weights[at] ?? 0) / total) * count
    const size = Math.round(reached) - given
    given += size
    return { start, count: size }
  })
}

/** Share of a day's orders before now. */
function passed(start: Date, now: Date): number {
  const hours = (now.getTime() - YOUNGEST - start.getTime()) / HOUR
  const sum = HOURS.reduce((total, share, hour) => total + share * Math.min(1, Math.max(0, hours - hour)), 0)
  return sum / HOURS.reduce((total, share) => total + share, 0)
}

const pickHour = weighted(HOURS)

/** When the orders of a day are placed, in order. */
export function timesOfDay(random: Random, { start, count }: RhythmDay, now: Date): Date[] {
  const latest = now.getTime() - YOUNGEST
  const times: number[] = []
  while (times.length < count) {
    const time = start.getTime() + pickHour(random) * HOUR + random.between(0, HOUR - 1)
    if (time < latest) times.push(time)
  }
  return times.toSorted((a, b) => a - b).map(time => new Date(time))
}
