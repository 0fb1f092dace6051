import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import { formatDate, SHOP_OFFSET, startOfShopDay } from '@shiji/kit/time/shop-time.ts'

/** Working days of a company that says none, and of a shop without companies. */
export const USUAL_DAYS = 3
/** Shown to visitors who have not named an area: the city of Shanghai. */
export const DEFAULT_AREA = 310_100
const SAME_PROVINCE = 1
const SUNDAY = 0

/** Where a parcel starts, and the working days of its company by the code of the destination's province. */
export interface Route {
  /** Null when the store has no address. */
  readonly provinceId: number | null
  readonly days: Readonly<Record<string, number>>
  readonly defaultDays: number
}

/** Working days on the road: one within a province. */
export const daysTo = ({ provinceId, days, defaultDays }: Route, toProvinceId: number): number =>
  provinceId === toProvinceId ? SAME_PROVINCE : (days[String(toProvinceId)] ?? defaultDays)

/** When an order is sent and arrives; the days are those of the shop's calendar, YYYY-MM-DD. */
export interface DeliveryPromise {
  readonly shipsBy: Date
  readonly arrivesFrom: string
  readonly arrivesTo: string
}

/**
 * What an order of this moment may expect. Hours run through nights and Saturdays; nothing is sent, carried or handed
 * over on Sundays, and a deadline on a Sunday moves to the Monday (ADR 0037). The first day counts from the last day of
 * the hours, the second from their end.
 */
export function deliveryPromise(now: Date, hours: number, workingDays: number): DeliveryPromise {
  const deadline = now.getTime() + hours * HOUR
  const shipsBy = notSunday(deadline)
  const earliest = notSunday(Math.max(now.getTime(), deadline - DAY))
  return {
    shipsBy: new Date(shipsBy),
    arrivesFrom: later(earliest, workingDays),
    arrivesTo: later(shipsBy, workingDays),
  }
}

const isSunday = (at: number): boolean => new Date(at + SHOP_OFFSET).getUTCDay() === SUNDAY
const notSunday = (at: number): number => (isSunday(at) ? at + DAY : at)

function later(from: number, workingDays: number): string {
  let day = startOfShopDay(new Date(from)).getTime()
  for (let left = workingDays; left > 0; left--) day = notSunday(day + DAY)
  return formatDate(new Date(day))
}
