import { loadChunk } from '@shiji/api/base/page/load-chunk.ts'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { createGuard, isLoggedIn } from '../../core/session/guard.ts'
import { LoginPage } from '../login/login-page.tsx'
import { PageError, RootError } from '../screen/route-errors.tsx'
import { fallback, lazyScreen } from '../screen/screen-route.ts'
import { RootLayout, Starting } from './root-layout.tsx'
import type { Routing } from './routing.ts'

const ROOT = 'root'
const SHELL = 'shell'

/** The parts of the pages behind the login; visitors load none of them. */
const loadMenuRoutes = () => loadChunk(() => import('./menu-routes.ts'))

/** The routes that exist before a login. `onScreen` is the page that stays after a failed navigation. */
export function createRoutes(backoffice: Routing, onScreen: () => string | undefined): RouteObject[] {
  return [
    {
      // Pathless, with a `*` child: else the home address would match the root alone and no menu would be loaded.
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
            const [{ Shell }] = await Promise.all([import('../layout/shell.tsx'), backoffice.loadTexts()])
            return { Component: Shell }
          }),
          children: [
            {
              index: true,
              lazy: fallback('EmptyMenuPage'),
              ErrorBoundary: PageError,
              loader: async () => (await loadMenuRoutes()).goHome(backoffice),
            },
            {
              path: '*',
              ErrorBoundary: PageError,
              lazy: fallback('NotFoundPage'),
              loader: async ({ params }) => (await loadMenuRoutes()).standInAt(backoffice, params['*'] ?? ''),
            },
          ],
        },
      ],
    },
  ]
}

/**
 * Adds the menu's pages when an address without a route is requested (spec §4): loaded once per person, then the
 * navigation continues. Nothing is loaded for a visitor, whom the guard redirects to the login page.
 */
export function createMenuPatch(backoffice: Routing): PatchRoutesOnNavigationFunction {
  const state = { done: false }
  return async ({ patch }) => {
    if (state.done || !isLoggedIn(backoffice)) return
    const loading = Promise.all([
      loadMenuRoutes().then(({ menuRoutes }) => menuRoutes(backoffice)),
      backoffice.loadTexts(),
    ])
    const [{ alone, inShell }] = await loading.catch((cause: unknown) => {
      backoffice.host.log('menu', cause)
      throw cause
    })
    if (state.done) return
    state.done = true
    patch(ROOT, alone)
    patch(SHELL, inShell)
  }
}
