import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { TableViewChange, TableViewInput } from '@shiji/contract/platform/table-view.ts'
import { api } from '../base/api.ts'
import { deskTag, type OfTable, quietly, tableDeskApi } from './table-desk.api.ts'

/** Stored content of a view, as the page writes it. */
type State = Readonly<Record<string, unknown>>
type ViewInput = Omit<TableViewInput, 'page' | 'state'> & { readonly state: State }
type ViewChange = Omit<TableViewChange, 'state'> & { readonly state?: State }

/** Changes to the current person's table settings; loaded with the first change. */
export const tableViewApi = api.injectEndpoints({
  endpoints: build => ({
    /** PUT {area prefix}table_layout; optimistic, reverted when the call fails; the failure is not shown. */
    keepTableLayout: build.mutation<null, OfTable & { readonly layout: State }>({
      query: ({ area, page, layout }) => ({
        url: `${AREA_PREFIX[area]}/table_layout`,
        method: 'PUT',
        body: { page, layout: JSON.stringify(layout) },
        ...quietly,
      }),
      async onQueryStarted({ area, page, layout }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          tableDeskApi.util.updateQueryData('tableDesk', { area, page }, desk => ({ ...desk, layout })),
        )
        await queryFulfilled.catch(() => patch.undo())
      },
    }),
    /** POST {area prefix}table_views */
    saveTableView: build.mutation<{ readonly id?: number }, OfTable & { readonly view: ViewInput }>({
      query: ({ area, page, view }) => ({
        url: `${AREA_PREFIX[area]}/table_views`,
        method: 'POST',
        body: { ...view, page, state: JSON.stringify(view.state) },
      }),
      invalidatesTags: (_done, failure, table) => (failure ? [] : [deskTag(table)]),
    }),
    /** PUT {area prefix}table_views/{id} */
    changeTableView: build.mutation<unknown, OfTable & { readonly id: number; readonly change: ViewChange }>({
      query: ({ area, id, change: { state, ...change } }) => ({
        url: `${AREA_PREFIX[area]}/table_views`,
        id,
        method: 'PUT',
        body: { ...change, ...(state === undefined ? {} : { state: JSON.stringify(state) }) },
      }),
      invalidatesTags: (_done, failure, table) => (failure ? [] : [deskTag(table)]),
    }),
    /** DELETE {area prefix}table_views/{id} */
    deleteTableView: build.mutation<unknown, OfTable & { readonly id: number }>({
      query: ({ area, id }) => ({ url: `${AREA_PREFIX[area]}/table_views`, id, method: 'DELETE' }),
      invalidatesTags: (_done, failure, table) => (failure ? [] : [deskTag(table)]),
    }),
  }),
})
