import { CODE } from '@shiji/contract/envelope.ts'
import { menuBadgesCall } from '@shiji/contract/insight/menu-badges.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'

/** Menu badges: a separate file, since it loads after the menu is on screen. Failures are not shown, except the end of the session. */
export const menuBadgesApi = api.injectEndpoints({
  endpoints: build => ({
    menuBadges: queryOf(build, menuBadgesCall, {
      by: 'area',
      ways: { expects: ({ code }) => code !== CODE.unauthenticated },
    }),
  }),
})

export const { useMenuBadgesQuery } = menuBadgesApi
