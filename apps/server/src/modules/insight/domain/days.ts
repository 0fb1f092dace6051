import { type Fen, ZERO } from '@shiji/kit/money/fen.ts'
import { DAY, SECOND } from '@shiji/kit/time/duration.ts'
import { shopDayKey, startOfShopDay } from '@shiji/kit/time/shop-time.ts'

/** Figures of one shop day (Asia/Shanghai). */
export interface DayFigures {
  readonly day: string
  readonly orders: number
  readonly amount: Fen
  readonly buyers: number
}

/** Start of the shop day that is `back` days before `now`. */
export const dayStart = (now: Date, back: number): Date => new Date(startOfShopDay(now).getTime() - back * DAY)

/** The whole second of a moment, as lists search by seconds. */
export const secondOf = (at: Date): Date => new Date(Math.floor(at.getTime() / SECOND) * SECOND)

/**
 * The part of the shop day `back` days before `now` up to the same time of day, that second included; `to` is the first
 * ms after it.
 */
export const partOfDay = (now: Date, back: number): { readonly from: Date; readonly to: Date } => ({
  from: dayStart(now, back),
  to: new Date(secondOf(now).getTime() - back * DAY + 1),
})

/** The last `count` shop days up to today, days without sales filled with zeros, so that a chart has no holes. */
export function fillDays(now: Date, count: number, found: readonly DayFigures[]): DayFigures[] {
  const byDay = new Map(found.map(figures => [figures.day, figures]))
  return Array.from({ length: count }, (_, index) => {
    const day = shopDayKey(dayStart(now, count - 1 - index))
    return byDay.get(day) ?? { day, orders: 0, amount: ZERO, buyers: 0 }
  })
}
