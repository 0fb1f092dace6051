import { forgetPageAnswers, takePageAnswer } from './page-data.ts'

/** A call that the first inline script of a page starts, before the code that needs its answer has loaded. */
interface EarlyCall {
  /** Address and headers, which identify the call. */
  readonly mark: string
  readonly begun: number
  readonly answer: Promise<Response>
  readonly stop: () => void
}

declare global {
  /** A global is all that two scripts of one page share. */
  var shijiEarlyCalls: EarlyCall[] | undefined
}

/** An older answer may be out of date. */
const MOST_AGE_MS = 30_000

const markOf = (address: string, headers?: HeadersInit) => JSON.stringify([address, ...new Headers(headers)])

/** Headers that every call compares: who asks, in which language. */
export function callHeaders(token: string | null, language: string | null): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null && token !== '') headers.set('authorization', `Bearer ${token}`)
  if (language !== null && language !== '') headers.set('accept-language', language)
  return headers
}

/** Starts a GET whose answer the page code will reuse; returns a copy of the answer. */
export async function beginEarly(address: string, request: RequestInit = {}): Promise<Response> {
  const stopping = new AbortController()
  const answer = fetch(address, { ...request, signal: stopping.signal })
  const copy = answer.then(response => response.clone())
  const mark = markOf(address, request.headers)
  globalThis.shijiEarlyCalls ??= []
  globalThis.shijiEarlyCalls.push({ mark, begun: Date.now(), answer, stop: () => stopping.abort() })
  return await copy
}

/** Drops calls that were not reused; with a time (ms since 1970), only those started until then. */
export function forgetEarly(until = Number.POSITIVE_INFINITY): void {
  globalThis.shijiEarlyCalls = globalThis.shijiEarlyCalls?.filter(({ begun }) => begun > until)
  if (until === Number.POSITIVE_INFINITY) forgetPageAnswers()
}

/**
 * `fetch` that takes an answer that came with the document, or reuses an early call: once, for the same address, person and language, and only if nothing was written since. If the early call
 * failed, this call fails the same way.
 */
export const fetchOrTakeOver: typeof fetch = async (input, init = {}) => {
  const { method = 'GET', headers, signal } = init
  if (method !== 'GET') forgetEarly()
  const came = method === 'GET' ? takePageAnswer(String(input), new Headers(headers)) : undefined
  if (came !== undefined) return came
  const call = take(markOf(String(input), headers))
  if (call === undefined) return await fetch(input, init)
  if (signal?.aborted === true) call.stop()
  signal?.addEventListener('abort', call.stop, { once: true })
  return await call.answer
}

function take(mark: string): EarlyCall | undefined {
  const begun = globalThis.shijiEarlyCalls ?? []
  const call = begun.find(each => each.mark === mark)
  if (call === undefined) return undefined
  globalThis.shijiEarlyCalls = begun.filter(each => each !== call)
  return Date.now() - call.begun > MOST_AGE_MS ? undefined : call
}
