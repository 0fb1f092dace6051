import { DAY, HOUR, MINUTE } from './duration.ts'

/** The shop's zone, Asia/Shanghai: UTC+8 all year, in milliseconds. */
export const SHOP_OFFSET = 8 * HOUR

/** Shop local time, read with the UTC getters of a shifted date. */
function wallTime(date: Date): string {
  return new Date(date.getTime() + SHOP_OFFSET).toISOString()
}

/** 'YYYY-MM-DD HH:mm:ss' in the shop's zone (§9); throws RangeError for an invalid date. */
export function formatDateTime(date: Date): string {
  const wall = wallTime(date)
  return `${wall.slice(0, 10)} ${wall.slice(11, 19)}`
}

/** 'YYYY-MM-DD' in the shop's zone (§9); throws RangeError for an invalid date. */
export function formatDate(date: Date): string {
  return wallTime(date).slice(0, 10)
}

/** The shop's calendar day as 'YYYY-MM-DD', for grouping and for keys that are unique per day; sorts as text. */
export function shopDayKey(date: Date): string {
  return formatDate(date)
}

/** Start of this date's calendar day in the shop's zone. */
export function startOfShopDay(date: Date): Date {
  const wall = date.getTime() + SHOP_OFFSET
  return new Date(wall - (((wall % DAY) + DAY) % DAY) - SHOP_OFFSET)
}

const SHOP_TIME =
  /^([1-9]\d{3}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/

/**
 * Parses a time of §9 ('YYYY-MM-DD HH:mm:ss' or 'YYYY-MM-DD') or of ISO 8601; without an offset it is shop time. Undefined
 * for other shapes and for dates and times that do not exist. Fractions beyond milliseconds are dropped.
 */
export function parseShopTime(text: string): Date | undefined {
  const match = SHOP_TIME.exec(text)
  if (!match) return undefined
  const [, day = '', minutes = '00:00', seconds = '00', fraction = '', utc, sign, hours, rest] = match
  const written = `${day}T${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
  const wall = new Date(written)
  // JavaScript rolls 30 February over into March and 24:00 into the next day; valid dates come back unchanged.
  if (Number.isNaN(wall.getTime()) || wall.toISOString() !== written) return undefined
  const offset = offsetOf(utc, sign, Number(hours), Number(rest))
  return offset === undefined ? undefined : new Date(wall.getTime() - offset)
}

function offsetOf(
  utc: string | undefined,
  sign: string | undefined,
  hours: number,
  minutes: number,
): number | undefined {
  if (utc) return 0
  if (!sign) return SHOP_OFFSET
  if (hours > 23 || minutes > 59) return undefined
  return (sign === '-' ? -1 : 1) * (hours * HOUR + minutes * MINUTE)
}
