import { useLoadMenuQuery } from '@shiji/api/platform/menu.api.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useBackoffice } from '../app/backoffice.ts'
import { currentMenuPage, type MenuPage, menuPages } from './menu-pages.ts'

const NO_MENU: readonly MenuItem[] = []

/** The menu of the person who is logged in, and where in it the page on screen lies. */
export interface CurrentMenu {
  /** Top modules. */
  readonly modules: readonly MenuItem[]
  readonly pages: readonly MenuPage[]
  /** Menu page on screen; undefined for addresses outside the menu. */
  readonly page: MenuPage | undefined
  /** Top module that is open; its children are the left menu (spec §2). */
  readonly module: MenuItem | undefined
}

/** The menu, followed by the page on screen. */
export function useMenu(): CurrentMenu {
  const { area } = useBackoffice()
  const { pathname } = useLocation()
  const { data: modules = NO_MENU } = useLoadMenuQuery(area)
  const pages = useMemo(() => menuPages(modules, area), [modules, area])
  const page = useMemo(() => currentMenuPage(pages, pathname), [pages, pathname])
  return { modules, pages, page, module: page?.trail[0] ?? modules[0] }
}
