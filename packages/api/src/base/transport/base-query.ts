import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { CODE } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { sessionActions } from '../session/session.slice.ts'
import { SLOT_KEYS } from '../session/slots.ts'
import { type Answer, judge } from './answer.ts'
import { API_TEXTS, type ApiFailure } from './failure.ts'
import type { ApiHost } from './host.ts'
import { prepare } from './prepare.ts'
import { type ApiCall, type PreparedCall, type Transport, transportOf } from './transport.ts'

type Dispatch = Parameters<BaseQueryFn>[1]['dispatch']
type Attempt = { readonly prepared: PreparedCall; readonly answer: Answer; readonly meta: AnswerMeta }

/** What the response headers add to the data. */
export interface AnswerMeta {
  /** Version of the returned record, to send as `version` in a later call. */
  readonly version?: string
}

/**
 * The base query of all calls (spec §7, §8). A body code 200 or 405 answers with its data; anything else is an `ApiFailure` and has
 * been shown by the time the caller sees it. A 401 ends the area's session only if the stored token is the one that was
 * sent; if another tab has stored a newer token, the call is repeated once with that one.
 */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure, object, AnswerMeta> = async (
  call,
  { extra, signal, dispatch },
) => {
  const transport = transportOf(extra)
  const first = await attempt(call, transport, signal, dispatch)
  const last =
    isSessionOver(first.answer) && !isStored(first.prepared, transport)
      ? await attempt(call, transport, signal, dispatch)
      : first
  if ('data' in last.answer) return { data: last.answer.data, meta: last.meta }
  const isSilent = call.expects?.(last.answer.failure) === true || isOtherStoreRead(call, last.answer.failure)
  if (!isSilent) report(last.answer.failure, transport.host)
  if (isSessionOver(last.answer) && isStored(last.prepared, transport)) {
    dispatch(sessionActions.signedOut(last.prepared.area))
    transport.host.toLogin(last.prepared.area)
  }
  return { error: last.answer.failure }
}

async function attempt(call: ApiCall, transport: Transport, signal: AbortSignal, dispatch: Dispatch): Promise<Attempt> {
  const prepared = prepare(call, transport)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), call.timeout ?? LIMITS.request.timeoutMs)
  const translate = (key: Parameters<ApiHost['translate']>[0]) => transport.host.translate(key)
  try {
    const request = { ...prepared.init, signal: AbortSignal.any([signal, late.signal]) }
    const response =
      call.onProgress === undefined
        ? await transport.fetch(prepared.address, request)
        : await transport.send(prepared.address, request, call.onProgress)
    const { status, statusText, headers } = response
    const answer = judge(
      { status, statusText, headers, text: await response.text() },
      call.skipBase === true,
      call.needsData === true,
      translate,
    )
    keepFreshToken(headers, prepared, transport, dispatch)
    const version = headers.get('etag')
    return { prepared, answer, meta: version === null ? {} : { version } }
  } catch (cause) {
    const failure: ApiFailure = signal.aborted
      ? { kind: 'aborted', code: 0, msg: '', data: null }
      : {
          kind: 'network',
          code: 0,
          msg: translate(API_TEXTS.networkAbnormal),
          data: null,
          ...(late.signal.aborted ? { late: true } : {}),
        }
    if (failure.kind === 'network') transport.host.log(failure.msg, { address: prepared.address, cause })
    return { prepared, answer: { failure }, meta: {} }
  } finally {
    clearTimeout(timer)
  }
}

/** Stores a token from the `authorization` header, unless the session has ended or been renewed since. */
function keepFreshToken(headers: Headers, prepared: PreparedCall, transport: Transport, dispatch: Dispatch): void {
  const token = (headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '')
  if (token === '' || !isStored(prepared, transport)) return
  dispatch(sessionActions.tokenStored({ area: prepared.area, token }))
}

const isStored = ({ area, sent }: PreparedCall, { storage }: Transport) =>
  (storage.text(SLOT_KEYS[area].tokenName) || null) === sent

const isSessionOver = (answer: Answer) =>
  'failure' in answer && answer.failure.kind === 'business' && answer.failure.code === CODE.unauthenticated

/**
 * A page of one store reads while another tab works for another store. Lists say so in their place; what is read again and
 * again in the background would say so every minute.
 */
const isOtherStoreRead = ({ method = 'GET' }: ApiCall, { code, data }: ApiFailure): boolean =>
  method === 'GET' && code === CODE.conflict && typeof data === 'object' && data !== null && 'acting_for' in data

/** Shows a failure as §8 requires: html pages are ignored, a missing answer has already been logged. */
function report(failure: ApiFailure, host: ApiHost): void {
  if (failure.kind === 'aborted' || failure.kind === 'html' || failure.kind === 'network') return
  if (failure.msg !== '') host.notify('error', failure.msg)
}
