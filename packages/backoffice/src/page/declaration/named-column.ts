import type { Locale } from '@shiji/i18n/locale.ts'
import { type InBoth, inLanguage } from './in-language.ts'

/** A column of a bilingual field, in the language of the page. */
export const namedColumn = <const N extends string>(id: N, title: string, locale: Locale) => ({
  id,
  title,
  render: (row: InBoth<N>) => inLanguage(row, id, locale),
})
