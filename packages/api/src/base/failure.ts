/**
 * What a call answers when it is not a body code 200.
 * `business` keeps the body's `code`, `msg` and `data` together (spec §8); `http` has the status as code; `network` means no
 * answer at all; `html` is a page where data was asked for; `unknown` is anything else, `aborted` a call nobody waits for.
 */
export interface ApiFailure {
  readonly kind: 'business' | 'http' | 'network' | 'html' | 'unknown' | 'aborted'
  readonly code: number
  /** In the language of the page; already shown where §8 says so. */
  readonly msg: string
  readonly data: unknown
  /** Seconds after which a 429 may be tried again, where the server said so. */
  readonly retryAfter?: number
}

/** Texts of §8 that the client itself says; the host translates them. */
export const API_TEXTS = {
  notFound: 'error.http_404',
  serverError: 'error.http_500',
  errorCode: 'error.http_code',
  unknown: 'error.unknown',
  networkAbnormal: 'error.network_abnormal',
  tooMany: 'error.too_many',
  subNotAllowBuy: 'error.sub_not_allow_buy',
} as const
export type ApiText = (typeof API_TEXTS)[keyof typeof API_TEXTS]

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
