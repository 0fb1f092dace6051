import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import type { TableDesk, TableViewChange, TableViewInput } from '@shiji/contract/platform/table-view.ts'
import { api } from '../base/api.ts'

interface OfTable {
  readonly area: Exclude<Area, 'buyer'>
  /** Path of the table's calls without the area, such as `users`. */
  readonly page: string
}

/** What is kept of a view, as the page writes it. */
type State = Readonly<Record<string, unknown>>
type ViewInput = Omit<TableViewInput, 'page' | 'state'> & { readonly state: State }
type ViewChange = Omit<TableViewChange, 'state'> & { readonly state?: State }

const deskTag = ({ area, page }: OfTable) => ({ type: 'TableDesk' as const, id: `${area}/${page}` })

/** Columns and saved views that a table of a back office keeps for the person who is logged in. */
export const tableViewApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET {area prefix}table_views?page= */
    tableDesk: build.query<TableDesk, OfTable>({
      query: ({ area, page }) => ({ url: `${AREA_PREFIX[area]}/table_views`, params: { page } }),
      providesTags: (_desk, _error, table) => [deskTag(table)],
    }),
    /** PUT {area prefix}table_layout; the desk in the cache changes at once, and back when the call fails. */
    keepTableLayout: build.mutation<null, OfTable & { readonly layout: State }>({
      query: ({ area, page, layout }) => ({
        url: `${AREA_PREFIX[area]}/table_layout`,
        method: 'PUT',
        body: { page, layout: JSON.stringify(layout) },
      }),
      async onQueryStarted({ area, page, layout }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          tableViewApi.util.updateQueryData('tableDesk', { area, page }, desk => ({ ...desk, layout })),
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

export const {
  useTableDeskQuery,
  useKeepTableLayoutMutation,
  useSaveTableViewMutation,
  useChangeTableViewMutation,
  useDeleteTableViewMutation,
} = tableViewApi
