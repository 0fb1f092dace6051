import { CODE } from '@shiji/contract/envelope.ts'
import { API_TEXTS, type ApiFailure } from './failure.ts'
import type { ApiHost } from './host.ts'

/** Result of a call: the data of a body code 200, or a failure. */
export type Answer = { readonly data: unknown } | { readonly failure: ApiFailure }

interface Received {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
}

/**
 * Turns a response into data or a failure (§8). `raw` answers are not envelopes: their JSON is the data. `needsData` makes an answer without data a
 * failure, for callers that cannot work without it.
 */
export function judge(received: Received, raw: boolean, needsData: boolean, translate: ApiHost['translate']): Answer {
  const json = parse(received.text)
  if (received.status < 200 || received.status > 299) return failed(httpFailure(received, messageOf(json), translate))
  if (isHtml(received)) return failed({ kind: 'html', code: received.status, msg: '', data: null })
  if (json === undefined || (!raw && !isEnvelope(json))) {
    return failed({ kind: 'unknown', code: received.status, msg: translate(API_TEXTS.unknown), data: null })
  }
  if (raw || !isEnvelope(json)) return { data: json }
  // A 405 returns its data and shows no message (spec §8).
  if (json.code === CODE.ok || json.code === CODE.silent) {
    if (!needsData || (json.data !== null && json.data !== undefined)) return { data: json.data }
    return failed({ kind: 'unknown', code: json.code, msg: translate(API_TEXTS.dataAbnormal), data: null })
  }
  const retryAfter = Number(received.headers.get('retry-after') ?? Number.NaN)
  return failed({
    kind: 'business',
    code: json.code,
    msg: json.code === CODE.tooMany ? translate(API_TEXTS.tooMany) : messageOf(json),
    data: json.data ?? null,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  })
}

const failed = (failure: ApiFailure): Answer => ({ failure })

function httpFailure(received: Received, message: string, translate: ApiHost['translate']): ApiFailure {
  const { status } = received
  const msg = (() => {
    if (status === 404) return translate(API_TEXTS.notFound)
    if (status === 500) return `${translate(API_TEXTS.serverError)}${message}`
    if (status === 401) return message
    return `${received.statusText || (PHRASES[status] ?? '')}${translate(API_TEXTS.errorCode)}${status}`
  })()
  return { kind: 'http', code: status, msg, data: null }
}

/** HTTP/2 carries no status text; these are the statuses that servers and proxies send. */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isHtml = ({ headers, text }: Received) =>
  (headers.get('content-type') ?? '').includes('text/html') || /^\s*<(!doctype|html)/i.test(text)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isEnvelope(json: unknown): json is { code: number; msg: unknown; data?: unknown } {
  return isRecord(json) && typeof json.code === 'number' && 'msg' in json
}

function messageOf(json: unknown): string {
  if (!isRecord(json)) return ''
  const message = json.msg ?? json.message
  return typeof message === 'string' ? message : ''
}
