import { CalendarDate } from '@internationalized/date'

/** The time of day in the text of a datetime. */
const midnight = '00:00:00'

const two = (number: number): string => String(number).padStart(2, '0')

const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const TIME = /^(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}))?$/

// The calendar moves an impossible day to the end of its month, so only an existing day comes back unchanged.
const dayOf = (text: string): CalendarDate | undefined => {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (!year || !month || !day || Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return undefined
  const date = new CalendarDate(Number(year), Number(month), Number(day))
  return date.day === Number(day) && date.month === Number(month) && date.year === Number(year) ? date : undefined
}

/** Parses a time of day into 'HH:mm:ss'; undefined if it is invalid. */
export const readTime = (text: string): string | undefined => {
  const [, hour, minute, second = '0'] = TIME.exec(text) ?? []
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return `${two(Number(hour))}:${two(Number(minute))}:${two(Number(second))}`
}

/** A day as 'YYYY-MM-DD'. */
export const dateText = (date: { year: number; month: number; day: number }): string =>
  `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`

/** The day in a text in a format of §9, for the calendar; undefined if there is none. */
export const calendarDay = (text: string): CalendarDate | undefined => dayOf(text.trim().split(/[\sT]+/)[0] ?? '')

/** The time of day in a text in a format of §9; midnight if there is none. */
export const timeText = (text: string): string => readTime(text.trim().split(/[\sT]+/)[1] ?? '') ?? midnight

/** Parses a typed day ('2026-1-5', '2026/01/05', '2026年1月5日') into 'YYYY-MM-DD'; undefined if there is no such day. */
export function readDate(text: string): string | undefined {
  const date = dayOf(text.trim())
  return date && dateText(date)
}

/** Parses a typed day with an optional time into 'YYYY-MM-DD HH:mm:ss'; `missing` replaces a missing time. */
export function readDateTime(text: string, missing = midnight): string | undefined {
  const [day = '', time, ...more] = text.trim().split(/[\sT]+/)
  const date = dayOf(day)
  const clock = time === undefined ? missing : readTime(time)
  return date && clock && more.length === 0 ? `${dateText(date)} ${clock}` : undefined
}
