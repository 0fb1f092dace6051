import { errorEntry } from '@shiji/contract/errors.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import type { AppError } from './app-error.ts'

/** What a refusal says to the person who is refused. */
export const refusalText = (locale: Locale, error: AppError): string =>
  translate(locale, errorEntry(error.id).key, error.params)
