import {
  changeViewCall,
  deleteViewsCall,
  keepLayoutCall,
  saveViewCall,
  tableDeskCall,
} from '@shiji/contract/platform/table-view.calls.ts'
import type { TableViewChange, TableViewInput } from '@shiji/contract/platform/table-view.ts'
import { api } from '../base/api.ts'
import { mutationOf, readsOf } from '../base/endpoint.ts'
import { type OfTable, quietly, tableDeskApi } from './table-desk.api.ts'

/** Stored content of a view, as the page writes it. */
type State = Readonly<Record<string, unknown>>
type ViewInput = Omit<TableViewInput, 'page' | 'state'> & { readonly state: State }
type ViewChange = Omit<TableViewChange, 'state'> & { readonly state?: State }

/** The view to change is found by its id; its table is what the cache knows it by. */
const deskTags = ({ area, page }: OfTable) => readsOf(tableDeskCall, { area, page })

/** Changes to the current person's table settings; loaded with the first change. */
export const tableViewApi = api.injectEndpoints({
  endpoints: build => ({
    /** Optimistic, reverted when the call fails; the failure is not shown. */
    keepTableLayout: mutationOf(build, keepLayoutCall, {
      args: ({ area, page, layout }: OfTable & { readonly layout: State }) => ({
        area,
        page,
        layout: JSON.stringify(layout),
      }),
      ways: quietly,
      async onQueryStarted({ area, page, layout }, { dispatch, queryFulfilled }): Promise<void> {
        const patch = dispatch(
          tableDeskApi.util.updateQueryData('tableDesk', { area, page }, desk => ({ ...desk, layout })),
        )
        await queryFulfilled.catch(() => patch.undo())
      },
    }),
    saveTableView: mutationOf(build, saveViewCall, {
      args: ({ area, page, view }: OfTable & { readonly view: ViewInput }) => ({
        ...view,
        area,
        page,
        state: JSON.stringify(view.state),
      }),
    }),
    changeTableView: mutationOf(build, changeViewCall, {
      args: ({ area, id, change }: OfTable & { readonly id: number; readonly change: ViewChange }) => {
        const { state, ...rest } = change
        return { ...rest, area, id, ...(state === undefined ? {} : { state: JSON.stringify(state) }) }
      },
      tags: deskTags,
    }),
    deleteTableView: mutationOf(build, deleteViewsCall, {
      args: ({ area, id }: OfTable & { readonly id: number }) => ({ area, ids: [id] }),
      tags: deskTags,
    }),
  }),
})
