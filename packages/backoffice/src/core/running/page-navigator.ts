import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import type { createBrowserRouter } from 'react-router'
import { pagePath } from '../address/menu-target.ts'
import { loginPath } from '../address/return-path.ts'

/** A router of react-router, whichever history it has. */
export type PageRouter = ReturnType<typeof createBrowserRouter>

/** Navigates from outside of components, and starts over with new routes for another person. */
export interface PageNavigator {
  /** The current router. */
  current(): PageRouter
  /** Number of routers so far, used as a key of pages. */
  generation(): number
  /** Discards all routes, which belong to the previous person, and opens a page with new ones. */
  restart(path: string): void
  /** Opens the login page with the current page as return address; does nothing on the login page. */
  toLogin(): void
  subscribe(listener: () => void): () => void
}

/** Where the router keeps its address: the browser, or memory in tests and stories. */
export interface PageHistory {
  /** Address of the page inside the area, with query and hash. */
  current(): string
  /** Sets the address without a navigation, before a new router reads it. */
  replace(path: string): void
}

/** The browser's address bar, relative to an area's base path. */
export const browserHistory = (area: Area): PageHistory => ({
  current: () => pagePath(`${location.pathname}${location.search}${location.hash}`, area),
  replace: path => window.history.replaceState(null, '', `${AREA_PREFIX[area]}${path}`),
})

/** Navigator over routers created by `make`; the first one is created immediately. */
export function createPageNavigator(make: () => PageRouter, history: PageHistory): PageNavigator {
  const listeners = new Set<() => void>()
  let router = make()
  let generation = 0
  const restart = (path: string) => {
    router.dispose()
    history.replace(path)
    router = make()
    generation += 1
    for (const listener of listeners) listener()
  }
  return {
    current: () => router,
    generation: () => generation,
    restart,
    toLogin() {
      const here = history.current()
      if (!/^\/login([?#]|$)/.test(here)) restart(loginPath(here))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
