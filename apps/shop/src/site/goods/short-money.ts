import { formatMoney } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'

/** An amount in running text and filters: '¥100', '¥99.90'. Elsewhere amounts always have two decimals. */
export const shortMoney = (amount: number, locale: Locale): string => formatMoney(amount, locale).replace(/\.00$/, '')
