import { Download } from 'lucide-react'
import { Button } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'
import type { ExportRun } from './export-dialog.tsx'
import { exportChoices } from './export-rows.ts'

// Loaded on first use, since only some visits need it.
const ExportDialog = onDemand(() => import('./export-dialog.tsx').then(module => module.ExportDialog))

function ExportButton() {
  const { buttons, page, selection, overlay, say } = useTableContext()
  if (!buttons.export) return null
  const press = (): void => (page.onExport ? page.onExport(selection.ids) : overlay.show({ kind: 'export' }))
  return (
    <Button icon={<Icon of={Download} size={16} />} onClick={press}>
      {say('table.export')}
    </Button>
  )
}

function Export() {
  const { page, rows, placed, selection, overlay, words } = useTableContext()
  if (overlay.open?.kind !== 'export') return null
  const { name, columns, allRows, serverExport } = page
  const shown = placed.map(each => each.column)
  const run = async (asked: ExportRun): Promise<void> => {
    const { exportTable } = await import('./export-table.ts')
    const here = rows.map(row => row.original)
    await exportTable({ name, columns, shown, page: here, selection: selection.selection, allRows, words }, asked)
  }
  return (
    <ExportDialog
      choices={exportChoices(rows.length, selection.ids.length, selection.whole, allRows && page.total)}
      hasHidden={shown.length < columns.length}
      run={run}
      far={
        serverExport && {
          from: serverExport.from,
          start: allColumns => serverExport.start(allColumns ? columns : shown),
        }
      }
      onClose={overlay.close}
    />
  )
}

/** Export of rows as a sheet. */
export const exportPlugin: TablePlugin = { name: 'export', toolbar: ExportButton, below: Export }
