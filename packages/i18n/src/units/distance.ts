import { type Locale, languageTag } from '../locale.ts'

/** From here on a distance is written in kilometres: 950 m would be rounded to a whole one. */
const KILOMETRES_FROM = 950

/**
 * A distance in metres as people say it: in hundreds of metres, in tenths of a kilometre up to ten, in whole kilometres
 * beyond: '300 m', '1.2 km', '1,067 km'; '300米', '1.2公里'. What is nearer than 100 m is '100 m'.
 */
export function formatDistance(metres: number, locale: Locale): string {
  const isShort = metres < KILOMETRES_FROM
  const value = isShort ? Math.max(1, Math.round(metres / 100)) * 100 : metres / 1_000
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    maximumFractionDigits: !isShort && value < 9.95 ? 1 : 0,
  }).format(value)
}
