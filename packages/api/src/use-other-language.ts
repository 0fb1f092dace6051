import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { type Locale, languageTag } from '@shiji/i18n/locale.ts'
import { changeLocale, sayWith, useLocale, useTranslation } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'
import { api } from './base/api.ts'
import { sessionActions } from './base/session/session.slice.ts'
import { transportOf } from './base/transport/transport.ts'
import { useShijiDispatch } from './hooks.ts'
import type { ShijiState } from './store.ts'

/** What may hold texts that the server wrote in the old language: popular words, lists, dictionaries, money logs, refusals. */
const WRITTEN = ['Common', 'Account', 'Order', 'Cart', 'Resource', 'Children', 'Dictionary', 'MoneyLog'] as const

/** The interface language that the page does not have now. */
export interface OtherLanguage {
  readonly locale: Locale
  /** Its text key, which names it in its own script. */
  readonly name: 'common.language_en' | 'common.language_zh'
  /** Turns to it. */
  readonly turn: () => Promise<void>
}

/**
 * The other interface language and the way to it: stored, on the whole page, and for all further calls (spec §1). If the texts cannot be loaded,
 * shows a message and keeps the current language.
 */
export function useOtherLanguage(): OtherLanguage {
  const { i18n } = useTranslation()
  const dispatch = useShijiDispatch()
  const locale: Locale = useLocale() === 'en' ? 'zh-cn' : 'en'
  const turn = useCallback(async () => {
    try {
      await changeLocale(i18n, locale)
    } catch {
      dispatch(report(sayWith(i18n)('error.chunk_load')))
      return
    }
    dispatch(sessionActions.languageChosen(locale))
    document.documentElement.lang = languageTag(locale)
    dispatch(api.util.invalidateTags([...WRITTEN]))
  }, [dispatch, i18n, locale])
  return { locale, name: locale === 'en' ? 'common.language_en' : 'common.language_zh', turn }
}

const report =
  (text: string): ThunkAction<void, ShijiState, unknown, UnknownAction> =>
  (_dispatch, _getState, extra) =>
    transportOf(extra).host.notify('error', text)
