import { translate } from '@shiji/i18n/server.ts'
import type { Locale } from '../harness/browser.ts'

/** Texts of the pages in the language of the journey. */
export const wording =
  (locale: Locale) =>
  (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
    translate(locale, key, params)

export type Say = ReturnType<typeof wording>
