import { errorEntry } from '@shiji/contract/errors.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import type { AppError } from './app-error.ts'

/** The message of a refusal in the caller's language. */
export const refusalText = (locale: Locale, error: AppError): string =>
  translate(locale, errorEntry(error.id).key, error.params)
