import { CODE } from '@shiji/contract/envelope.ts'

/**
 * The error of a call whose body code is not 200.
 * `business` keeps the body's `code`, `msg` and `data` together (spec §8); `http` has the status as code; `network` means no
 * answer at all; `html` is a page instead of data; `unknown` is anything else, `aborted` a call that was cancelled.
 */
export interface ApiFailure {
  readonly kind: 'business' | 'http' | 'network' | 'html' | 'unknown' | 'aborted'
  readonly code: number
  /** In the page's language; already shown where §8 requires it. */
  readonly msg: string
  readonly data: unknown
  /** The call timed out. */
  readonly late?: true
  /** Seconds to wait after a 429, if the server sent them. */
  readonly retryAfter?: number
}

/** Texts of §8 that the client itself shows; the host translates them. */
export const API_TEXTS = {
  notFound: 'error.http_404',
  serverError: 'error.http_500',
  errorCode: 'error.http_code',
  unknown: 'error.unknown',
  networkAbnormal: 'error.network_abnormal',
  tooMany: 'error.too_many',
  subNotAllowBuy: 'error.sub_not_allow_buy',
  offline: 'error.offline',
  noAnswer: 'error.no_answer',
  late: 'error.timeout',
  fault: 'error.server_fault',
  dataAbnormal: 'error.data_abnormal',
  loginFailed: 'error.login_failed',
} as const
export type ApiText = (typeof API_TEXTS)[keyof typeof API_TEXTS]

/**
 * Message to show in place of the content: the client's own text or the server's. Undefined when the error is not a failed call.
 */
export function failureWords(failure: unknown, online: boolean): ApiText | { readonly msg: string } | undefined {
  if (!isFailure(failure)) return undefined
  const { kind, code, msg } = failure
  if (kind === 'network' && failure.late) return API_TEXTS.late
  if (kind === 'network') return online ? API_TEXTS.noAnswer : API_TEXTS.offline
  if (code === CODE.tooMany) return API_TEXTS.tooMany
  if (kind === 'business' && code !== CODE.fault) return { msg }
  return API_TEXTS.fault
}

/** Message per field of a 422 answer, empty for every other failure. */
export function fieldMessages(failure: unknown): Readonly<Record<string, string>> {
  if (!isFailure(failure) || failure.code !== 422) return {}
  const fields = isRecord(failure.data) ? failure.data.fields : undefined
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

/** Narrows what a rejected call threw to the failure of this package. */
export function isFailure(value: unknown): value is ApiFailure {
  return isRecord(value) && typeof value.kind === 'string' && typeof value.code === 'number'
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
