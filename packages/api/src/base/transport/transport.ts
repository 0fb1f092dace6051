import type { Area } from '@shiji/contract/area.ts'
import type { BrowserStorage } from '../session/browser-storage.ts'
import type { ApiFailure } from './failure.ts'
import type { ApiHost } from './host.ts'

/** Dependencies of every call; the store passes them to the base query as the thunk's extra argument. */
export interface Transport {
  /** Origin of the API, '' for the page's own. */
  readonly origin: string
  /** Path of the page, whose prefix chooses the area of calls that have none. */
  readonly page: () => string
  readonly storage: BrowserStorage
  /** The store that this page works for, null until it is known; another tab may have switched the session to another one. */
  readonly pageStore: () => number | null
  readonly host: ApiHost
  readonly fetch: typeof fetch
  /** Used instead of `fetch` for calls with `onProgress`. */
  readonly send: SendWithProgress
}

/** Sends a body and reports the share sent, 0 to 1; resolves and rejects like `fetch`. */
export type SendWithProgress = (
  address: string,
  request: PreparedCall['init'] & { readonly signal: AbortSignal },
  onProgress: (share: number) => void,
) => Promise<Response>

/** One call, as an endpoint declares it. */
export interface ApiCall {
  /** Path below the base (`/common`, `/Seller/goods`); may include a query. */
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Appended as `/{id}` when greater than 0; several are joined by commas (spec §7). */
  readonly id?: number | readonly number[]
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
  /** Uses the address unchanged, without the base path `/api` (spec §7). */
  readonly skipBase?: boolean
  /** Milliseconds; 30000 by default (spec §9). */
  readonly timeout?: number
  /** Refusals that the caller handles, for example a request for a proof of work; no message is shown. */
  readonly expects?: (failure: ApiFailure) => boolean
  /** An answer without data is a failure. */
  readonly needsData?: boolean
  /** Sent as `Idempotency-Key`: the same key always gets the same answer. */
  readonly idempotencyKey?: string
  /** Version of the record that was read, sent as `If-Match`: refused with 409 if the record has changed since. */
  readonly version?: string
  /** Sends this browser's device id, as logins do. */
  readonly withDevice?: boolean
  /** Receives the share of the body that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** A call that is ready to send. */
export interface PreparedCall {
  readonly address: string
  readonly init: { readonly method: string; readonly headers: Headers; readonly body?: URLSearchParams | FormData }
  readonly area: Area
  /** The token to send, null for none. */
  readonly sent: string | null
}

/** Finds the transport in a thunk's extra argument. */
export function transportOf(extra: unknown): Transport {
  if (!isTransport(extra)) throw new TypeError('the store was not made by createShijiStore')
  return extra
}

const isTransport = (extra: unknown): extra is Transport =>
  typeof extra === 'object' && extra !== null && 'storage' in extra && 'host' in extra && 'fetch' in extra
