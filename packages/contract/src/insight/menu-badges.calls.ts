import { call } from '../call.ts'
import type { MenuBadges } from './insight.ts'

/** Numbers on the menu: what waits, by page. */
export const menuBadgesCall = call<{ data: MenuBadges }>()({
  method: 'GET',
  path: '/menu_badges',
  area: ['seller', 'admin'],
  access: 'session',
})
