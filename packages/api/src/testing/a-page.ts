import type { Area } from '@shiji/contract/area.ts'
import { api } from '../base/api.ts'
import type { TextStorage } from '../base/session/browser-storage.ts'
import { type ApiFailure, isFailure } from '../base/transport/failure.ts'
import type { ApiHost } from '../base/transport/host.ts'
import type { ApiCall } from '../base/transport/transport.ts'
import { createShijiStore } from '../store.ts'

const anyCall = api.injectEndpoints({
  endpoints: build => ({ anyCall: build.mutation<unknown, ApiCall>({ query: call => call }) }),
})

/** Browser storage of a test: a map that the test can read and change directly. */
export function storageOf(
  keys: Readonly<Record<string, string>> = {},
): TextStorage & { readonly keys: Map<string, string> } {
  const map = new Map(Object.entries(keys))
  return {
    keys: map,
    getItem: key => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: key => void map.delete(key),
  }
}

interface PageOptions {
  readonly origin?: string
  readonly area?: Area
  readonly storage?: ReturnType<typeof storageOf>
  readonly fetch?: typeof fetch
}

/** A page of the given area with a host that records its calls. Texts are shown as their keys. */
export function aPage({ origin = '', area = 'buyer', storage = storageOf(), fetch }: PageOptions = {}) {
  const shown: string[] = []
  const sentTo: Area[] = []
  const logged: string[] = []
  const host: ApiHost = {
    notify: (_kind, text) => void shown.push(text),
    toLogin: where => void sentTo.push(where),
    translate: key => key,
    log: message => void logged.push(message),
  }
  const made = createShijiStore({ area, host, origin, storage, ...(fetch === undefined ? {} : { fetch }) })
  return {
    ...made,
    storage,
    shown,
    sentTo,
    logged,
    /** Sends a call as an endpoint would and returns its data; throws a failure. */
    call: (call: ApiCall): Promise<unknown> => made.store.dispatch(anyCall.endpoints.anyCall.initiate(call)).unwrap(),
    /** Sends a call without waiting for it. */
    begin: (call: ApiCall) => made.store.dispatch(anyCall.endpoints.anyCall.initiate(call)),
    /** Sends a call that must fail and returns the failure. */
    async failing(call: ApiCall): Promise<ApiFailure> {
      const outcome = await made.store.dispatch(anyCall.endpoints.anyCall.initiate(call))
      if (!isFailure(outcome.error)) throw new Error(`no failure: ${JSON.stringify(outcome)}`)
      return outcome.error
    },
  }
}
