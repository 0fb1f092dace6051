import { CODE, type Envelope } from '@shiji/contract/envelope.ts'
import { errorEntry } from '@shiji/contract/errors.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import { AppError, InvalidInput } from '../../infra/app-error.ts'
import { refusalText } from '../../infra/refusal-text.ts'

/** Response header with the business code of the envelope, so that balancers and logs see refusals and faults behind HTTP 200. */
export const CODE_HEADER = 'x-code'

/** The answer of a successful call. */
export const success = <T>(locale: Locale, data: T): Envelope<T> => ({
  code: CODE.ok,
  msg: translate(locale, 'error.operation_successful'),
  data,
})

/** The answer of a refusal, in the caller's language. */
export function refusal(locale: Locale, error: AppError): Envelope<unknown> {
  const data = error instanceof InvalidInput ? { fields: fieldMessages(locale, error) } : error.data
  return { code: errorEntry(error.id).code, msg: refusalText(locale, error), data }
}

/** The answer of an error in the server: no cause, only the id under which it is logged. */
export const fault = (locale: Locale, requestId: string): Envelope<unknown> => ({
  code: CODE.fault,
  msg: translate(locale, errorEntry('request.fault').key),
  data: { request_id: requestId },
})

const fieldMessages = (locale: Locale, error: InvalidInput): Record<string, string> =>
  Object.fromEntries(error.problems.map(problem => [problem.field, translate(locale, problem.key, problem.params)]))

/** Any thrown value as the body of an answer. */
export const toAnswer = (locale: Locale, requestId: string, error: unknown): Envelope<unknown> =>
  error instanceof AppError ? refusal(locale, error) : fault(locale, requestId)
