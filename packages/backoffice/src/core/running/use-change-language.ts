import { api } from '@shiji/api/base/api.ts'
import { sessionActions } from '@shiji/api/base/session/session.slice.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { type Locale, languageTag } from '@shiji/i18n/locale.ts'
import { changeLocale, sayWith, useTranslation } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useCallback } from 'react'

/**
 * Changes the interface language: stored, on the whole page, and for all further calls. If the texts cannot be loaded, shows a message and keeps the
 * current language.
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
      // Lists and dictionaries may hold texts that the server wrote in the old language.
      dispatch(api.util.invalidateTags(['Resource', 'Children', 'Dictionary', 'MoneyLog', 'Order']))
    },
    [dispatch, i18n],
  )
}
