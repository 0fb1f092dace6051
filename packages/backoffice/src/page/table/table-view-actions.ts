import { tableViewApi } from '@shiji/api/platform/table-view.api.ts'
import type { ShijiDispatch } from '@shiji/api/store.ts'
import type { TableDesk } from '@shiji/contract/platform/table-view.ts'
import type { SavedView, TableViews, ViewName, ViewState } from '@shiji/ui/backoffice/data-table/views/saved-view.ts'
import { isReported } from '../../core/action/refusal.ts'
import type { TableName } from '../declaration/table-name.ts'

/** Context of the actions. */
export interface ViewsAtHand {
  readonly dispatch: ShijiDispatch
  readonly table: TableName
  readonly desk: TableDesk | undefined
  readonly list: readonly SavedView[]
  readonly current: string | undefined
  readonly onOpen: (view: SavedView | undefined) => void
  /** Adopts a view just saved from the current table. */
  readonly onMade: (id: string) => void
}

/** Actions on saved views; each returns false if the server refused it, which has been shown already (spec §8). */
export type ViewActions = Pick<TableViews, 'onSave' | 'onSaveAs' | 'onRename' | 'onDelete' | 'onDefault' | 'onReorder'>

const { saveTableView, changeTableView, deleteTableView } = tableViewApi.endpoints

/** The actions of the tabs as calls (reference ux 17). A call without an answer rejects, since no message was shown yet. */
export function viewActions({ dispatch, table, desk, list, current, onOpen, onMade }: ViewsAtHand): ViewActions {
  const change = (id: string, part: Parameters<typeof changeTableView.initiate>[0]['change']) =>
    dispatch(changeTableView.initiate({ ...table, id: Number(id), change: part })).unwrap()
  return {
    onSave: (id, state) => unlessRefused(() => change(id, { state: wireState(state) })),
    onSaveAs: (name, state) =>
      unlessRefused(async () => {
        const view = { ...wireName(name), state: wireState(state), is_sort: list.length + 1 }
        const made = await dispatch(saveTableView.initiate({ ...table, view })).unwrap()
        onMade(String(made.id))
      }),
    onRename: (id, name) => unlessRefused(() => change(id, wireName(name))),
    onDelete: id =>
      unlessRefused(async () => {
        await dispatch(deleteTableView.initiate({ ...table, id: Number(id) })).unwrap()
        if (id === current) onOpen(undefined)
      }),
    onDefault: id =>
      unlessRefused(async () => {
        const wanted = id ?? list.find(view => view.isDefault)?.id
        if (wanted !== undefined) await change(wanted, { is_default: id !== undefined })
      }),
    onReorder: ids =>
      unlessRefused(async () => {
        const places = new Map(desk?.views.filter(view => view.mine).map(view => [String(view.id), view.is_sort]))
        for (const [at, id] of ids.entries()) {
          if (places.has(id) && places.get(id) !== at + 1) await change(id, { is_sort: at + 1 })
        }
      }),
  }
}

async function unlessRefused(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (failure) {
    if (isReported(failure)) return false
    throw failure
  }
}

const wireState = (state: ViewState) => ({ ...state })

const wireName = ({ name, shared, roles }: ViewName) => ({ name, shared, role_ids: roles.map(Number) })
