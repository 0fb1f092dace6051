import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../common/button/button.tsx'
import { DeleteDialog } from '../../../common/confirm-dialog/confirm-dialog.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { WhenWanted } from '../../../common/lazy/when-wanted.tsx'
import { rowName } from '../cell/row-name.ts'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'
import type { OpenDialog } from './table-dialogs.tsx'
import type { Overlay } from './use-overlay.ts'

// Loaded on first use, since only some visits need it.
const TableDialogs = onDemand(() => import('./table-dialogs.tsx').then(module => module.TableDialogs<object>))

function AddButton() {
  const { records, say } = useTableContext()
  return (
    records.add && (
      <Button look="solid" icon={<Icon of={Plus} size={16} />} onClick={records.add}>
        {say('table.add')}
      </Button>
    )
  )
}

const dialogIn = (overlay: Overlay | undefined): OpenDialog<object> | undefined =>
  overlay?.kind === 'add' || overlay?.kind === 'edit' || overlay?.kind === 'view' ? overlay : undefined

function Dialogs() {
  const { page, overlay, records } = useTableContext()
  const open = dialogIn(overlay.open)
  return (
    <WhenWanted wanted={open !== undefined}>
      <TableDialogs open={open} onClose={overlay.close} onSaved={records.saved} slots={page.dialogs ?? {}} />
    </WhenWanted>
  )
}

/** The Add button, the dialogs to add, edit and view, and their keys. */
export const recordPlugin: TablePlugin = {
  name: 'record',
  toolbar: AddButton,
  below: Dialogs,
  keys: ({ records, buttons, rows, rowFocus }) => ({
    n: records.add,
    e: buttons.update
      ? () => {
          const row = rows.find(each => each.id === rowFocus.current())
          if (row) records.edit(row.original)
        }
      : undefined,
  }),
}

function DeleteButton() {
  const { buttons, page, records, say } = useTableContext()
  if (!buttons.destroy || !page.onDelete) return null
  return (
    <Button tone="danger" icon={<Icon of={Trash2} size={16} />} onClick={records.askDelete}>
      {say('table.delete')}
    </Button>
  )
}

function DeleteQuestion() {
  const { records, rows, page, say } = useTableContext()
  const { doomed, busy, cancel, confirm } = records.deletion
  const first = rows.find(row => row.id === doomed[0])?.original
  const example = first && (page.nameOf ?? rowName)(first)
  return (
    <DeleteDialog open={doomed.length > 0} busy={busy} onCancel={cancel} onConfirm={() => void confirm()}>
      {example
        ? say('table.delete_example', { count: doomed.length, example })
        : say('table.delete_count', { count: doomed.length })}
    </DeleteDialog>
  )
}

/** The Delete button, and the confirmation before rows are deleted. */
export const deletePlugin: TablePlugin = { name: 'delete', toolbar: DeleteButton, below: DeleteQuestion }
