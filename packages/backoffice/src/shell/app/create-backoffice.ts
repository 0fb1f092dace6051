import type { RuntimeConfig } from '@shiji/api/base/page/runtime-config.ts'
import type { TextStorage } from '@shiji/api/base/session/browser-storage.ts'
import { loginSlot } from '@shiji/api/base/session/session.slice.ts'
import { createShijiStore } from '@shiji/api/store.ts'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { closeToastsWithPages } from '@shiji/ui/common/toast/toasts-of-pages.ts'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { createApiHost } from '../../core/running/api-host.ts'
import type { Backoffice, BackofficeArea } from '../../core/running/backoffice.ts'
import {
  browserHistory,
  createPageNavigator,
  type PageHistory,
  type PageRouter,
} from '../../core/running/page-navigator.ts'
import { createMenuPatch, createRoutes } from '../routes/create-routes.tsx'
import type { Views } from '../screen/views.ts'

type RouterOptions = NonNullable<Parameters<typeof createBrowserRouter>[1]>

export interface BackofficeParts {
  readonly area: BackofficeArea
  /** Loads the screens of the app, after the login. */
  readonly loadViews: () => Promise<Views>
  readonly config: RuntimeConfig
  readonly say: SayText
  /** Loads the texts of the pages behind the login. @default all are loaded */
  readonly loadTexts?: () => Promise<void>
  /** Replacements for browser features: tests and stories keep addresses, storage and answers in memory. */
  readonly storage?: TextStorage
  readonly fetch?: typeof fetch
  readonly history?: PageHistory
  readonly makeRouter?: (routes: RouteObject[], options: RouterOptions) => PageRouter
}

/** Creates a back office: store, routes, and the redirect to the login page when a session ends. */
export function createBackoffice(parts: BackofficeParts): Backoffice {
  const { area, config } = parts
  const navigation: { toLogin: () => void } = { toLogin: () => undefined }
  const host = createApiHost(parts.say, () => navigation.toLogin())
  const { store, storage } = createShijiStore({
    area,
    host,
    origin: config.apiOrigin,
    ...(parts.storage === undefined ? {} : { storage: parts.storage }),
    ...(parts.fetch === undefined ? {} : { fetch: parts.fetch }),
  })
  const loadTexts = parts.loadTexts ?? (() => Promise.resolve())
  const routing = { area, store, storage, host, loadViews: parts.loadViews, loadTexts }
  const history = parts.history ?? browserHistory(area)
  const make = parts.makeRouter ?? createBrowserRouter
  const onScreen: { path?: string } = {}
  const navigator = createPageNavigator(() => {
    delete onScreen.path
    const router = make(
      createRoutes(routing, () => onScreen.path),
      {
        basename: AREA_PREFIX[area],
        patchRoutesOnNavigation: createMenuPatch(routing),
      },
    )
    closeToastsWithPages(router)
    router.subscribe(({ navigation: { state } }) => {
      if (state === 'idle') onScreen.path = history.current()
    })
    return router
  }, history)
  navigation.toLogin = navigator.toLogin
  followLogout(area, store, navigator.toLogin)
  return { area, config, store, storage, host, navigator }
}

/** Redirects to the login page when the session ends, here or in another tab. */
function followLogout(area: BackofficeArea, store: Backoffice['store'], leave: () => void): void {
  let was = loginSlot(store.getState().session, area).isLogin
  store.subscribe(() => {
    const { isLogin } = loginSlot(store.getState().session, area)
    const ended = was && !isLogin
    was = isLogin
    // Deferred, since the storage, which the guard reads, is written right after the state.
    if (ended) queueMicrotask(leave)
  })
}
