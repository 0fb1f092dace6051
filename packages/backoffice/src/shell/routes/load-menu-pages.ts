import { menuApi } from '@shiji/api/platform/menu.api.ts'
import { type MenuPage, menuPages } from '../../core/menu/menu-pages.ts'
import type { Backoffice } from '../../core/running/backoffice.ts'

/** The menu pages of the logged-in person; loaded once, then from the cache. Throws the failure of the call. */
export async function loadMenuPages({ area, store }: Pick<Backoffice, 'area' | 'store'>): Promise<readonly MenuPage[]> {
  const asking = store.dispatch(menuApi.endpoints.loadMenu.initiate(area))
  try {
    return menuPages(await asking.unwrap(), area)
  } finally {
    asking.unsubscribe()
  }
}
