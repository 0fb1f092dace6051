import type { Locale } from '@shiji/i18n/locale.ts'

/** Something with a text in both languages: `name` and `name_en`. */
export type InBoth<N extends string> = Readonly<Record<N | `${N}_en`, string>>

/** The text of a bilingual field in the language of the page; falls back to Chinese. */
export function inLanguage<const N extends string>(row: InBoth<NoInfer<N>>, field: N, locale: Locale): string {
  const english: string | undefined = row[`${field}_en` as const]
  const own: string | undefined = row[field]
  return (locale === 'en' && english !== '' ? english : undefined) ?? own ?? ''
}
