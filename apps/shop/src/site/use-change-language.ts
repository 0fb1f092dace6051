import { api } from '@shiji/api/base/api.ts'
import { sessionActions } from '@shiji/api/base/session.slice.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { type Locale, languageTag } from '@shiji/i18n/locale.ts'
import { changeLocale, sayWith, useTranslation } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/toast/toast.ts'
import { useCallback } from 'react'

/**
 * Changes the interface language: remembered, on the whole page, and in what the server is asked from now on (spec §1).
 * Where the texts of the other language do not arrive, says so and keeps this one.
 */
export function useChangeLanguage(): (locale: Locale) => Promise<void> {
  const { i18n } = useTranslation()
  const dispatch = useShijiDispatch()
  return useCallback(
    async locale => {
      try {
        await changeLocale(i18n, locale)
      } catch {
        toast.error(sayWith(i18n)('error.chunk_load'))
        return
      }
      dispatch(sessionActions.languageChosen(locale))
      document.documentElement.lang = languageTag(locale)
      // Popular words, money logs and refusals are texts that the server wrote in the old language.
      dispatch(api.util.invalidateTags(['Common', 'Account', 'Order', 'Cart']))
    },
    [dispatch, i18n],
  )
}
