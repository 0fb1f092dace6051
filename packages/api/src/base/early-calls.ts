/** A call that the first script of a page began, before the code that will ask for its answer had come. */
interface EarlyCall {
  /** Address and headers, by which the same call is known again. */
  readonly mark: string
  readonly begun: number
  readonly answer: Promise<Response>
  readonly stop: () => void
}

declare global {
  /** Two scripts of one page share nothing else. */
  var shijiEarlyCalls: EarlyCall[] | undefined
}

/** An answer that waited longer for the page's code may be no longer true. */
const MOST_AGE_MS = 30_000

const markOf = (address: string, headers?: HeadersInit) => JSON.stringify([address, ...new Headers(headers)])

/** What every call says of itself: who asks and in which language. */
export function callHeaders(token: string | null, language: string | null): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null && token !== '') headers.set('authorization', `Bearer ${token}`)
  if (language !== null && language !== '') headers.set('accept-language', language)
  return headers
}

/** Begins a GET whose answer the code of the page will take over; the answer here is a copy. */
export async function beginEarly(address: string, request: RequestInit = {}): Promise<Response> {
  const stopping = new AbortController()
  const answer = fetch(address, { ...request, signal: stopping.signal })
  const copy = answer.then(response => response.clone())
  const mark = markOf(address, request.headers)
  globalThis.shijiEarlyCalls ??= []
  globalThis.shijiEarlyCalls.push({ mark, begun: Date.now(), answer, stop: () => stopping.abort() })
  return await copy
}

/** Drops what nobody has taken over; only what began until a time, in ms since 1970, where one is given. */
export function forgetEarly(until = Number.POSITIVE_INFINITY): void {
  globalThis.shijiEarlyCalls = globalThis.shijiEarlyCalls?.filter(({ begun }) => begun > until)
}

/**
 * `fetch`, which takes over the call that was begun early: once, for the same address, person and language, and as long as
 * nothing was written since. Its failure is the failure of this call.
 */
export const fetchOrTakeOver: typeof fetch = async (input, init = {}) => {
  const { method = 'GET', headers, signal } = init
  if (method !== 'GET') forgetEarly()
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
