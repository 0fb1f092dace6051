import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type Persistor,
  PURGE,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
} from 'redux-persist'
import { api } from './base/api.ts'
import { fetchOrTakeOver, forgetEarly } from './base/page/early-calls.ts'
import { openBrowserStorage, type TextStorage } from './base/session/browser-storage.ts'
import { initialSession, loginSlot, sessionActions, sessionSlice } from './base/session/session.slice.ts'
import { STORAGE_KEYS } from './base/session/slots.ts'
import type { ApiHost } from './base/transport/host.ts'
import type { SendWithProgress, Transport } from './base/transport/transport.ts'

export interface ShijiStoreOptions {
  /** The area this page belongs to; the cache is emptied when its session begins and ends. */
  readonly area: Area
  readonly host: ApiHost
  /** Origin of the API, '' (the default) for the page's own. */
  readonly origin?: string
  /** Path of the page; by default the area's prefix, under which all its pages live. */
  readonly page?: () => string
  readonly storage?: TextStorage
  readonly fetch?: typeof fetch
}

/** Makes the store of one page: API cache, session, and browser storage kept in step with the other tabs (spec §3). */
export function createShijiStore(options: ShijiStoreOptions) {
  const storage = openBrowserStorage(options.storage)
  const transport: Transport = {
    origin: options.origin ?? '',
    page: options.page ?? (() => `${AREA_PREFIX[options.area]}/`),
    storage,
    pageStore: () => store.getState().session.pageStore,
    host: options.host,
    fetch: options.fetch ?? fetchOrTakeOver,
    send: options.fetch === undefined ? send : sendBy(options.fetch),
  }
  // `deserialize` is missing in the types of redux-persist, hence a variable.
  const persistence = {
    key: 'session',
    storage: storage.adapter,
    serialize: false,
    deserialize: false,
    whitelist: [...STORAGE_KEYS],
    stateReconciler: false as const,
    timeout: 0,
  }
  const session = persistReducer(persistence, sessionSlice.reducer)
  const persisted: { current?: Persistor } = {}
  const store = configureStore({
    reducer: { [sessionSlice.name]: session, [api.reducerPath]: api.reducer },
    // Rehydrated from the start: storage was read above, synchronously, so the first request already has its token.
    preloadedState: {
      session: { ...initialSession, ...storage.snapshot(), _persist: { version: -1, rehydrated: true } },
    },
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: transport },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }).concat(sessionMiddleware(options.area, persisted), api.middleware),
  })
  persisted.current = persistStore(store)
  // By then the first view has requested everything it needs.
  const made = Date.now()
  setTimeout(() => forgetEarly(made), EARLY_FOR_MS)
  const stopFollowing = followOtherTabs(key => store.dispatch(sessionActions.otherTabWrote(key)), storage)
  return { store, storage, stop: stopFollowing }
}

/** How long after its start a page may reuse early calls. */
const EARLY_FOR_MS = 10_000

// Most visits send no file.
const send: SendWithProgress = async (...request) =>
  (await import('./base/transport/send-with-progress.ts')).sendWithProgress(...request)

/** A substituted `fetch` also sends files, but reports only the end of their progress. */
const sendBy =
  (fetch: Transport['fetch']): SendWithProgress =>
  async (address, request, onProgress) => {
    const response = await fetch(address, request)
    onProgress(1)
    return response
  }

export type ShijiStore = ReturnType<typeof createShijiStore>['store']
export type ShijiState = ReturnType<ShijiStore['getState']>
export type ShijiDispatch = ShijiStore['dispatch']

/**
 * Writes storage through at once, since the next request reads its token there, and empties the cache when a session
 * ends or another tab begins one: nobody sees data loaded for another person. A login in this tab empties the cache itself at its end (`signIn`).
 */
function sessionMiddleware(area: Area, persisted: { current?: Persistor }): Middleware {
  return ({ getState, dispatch }) =>
    next =>
    action => {
      if (!isSessionAction(action)) return next(action)
      const was = loginSlot(getState().session, area).isLogin
      const result = next(action)
      void persisted.current?.flush()
      const is = loginSlot(getState().session, area).isLogin
      if (was !== is && !sessionActions.tokenStored.match(action)) {
        // Deferred, since the call that noticed the end is still running and would be aborted.
        setTimeout(() => dispatch(api.util.resetApiState()))
      }
      return result
    }
}

const isSessionAction = (action: unknown) =>
  typeof action === 'object' && action !== null && 'type' in action && String(action.type).startsWith('session/')

function followOtherTabs(
  tell: (keys: ReturnType<ReturnType<typeof openBrowserStorage>['followed']>) => void,
  storage: ReturnType<typeof openBrowserStorage>,
): () => void {
  if (typeof window === 'undefined') return () => undefined
  const follow = (event: StorageEvent) => {
    if (event.key === null) return tell(storage.snapshot())
    const key = STORAGE_KEYS.find(known => known === event.key)
    if (key !== undefined) tell(storage.followed(key, event.newValue))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
