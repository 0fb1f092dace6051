import { useLocale } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'

/** Picks the text of the reader's language; content without an English version shows in Chinese (product §3). */
export type PickName = (zh: string, en: string) => string

/** The picker of the current language. */
export function useName(): PickName {
  const locale = useLocale()
  return useCallback((zh, en) => (locale === 'en' && en !== '' ? en : zh), [locale])
}
