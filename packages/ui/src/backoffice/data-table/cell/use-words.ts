import { hasText, sayWith, useLocale, useText, useTranslation } from '@shiji/i18n/react.ts'
import { useMemo } from 'react'
import type { CellWords } from './cell-content.tsx'

/** Texts and formats that cell values need. */
export function useCellWords(): CellWords {
  const locale = useLocale()
  const { i18n } = useTranslation('status')
  return useMemo(
    () => ({
      locale,
      status: (vocabulary, status) => {
        const key = `status.${vocabulary}.${status}`
        return hasText(i18n, key) ? sayWith(i18n)(key) : status
      },
    }),
    [locale, i18n],
  )
}

/** The same for the cells of a table, with the names of the buttons in them. */
export function useTableWords(): CellWords {
  const say = useText('table')
  const words = useCellWords()
  return useMemo(
    () => ({
      ...words,
      copy: (value: string) => say('table.copy', { value }),
      enlarge: say('table.picture_enlarge'),
    }),
    [words, say],
  )
}
