import type { DeskArea } from '@shiji/contract/lists/list-call.ts'
import { loadMenuCall } from '@shiji/contract/platform/load-menu.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'
import { sessionActions } from '../base/session/session.slice.ts'

/** The menu of a back office (spec §4, §7): a separate file, since every start of a back office loads it. */
export const menuApi = api.injectEndpoints({
  endpoints: build => ({
    loadMenu: queryOf(build, loadMenuCall, {
      args: (area: DeskArea) => ({ area, type: 'getChildren' as const }),
      async onQueryStarted(area, { dispatch, queryFulfilled }): Promise<void> {
        const loaded = await queryFulfilled.then(
          () => true,
          () => false,
        )
        dispatch(sessionActions.menuLoaded({ area, loaded }))
      },
    }),
  }),
})

export const { useLoadMenuQuery } = menuApi
