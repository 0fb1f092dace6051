import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { UNBUILT_PAGES } from '@shiji/contract/platform/unbuilt-pages.ts'
import type { BackofficeArea } from '../running/backoffice.ts'

/** Whether the screen that a menu entry names is still to be built. */
export const isUnbuilt = (area: BackofficeArea, view: string): boolean => UNBUILT_PAGES[area].includes(view)

/** The entries of a menu that lead somewhere today: without pages still to be built, and without groups of nothing else. */
export function offeredMenu(items: readonly MenuItem[], area: BackofficeArea): readonly MenuItem[] {
  return items.flatMap(item => {
    if (isUnbuilt(area, item.view)) return []
    const children = offeredMenu(item.children, area)
    return children.length === 0 && item.children.length > 0 && item.apis === '' ? [] : [{ ...item, children }]
  })
}
