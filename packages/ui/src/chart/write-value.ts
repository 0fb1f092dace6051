import { type Locale, languageTag } from '@shiji/i18n/locale.ts'

/** A value as people write numbers, with two decimals at most: what charts say where nobody tells them how. */
export function writeValue(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 }).format(value)
}
