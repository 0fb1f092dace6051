import { useShijiDispatch } from '@shiji/api/hooks.ts'
import type { TableViews } from '@shiji/ui/backoffice/data-table/views/saved-view.ts'
import type { ViewDeeds, ViewsAtHand } from './table-view-deeds.ts'

/** Saved views on the server (reference ux 17), for the tabs of a table. The code of their actions loads with the first action. */
export function useTableViews(at: Omit<ViewsAtHand, 'dispatch'>): TableViews {
  const dispatch = useShijiDispatch()
  const deeds = async (): Promise<ViewDeeds> => (await import('./table-view-deeds.ts')).viewDeeds({ ...at, dispatch })
  return {
    list: at.list,
    current: at.current,
    onOpen: at.onOpen,
    onSave: async (id, state) => (await deeds()).onSave(id, state),
    onSaveAs: async (name, state) => (await deeds()).onSaveAs(name, state),
    onRename: async (id, name) => (await deeds()).onRename(id, name),
    onDelete: async id => (await deeds()).onDelete(id),
    onDefault: async id => (await deeds()).onDefault(id),
    onReorder: async ids => (await deeds()).onReorder(ids),
    roles: at.desk?.roles.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  }
}
