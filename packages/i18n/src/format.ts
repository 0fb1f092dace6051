import { fen, fenToYuan } from '@shiji/kit/money/fen.ts'
import { DAY, HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import { formatDateTime as formatShopTime, startOfShopDay } from '@shiji/kit/time/shop-time.ts'
import { fallbackLocale, type Locale, languageTag } from './locale.ts'

/** Placeholder for a missing value (§4). */
export const NOTHING = '-'

/** Caches one formatter per language; creating one costs a hundred times more than using it. */
function perLocale<Formatter>(make: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>()
  return locale => {
    const known = made.get(locale)
    if (known) return known
    const fresh = make(languageTag(locale))
    made.set(locale, fresh)
    return fresh
  }
}

const wholeNumber = perLocale(tag => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }))

/** Separator between groups of three digits. */
const groupSign: Readonly<Record<Locale, string>> = { 'zh-cn': ',', en: ',' }

// The first `Intl` formatter of a visit takes ten milliseconds; whole numbers, and so prices, do without it.
const inGroups = (digits: string, locale: Locale): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, groupSign[locale])

const compactNumber = perLocale(
  tag => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' }),
)
const relativeTime = perLocale(tag => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
const longTime = perLocale(
  tag => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Shanghai', dateStyle: 'long', timeStyle: 'short' }),
)
const longDate = perLocale(tag => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Shanghai', dateStyle: 'long' }))

/** A price split into parts that a screen shows in different sizes. */
export interface MoneyParts {
  readonly sign: '' | '-'
  readonly symbol: string
  /** Whole yuan, grouped. */
  readonly integer: string
  /** Exactly two digits. */
  readonly fraction: string
}

/** Splits an amount in fen for display; throws RangeError if it is not a whole number of fen. */
export function moneyParts(amount: number, locale: Locale = fallbackLocale): MoneyParts {
  const text = fenToYuan(fen(Math.abs(amount)))
  const [integer = '0', fraction = '00'] = text.split('.')
  return { sign: amount < 0 ? '-' : '', symbol: '¥', integer: inGroups(integer, locale), fraction }
}

/** An amount in fen as '¥1,234.50', or '-¥1,234.50'. */
export function formatMoney(amount: number, locale: Locale): string {
  const { sign, symbol, integer, fraction } = moneyParts(amount, locale)
  return `${sign}${symbol}${integer}.${fraction}`
}

/** Time formats: `exact` is 'YYYY-MM-DD HH:mm:ss' of §9, `long` and `date` follow the language. */
export type TimeForm = 'exact' | 'long' | 'date'

/** A time in the shop's zone; an invalid time is shown as '-'. */
export function formatDateTime(
  value: string | Date | null | undefined,
  locale: Locale,
  form: TimeForm = 'exact',
): string {
  const date = readTime(value)
  if (!date) return NOTHING
  if (form === 'exact') return formatShopTime(date)
  return (form === 'long' ? longTime : longDate)(locale).format(date)
}

/** A day 'YYYY-MM-DD' of the shop's calendar with its weekday: '6月5日周五', 'Fri, 5 Jun'; an invalid one is shown as '-'. */
export function formatDay(day: string, locale: Locale): string {
  const date = readTime(`${day}T00:00:00Z`)
  if (!date) return NOTHING
  const form = { month: locale === 'en' ? 'short' : 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'zh-CN', form).format(date)
}

const JUST_NOW: Readonly<Record<Locale, string>> = { 'zh-cn': '刚刚', en: 'just now' }

/**
 * Relative time, past or future: minutes and hours within a day, then days of the shop's calendar ('昨天'), and the date beyond a week. An invalid time
 * is shown as '-'.
 */
export function formatRelative(
  value: string | Date | null | undefined,
  locale: Locale,
  now: Date = new Date(),
): string {
  const date = readTime(value)
  if (!date) return NOTHING
  const distance = date.getTime() - now.getTime()
  const words = relativeTime(locale)
  if (Math.abs(distance) < MINUTE) return JUST_NOW[locale]
  if (Math.abs(distance) < HOUR) return words.format(Math.trunc(distance / MINUTE), 'minute')
  const days = (startOfShopDay(date).getTime() - startOfShopDay(now).getTime()) / DAY
  if (days === 0) return words.format(Math.trunc(distance / HOUR), 'hour')
  if (Math.abs(days) <= 7) return words.format(days, 'day')
  return longDate(locale).format(date)
}

function readTime(value: string | Date | null | undefined): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** A short count: '1.2万', '3.5亿', '12.3K'; always rounded down. `formatNumber` gives the exact value. */
export function formatCount(count: number, locale: Locale): string {
  return compactNumber(locale).format(count)
}

/** A whole number with grouping. */
export function formatNumber(value: number, locale: Locale): string {
  return Number.isSafeInteger(value) ? inGroups(String(value), locale) : wholeNumber(locale).format(value)
}

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const shortNumber = perLocale(tag => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))

/** A number of bytes for people: '850 B', '1.2 GB'; a unit is 1,024 of the one before. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = bytes < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${shortNumber(locale).format(bytes / 1_024 ** power)} ${BYTE_UNITS[power] ?? ''}`
}
