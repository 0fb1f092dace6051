import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import type { MenuBadges } from '@shiji/contract/insight/insight.ts'
import { api } from '../base/api.ts'

/** Menu badges: a separate file, since it loads after the menu is on screen. */
export const menuBadgesApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET {area prefix}menu_badges. Failures are not shown, except the end of the session. */
    menuBadges: build.query<MenuBadges, Exclude<Area, 'buyer'>>({
      query: area => ({
        url: `${AREA_PREFIX[area]}/menu_badges`,
        expects: ({ code }) => code !== CODE.unauthenticated,
      }),
    }),
  }),
})

export const { useMenuBadgesQuery } = menuBadgesApi
