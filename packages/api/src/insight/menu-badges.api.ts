import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import type { MenuBadges } from '@shiji/contract/insight/insight.ts'
import { api } from '../base/api.ts'

/** Numbers on the menu: a file of its own, since it loads after the menu is on screen. */
export const menuBadgesApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET {area prefix}menu_badges. A number that cannot be had is no news: only the end of the session is shown. */
    menuBadges: build.query<MenuBadges, Exclude<Area, 'buyer'>>({
      query: area => ({
        url: `${AREA_PREFIX[area]}/menu_badges`,
        expects: ({ code }) => code !== CODE.unauthenticated,
      }),
    }),
  }),
})

export const { useMenuBadgesQuery } = menuBadgesApi
