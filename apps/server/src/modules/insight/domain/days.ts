import { DAY } from '@shiji/kit/time/duration.ts'
import { shopDayKey, startOfShopDay } from '@shiji/kit/time/shop-time.ts'

/** Figures of one shop day (Asia/Shanghai). */
export interface DayFigures {
  readonly day: string
  readonly orders: number
  readonly amount: number
  readonly buyers: number
}

/** Start of the shop day that lies `back` days before `now`. */
export const dayStart = (now: Date, back: number): Date => new Date(startOfShopDay(now).getTime() - back * DAY)

/** The last `count` shop days up to today, days without sales filled with zeros, so that a chart has no holes. */
export function fillDays(now: Date, count: number, found: readonly DayFigures[]): DayFigures[] {
  const byDay = new Map(found.map(figures => [figures.day, figures]))
  return Array.from({ length: count }, (_, index) => {
    const day = shopDayKey(dayStart(now, count - 1 - index))
    return byDay.get(day) ?? { day, orders: 0, amount: 0, buyers: 0 }
  })
}
