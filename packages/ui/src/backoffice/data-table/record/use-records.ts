import type { SayText } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'
import { toast } from '../../../common/toast/toast.ts'
import { useStable } from '../context/use-stable.ts'
import type { TableModel } from '../model/features.ts'
import type { useSelection } from '../selection/use-selection.ts'
import type { DataTableProps } from '../table-props.ts'
import type { TableButtons } from '../toolbar/table-buttons.ts'
import type { useTree } from '../tree/use-tree.ts'
import type { TableChange } from './table-dialogs.tsx'
import { useDelete } from './use-delete.ts'
import type { useOverlay } from './use-overlay.ts'

interface RecordsInput {
  readonly page: DataTableProps<object>
  readonly buttons: TableButtons
  readonly say: SayText
  readonly table: TableModel
  readonly tree: ReturnType<typeof useTree>
  readonly overlay: ReturnType<typeof useOverlay>
  readonly selection: ReturnType<typeof useSelection>
  readonly flash: (ids: readonly string[]) => void
  readonly idOf: (row: object) => string
}

/** Adding, editing and deleting rows, and the effects of a save. */
export function useRecords({ page, buttons, say, table, tree, overlay, selection, flash, idOf }: RecordsInput) {
  const deletion = useDelete(say, page.onDelete, gone => {
    table.setRowSelection(old => Object.fromEntries(Object.entries(old).filter(([id]) => !gone.includes(id))))
    const parents = gone.flatMap(id => tree.rowOf(id)?.parentId ?? [])
    tree.reload([...new Set(parents)])
  })
  const { ask } = deletion
  return {
    deletion,
    /** Undefined if the page does not allow it. */
    add: buttons.store ? (page.onAdd ?? (() => overlay.show({ kind: 'add' }))) : undefined,
    edit: (row: object): void => {
      if (!buttons.update || !(page.allows?.(row, 'update') ?? true)) return
      if (page.onEdit) page.onEdit(row)
      else overlay.show({ kind: 'edit', row })
    },
    askDeleteRow: useCallback((row: object): void => ask([idOf(row)]), [ask, idOf]),
    askDelete: (): void => {
      if (selection.ids.length === 0) toast.warning(say('error.select_first'))
      else if (selection.whole) toast.warning(say('table.delete_rows_only'))
      else ask(selection.ids)
    },
    saved: ({ ids = [], parents = [] }: TableChange): void => {
      const above = parents.map(String)
      tree.reload(above.filter(id => id !== '0' && id !== ''))
      if (above.some(id => id === '0' || id === '')) page.onRefresh?.()
      flash(ids.map(String))
    },
    /** Reports a row that was edited in a cell. Stable, for the memo of the rows. */
    onRowSaved: useStable((row: object): void => flash([idOf(row)])),
  }
}
