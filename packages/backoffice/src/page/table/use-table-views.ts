import { useShijiDispatch } from '@shiji/api/hooks.ts'
import type { TableViews } from '@shiji/ui/backoffice/data-table/views/saved-view.ts'
import type { ViewActions, ViewsAtHand } from './table-view-actions.ts'

/**
 * Saved views on the server (reference ux 17), for the tabs of a table. The code of their actions loads with the first
 * action.
 */
export function useTableViews(at: Omit<ViewsAtHand, 'dispatch'>): TableViews {
  const dispatch = useShijiDispatch()
  const actions = async (): Promise<ViewActions> =>
    (await import('./table-view-actions.ts')).viewActions({ ...at, dispatch })
  return {
    list: at.list,
    current: at.current,
    onOpen: at.onOpen,
    onSave: async (id, state) => (await actions()).onSave(id, state),
    onSaveAs: async (name, state) => (await actions()).onSaveAs(name, state),
    onRename: async (id, name) => (await actions()).onRename(id, name),
    onDelete: async id => (await actions()).onDelete(id),
    onDefault: async id => (await actions()).onDefault(id),
    onReorder: async ids => (await actions()).onReorder(ids),
    roles: at.desk?.roles.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  }
}
