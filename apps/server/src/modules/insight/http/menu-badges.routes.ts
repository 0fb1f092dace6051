import { MenuBadges } from '@shiji/contract/insight/insight.ts'
import { menuBadgesCall } from '@shiji/contract/insight/menu-badges.calls.ts'
import { answerIn } from '../../../http/routes/answer.ts'
import type { Route } from '../../../http/routes/route.ts'
import { adminBadges, sellerBadges } from '../data/badges.queries.ts'

const bound = { summary: 'Numbers on the menu: what waits, by page', data: MenuBadges }

export const menuBadgesRoutes: readonly Route[] = [
  ...answerIn(menuBadgesCall, ['seller'], bound, ctx => sellerBadges(ctx)),
  ...answerIn(menuBadgesCall, ['admin'], bound, ctx => adminBadges(ctx)),
]
