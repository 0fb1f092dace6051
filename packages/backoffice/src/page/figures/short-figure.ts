import { formatCount, formatMoney, formatNumber, moneyParts } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'

/** Figures from here on are shortened. */
const LONG = 10_000

/** What a figure counts. Amounts are fen. */
export type FigureUnit = 'count' | 'money'

/** A figure in full: '12,345', '¥1,234.50'. */
export const exactFigure = (value: number, unit: FigureUnit, locale: Locale): string =>
  unit === 'money' ? formatMoney(value, locale) : formatNumber(value, locale)

/**
 * A figure short enough for a card or a scale: in 万 and 亿, or K and M, from ten thousand on; cut, never rounded up (ux
 * 81).
 */
export function shortFigure(value: number, unit: FigureUnit, locale: Locale): string {
  if (unit === 'count') return Math.abs(value) < LONG ? formatNumber(value, locale) : formatCount(value, locale)
  const { sign, symbol, integer } = moneyParts(value, locale)
  const yuan = Number(integer.replaceAll(',', ''))
  return yuan < LONG ? formatMoney(value, locale) : `${sign}${symbol}${formatCount(yuan, locale)}`
}

/** A tick label: like a short figure, without the two decimals that all ticks would share. */
export function markFigure(value: number, unit: FigureUnit, locale: Locale): string {
  const short = shortFigure(value, unit, locale)
  return unit === 'money' ? short.replace(/\.00$/, '') : short
}
