import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { redirect } from 'react-router'
import type { Backoffice } from '../app/backoffice.ts'
import { LoginPage } from '../login/login-page.tsx'
import { currentMenuPage, type MenuPage } from '../menu/menu-pages.ts'
import { pagePath } from '../menu/menu-target.ts'
import { createGuard, isLoggedIn } from '../session/guard.ts'
import { loadMenuPages } from './load-menu-pages.ts'
import { RootLayout, Starting } from './root-layout.tsx'
import { PageError, RootError } from './route-errors.tsx'
import { lazyScreen } from './screen-route.ts'
import { findView, viewsBelow } from './views.ts'

const ROOT = 'root'
const SHELL = 'shell'

type Routing = Pick<Backoffice, 'area' | 'store' | 'storage' | 'host' | 'views'> & {
  /** Loads the texts that the pages behind the login stand on; once, however often it is called. */
  readonly loadTexts: () => Promise<void>
}

/** The routes that exist before anybody has logged in. `onScreen` is the page that a failed navigation stays on. */
export function createRoutes(backoffice: Routing, onScreen: () => string | undefined): RouteObject[] {
  return [
    {
      // Pathless, with a `*` child: else the home address would match the root alone and no menu be asked for.
      id: ROOT,
      Component: RootLayout,
      HydrateFallback: Starting,
      ErrorBoundary: RootError,
      middleware: [createGuard(backoffice, onScreen)],
      loader: () => null,
      shouldRevalidate: () => true,
      children: [
        { path: 'login', Component: LoginPage },
        {
          id: SHELL,
          lazy: lazyScreen(async () => {
            const [{ Shell }] = await Promise.all([import('../shell/shell.tsx'), backoffice.loadTexts()])
            return { Component: Shell }
          }),
          children: [
            {
              index: true,
              lazy: fallback('EmptyMenuPage'),
              ErrorBoundary: PageError,
              loader: () => goHome(backoffice),
            },
            { path: '*', ErrorBoundary: PageError, lazy: fallback('NotFoundPage') },
          ],
        },
      ],
    },
  ]
}

/**
 * Adds the menu's pages when an address is asked for that has no route yet (spec §4): fetched once per person, the
 * navigation goes on by itself. Nothing is fetched for a visitor, whom the guard sends to the login page.
 */
export function createMenuPatch(backoffice: Routing): PatchRoutesOnNavigationFunction {
  const state = { done: false }
  return async ({ patch }) => {
    if (state.done || !isLoggedIn(backoffice)) return
    const loading = Promise.all([loadMenuPages(backoffice), backoffice.loadTexts()])
    const [pages] = await loading.catch((cause: unknown) => {
      backoffice.host.log('menu', cause)
      throw cause
    })
    if (state.done) return
    state.done = true
    const routesOf = (standalone: boolean) =>
      pages.filter(page => page.standalone === standalone).flatMap(page => pageRoutes(page, pages, backoffice))
    patch(ROOT, routesOf(true))
    patch(SHELL, routesOf(false))
  }
}

/** The route of a menu page, and those of the pages below it, which take an optional id (`/goods/form/:id?`). */
function pageRoutes(page: MenuPage, pages: readonly MenuPage[], { views }: Routing): RouteObject[] {
  const path = page.path.replace(/^\//, '')
  const taken = pages.map(other => other.view)
  return [
    { path, ...screen(findView(views, page.view)) },
    ...viewsBelow(views, page.view, taken).map(({ name, load }) => ({ path: `${path}/${name}/:id?`, ...screen(load) })),
  ]
}

function screen(load: (() => Promise<unknown>) | undefined): RouteObject {
  return { ErrorBoundary: PageError, lazy: load === undefined ? fallback('PendingPage') : lazyScreen(load) }
}

const fallback = (page: 'EmptyMenuPage' | 'NotFoundPage' | 'PendingPage') =>
  lazyScreen(() => import('./fallback-pages.tsx').then(pages => ({ Component: pages[page] })))

/** The page to start with: the person's own, else the first page of the menu. Without any the menu is empty. */
async function goHome(backoffice: Routing): Promise<Response | null> {
  const { area, store } = backoffice
  const pages = await loadMenuPages(backoffice)
  const user = area === 'admin' ? store.getState().session.admin_user : store.getState().session.seller_user
  const own = user === null || user.defaultUrl === '' ? '/' : pagePath(user.defaultUrl, area)
  const first = pages.find(page => page.view !== '')?.path
  const target = own !== '/' && currentMenuPage(pages, own) !== undefined ? own : first
  return target === undefined || target === '/' ? null : redirect(target)
}
