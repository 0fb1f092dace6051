/** The interface languages (§9). */
export const locales = ['zh-cn', 'en'] as const

/** An interface language as stored, sent and used in message paths. */
export type Locale = (typeof locales)[number]

/** The language when nothing else decides (§1). */
export const fallbackLocale: Locale = 'zh-cn'

/** Whether a stored or sent value names an interface language exactly. */
export function isLocale(value: unknown): value is Locale {
  return locales.some(locale => locale === value)
}

/**
 * The language of §1: the stored setting when it is one of ours, else the first browser language that decides (one that
 * contains zh or cn is Chinese, one that contains en is English), else Chinese. Never throws on hostile values.
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

/** The language tags of an Accept-Language header, most wanted first; refused (q=0) and malformed ones are left out. */
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

/** The value of `<html lang>` and of the platform's own formatters for a language. */
export function languageTag(locale: Locale): 'zh-CN' | 'en' {
  return locale === 'zh-cn' ? 'zh-CN' : 'en'
}
