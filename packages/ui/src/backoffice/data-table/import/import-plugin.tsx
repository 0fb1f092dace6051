import { Upload } from 'lucide-react'
import { Button } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'

// Loaded on first use, since only some visits need it.
const ImportDialog = onDemand(() => import('./import-dialog.tsx').then(module => module.ImportDialog))

function ImportButton() {
  const { buttons, page, overlay, say } = useTableContext()
  if (!buttons.import || !(page.onImport ?? page.importer)) return null
  return (
    <Button icon={<Icon of={Upload} size={16} />} onClick={page.onImport ?? (() => overlay.show({ kind: 'import' }))}>
      {say('table.import')}
    </Button>
  )
}

function Import() {
  const { page, overlay, refresh } = useTableContext()
  if (overlay.open?.kind !== 'import' || !page.importer) return null
  return (
    <ImportDialog name={page.name} importer={page.importer} onImported={() => refresh?.()} onClose={overlay.close} />
  )
}

/** Import of rows from a file. */
export const importPlugin: TablePlugin = { name: 'import', toolbar: ImportButton, below: Import }
