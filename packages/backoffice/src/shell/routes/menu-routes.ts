import { loadChunk } from '@shiji/api/base/page/load-chunk.ts'
import { type RouteObject, redirect } from 'react-router'
import { pagePath } from '../../core/address/menu-target.ts'
import { currentMenuPage, type MenuPage } from '../../core/menu/menu-pages.ts'
import { isUnbuilt } from '../../core/menu/offered-menu.ts'
import { PageError } from '../screen/route-errors.tsx'
import { fallback, lazyScreen } from '../screen/screen-route.ts'
import type { StandIn } from '../screen/stand-in.ts'
import { findView, type Views, viewsBelow } from '../screen/views.ts'
import { knowPerson } from './know-person.ts'
import { loadMenuPages } from './load-menu-pages.ts'
import type { Routing } from './routing.ts'

/** The routes of the menu of the logged-in person: pages outside the shell, and those inside. */
export async function menuRoutes(
  backoffice: Routing,
): Promise<{ readonly alone: RouteObject[]; readonly inShell: RouteObject[] }> {
  const [pages, views] = await Promise.all([
    loadMenuPages(backoffice),
    loadChunk(backoffice.loadViews),
    knowPerson(backoffice),
  ])
  // A page that is not built yet is shown inside the layout, which has links to continue.
  const isAlone = (page: MenuPage) => page.standalone && findView(views, page.view) !== undefined
  const routesOf = (standalone: boolean) =>
    pages.filter(page => isAlone(page) === standalone).flatMap(page => pageRoutes(page, pages, views))
  return { alone: routesOf(true), inShell: routesOf(false) }
}

/** The route of a menu page, and those of the pages below it, which take an optional id (`/goods/form/:id?`). */
function pageRoutes(page: MenuPage, pages: readonly MenuPage[], views: Views): RouteObject[] {
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

/** The start page: the person's own, else the first page of the menu. Without pages the menu is empty. */
export async function goHome(backoffice: Routing): Promise<Response | StandIn | null> {
  const { area, store } = backoffice
  const pages = await loadMenuPages(backoffice)
  const user = area === 'admin' ? store.getState().session.admin_user : store.getState().session.seller_user
  const own = user === null || user.defaultUrl === '' ? '/' : pagePath(user.defaultUrl, area)
  const first = pages.find(page => page.view !== '' && !isUnbuilt(area, page.view))?.path
  const target = own !== '/' && currentMenuPage(pages, own) !== undefined ? own : first
  if (target === undefined) return { standIn: 'empty' }
  return target === '/' ? null : redirect(target)
}

/** Page for an address without a route: forbidden if the app has such a screen, else not found. */
export async function standInAt(backoffice: Routing, path: string): Promise<StandIn> {
  const [pages, views] = await Promise.all([loadMenuPages(backoffice), loadChunk(backoffice.loadViews)])
  const parts = path.split('/').filter(part => part !== '')
  const isScreen = parts.some((_, at) => {
    const name = parts.slice(0, at + 1).join('/')
    return (
      findView(views, name) !== undefined ||
      isUnbuilt(backoffice.area, name) ||
      isUnbuilt(backoffice.area, `${name}/index`)
    )
  })
  // Below a page in the person's menu, an address without a route does not exist.
  return { standIn: isScreen && currentMenuPage(pages, `/${path}`) === undefined ? 'refused' : 'unknown' }
}
