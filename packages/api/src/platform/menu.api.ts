import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { api } from '../base/api.ts'
import { sessionActions } from '../base/session.slice.ts'

/** The menu of a back office (spec §4, §7): a separate file, since every start of a back office loads it. */
export const menuApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET {area prefix}load_menu, query type=getChildren: the menu tree of the person who is logged in. */
    loadMenu: build.query<readonly MenuItem[], Area>({
      query: area => ({ url: `${AREA_PREFIX[area]}/load_menu`, params: { type: 'getChildren' } }),
      providesTags: ['Menu'],
      async onQueryStarted(area, { dispatch, queryFulfilled }) {
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
