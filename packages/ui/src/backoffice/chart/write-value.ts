import { type Locale, languageTag } from '@shiji/i18n/locale.ts'

/** Default value format of charts: a localised number with at most two decimals. */
export function writeValue(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 }).format(value)
}
