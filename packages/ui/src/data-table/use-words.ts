import { hasText, sayWith, useLocale, useText, useTranslation } from '@shiji/i18n/react.ts'
import { useMemo } from 'react'
import type { CellWords } from './cell-content.tsx'

/** What the cells of a table need to know of the language. */
export function useCellWords(): CellWords {
  const say = useText('table')
  const locale = useLocale()
  const { i18n } = useTranslation('status')
  return useMemo(
    () => ({
      locale,
      status: (vocabulary: string, status: string) => {
        const key = `status.${vocabulary}.${status}`
        return hasText(i18n, key) ? sayWith(i18n)(key) : status
      },
      copy: (value: string) => say('table.copy', { value }),
      enlarge: say('table.picture_enlarge'),
    }),
    [i18n, locale, say],
  )
}
