import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { UNBUILT_PAGES } from '@shiji/contract/platform/unbuilt-pages.ts'
import type { BackofficeArea } from '../running/backoffice.ts'

/** Whether the screen of a menu entry is not built yet. */
export const isUnbuilt = (area: BackofficeArea, view: string): boolean => UNBUILT_PAGES[area].includes(view)

/**
 * The menu entries that lead somewhere: without pages that are not built yet, and without groups that contain only such
 * pages.
 */
export function offeredMenu(items: readonly MenuItem[], area: BackofficeArea): readonly MenuItem[] {
  return items.flatMap(item => {
    if (isUnbuilt(area, item.view)) return []
    const children = offeredMenu(item.children, area)
    return children.length === 0 && item.children.length > 0 && item.apis === '' ? [] : [{ ...item, children }]
  })
}
