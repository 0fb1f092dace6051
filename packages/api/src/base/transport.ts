import type { Area } from '@shiji/contract/area.ts'
import type { BrowserStorage } from './browser-storage.ts'
import type { ApiFailure } from './failure.ts'
import type { ApiHost } from './host.ts'

/** What every call needs besides itself; the store hands it to the base query as thunk argument. */
export interface Transport {
  /** Origin of the API, '' for the page's own. */
  readonly origin: string
  /** Path of the page, whose prefix chooses the area of calls that have none. */
  readonly page: () => string
  readonly storage: BrowserStorage
  readonly host: ApiHost
  readonly fetch: typeof fetch
  /** What calls with `onProgress` go by instead of `fetch`. */
  readonly send: SendWithProgress
}

/** Sends a body and tells the share of it that has gone, 0 to 1; answers and rejects as `fetch` does. */
export type SendWithProgress = (
  address: string,
  request: PreparedCall['init'] & { readonly signal: AbortSignal },
  onProgress: (share: number) => void,
) => Promise<Response>

/** One call as endpoints describe it. */
export interface ApiCall {
  /** Path below the base (`/common`, `/Seller/goods`); may carry a query of its own. */
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Appended as `/{id}` when greater than 0; several are joined by commas (spec §7). */
  readonly id?: number | readonly number[]
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
  /** The address is taken as it is, without the base path `/api` (spec §7). */
  readonly skipBase?: boolean
  /** Milliseconds; 30000 unless said otherwise (spec §9). */
  readonly timeout?: number
  /** Refusals that the caller answers by itself, such as a question for more; they are not shown. */
  readonly expects?: (failure: ApiFailure) => boolean
  /** An answer without data is a failure. */
  readonly needsData?: boolean
  /** Sent as `Idempotency-Key`: the same key always gets the same answer. */
  readonly idempotencyKey?: string
  /** Version of the record that was looked at, sent as `If-Match`: refused with 409 when it has changed since. */
  readonly version?: string
  /** Sends the id of this browser's device, as logins do. */
  readonly withDevice?: boolean
  /** Hears the share of the body that has gone, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** A call made ready for the wire. */
export interface PreparedCall {
  readonly address: string
  readonly init: { readonly method: string; readonly headers: Headers; readonly body?: URLSearchParams | FormData }
  readonly area: Area
  /** The token that goes out, null for none. */
  readonly sent: string | null
}

/** Finds the transport in a thunk's extra argument. */
export function transportOf(extra: unknown): Transport {
  if (!isTransport(extra)) throw new TypeError('the store was not made by createShijiStore')
  return extra
}

const isTransport = (extra: unknown): extra is Transport =>
  typeof extra === 'object' && extra !== null && 'storage' in extra && 'host' in extra && 'fetch' in extra
