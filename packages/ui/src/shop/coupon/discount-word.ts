import { formatMoney } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'

// 8.5 rather than 8.50, and 15 rather than 15.0.
const short = (number: number): string => String(Math.round(number * 100) / 100)

/** The discount as text in its language: 15 % off is 8.5 折 in Chinese, the part that is paid. */
export const discountWord = (bp: number, locale: Locale): string =>
  locale === 'zh-cn' ? short((10_000 - bp) / 1000) : short(bp / 100)

/** Omits zero fen, since coupons are small. */
export const shortMoney = (fen: number, locale: Locale): string => formatMoney(fen, locale).replace(/\.00$/, '')
