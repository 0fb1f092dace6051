import { useLoadMenuQuery } from '@shiji/api/platform/menu.api.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useBackoffice } from '../running/backoffice.ts'
import { currentMenuPage, type MenuPage, menuPages } from './menu-pages.ts'
import { offeredMenu } from './offered-menu.ts'

const NO_MENU: readonly MenuItem[] = []

/** The menu of the logged-in person, and the position of the current page in it. */
export interface CurrentMenu {
  /** Top modules, with only the entries that lead somewhere. */
  readonly modules: readonly MenuItem[]
  /** All pages, including those not built yet, whose addresses show a message. */
  readonly pages: readonly MenuPage[]
  /** Menu page of the current address; undefined outside the menu. */
  readonly page: MenuPage | undefined
  /** Top module that is open; its children are the left menu (spec §2). */
  readonly module: MenuItem | undefined
}

/** The menu; follows the current page. */
export function useMenu(): CurrentMenu {
  const { area } = useBackoffice()
  const { pathname } = useLocation()
  const { data = NO_MENU } = useLoadMenuQuery(area)
  const modules = useMemo(() => offeredMenu(data, area), [data, area])
  const pages = useMemo(() => menuPages(data, area), [data, area])
  const page = useMemo(() => currentMenuPage(pages, pathname), [pages, pathname])
  return { modules, pages, page, module: modules.find(({ id }) => id === page?.trail[0]?.id) ?? modules[0] }
}
