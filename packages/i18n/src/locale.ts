/** The interface languages (§9). */
export const locales = ['zh-cn', 'en'] as const

/** An interface language as stored, sent and used in message paths. */
export type Locale = (typeof locales)[number]

/** The default language (§1). */
export const fallbackLocale: Locale = 'zh-cn'

/** Whether a stored or sent value names an interface language exactly. */
export function isLocale(value: unknown): value is Locale {
  return locales.some(locale => locale === value)
}

/**
 * Detects the language (§1): the stored setting if valid, else the first browser language that contains zh or cn (Chinese) or en (English), else
 * Chinese. Never throws on hostile values.
 */
export function detectLocale(stored: string | null | undefined, browserLanguages: readonly string[]): Locale {
  const setting = stored?.trim().toLowerCase().replace('_', '-')
  if (isLocale(setting)) return setting
  for (const language of browserLanguages) {
    if (/zh|cn/i.test(language)) return 'zh-cn'
    if (/en/i.test(language)) return 'en'
  }
  return fallbackLocale
}

/** The language tags of an Accept-Language header, most preferred first, without refused (q=0) and malformed ones. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 512)
    .split(',')
    .flatMap(part => {
      const match =
        /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(part)
      const [, tag, quality = '1'] = match ?? []
      return tag && Number(quality) > 0 ? [{ tag, quality: Number(quality) }] : []
    })
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** The tag of a language for `<html lang>` and for `Intl` formatters. */
export function languageTag(locale: Locale): 'zh-CN' | 'en' {
  return locale === 'zh-cn' ? 'zh-CN' : 'en'
}
