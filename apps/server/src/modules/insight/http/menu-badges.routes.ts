import { MenuBadges } from '@shiji/contract/insight/insight.ts'
import { type Route, route } from '../../../http/route.ts'
import { adminBadges, sellerBadges } from '../data/badges.queries.ts'

const spec = {
  method: 'GET',
  path: '/menu_badges',
  access: 'session',
  summary: 'Numbers on the menu: what waits, by page',
  data: MenuBadges,
} as const

export const menuBadgesRoutes: readonly Route[] = [
  route({ ...spec, area: 'seller' }, ctx => sellerBadges(ctx)),
  route({ ...spec, area: 'admin' }, ctx => adminBadges(ctx)),
]
