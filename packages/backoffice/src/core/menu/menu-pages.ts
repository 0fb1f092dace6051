import type { Area } from '@shiji/contract/area.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { pagePath } from '../address/menu-target.ts'

/** A page that the menu offers. */
export interface MenuPage {
  /** Path inside the area, with a leading slash. */
  readonly path: string
  /** Screen, as the server names it; '' when the entry has none. */
  readonly view: string
  /** `is_open` 1: shown on its own, outside the common layout (spec §2). */
  readonly standalone: boolean
  /** Top module, groups, and the entry itself, in this order. */
  readonly trail: readonly MenuItem[]
}

/** All pages of a menu, in menu order. Groups have none; if two entries have the same address, the first counts. */
export function menuPages(menu: readonly MenuItem[], area: Area): readonly MenuPage[] {
  const pages = new Map<string, MenuPage>()
  const walk = (items: readonly MenuItem[], above: readonly MenuItem[]) => {
    for (const item of items) {
      const trail = [...above, item]
      if (item.apis !== '' && !/^https?/i.test(item.apis)) {
        const path = pagePath(item.apis, area)
        if (!pages.has(path)) pages.set(path, { path, view: item.view, standalone: item.is_open === 1, trail })
      }
      walk(item.children, trail)
    }
  }
  walk(menu, [])
  return [...pages.values()]
}

/**
 * The menu page that an address belongs to: itself, or the nearest one above it (`/goods/form/3` belongs to `/goods`).
 */
export function currentMenuPage(pages: readonly MenuPage[], pathname: string): MenuPage | undefined {
  return pages
    .filter(page => pathname === page.path || pathname.startsWith(`${page.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}
