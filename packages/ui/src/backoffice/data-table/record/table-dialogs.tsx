import { useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../common/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '../../../common/dialog/dialog.tsx'
import { EmptyState } from '../../../common/state-view/states.tsx'

/** Which dialog of a table is open. */
export type OpenDialog<Row extends object> =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'view'; readonly row: Row }

/** What was saved. */
export interface TableChange {
  /** Rows that flash. */
  readonly ids?: readonly (string | number)[]
  /** Rows of a lazy tree whose children changed; 0 is the root. */
  readonly parents?: readonly (string | number)[]
}

/** What the content of a dialog can report to the dialog. */
export interface DialogHandle {
  readonly close: () => void
  /** Marks unsaved input; closing then asks first. */
  readonly onDirty: (dirty: boolean) => void
  /** Closes, and shows what was saved. */
  readonly saved: (change: TableChange) => void
}

/** Contents of the dialogs; one that is missing, or renders nothing, shows the empty state (§2). */
export interface DialogSlots<Row extends object> {
  readonly add?: (handle: DialogHandle) => ReactNode
  readonly edit?: (row: Row, handle: DialogHandle) => ReactNode
  readonly view?: (row: Row, handle: DialogHandle) => ReactNode
}

export interface TableDialogsProps<Row extends object> {
  readonly open: OpenDialog<Row> | undefined
  readonly onClose: () => void
  readonly onSaved: (change: TableChange) => void
  readonly slots: DialogSlots<Row>
}

/** Add, edit and view dialogs, each half the screen wide with a full-screen button (§2, §9). */
export function TableDialogs<Row extends object>({ open, onClose, onSaved, slots }: TableDialogsProps<Row>) {
  const say = useText('common', 'table')
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  // Keeps its content while it closes.
  const [last, setLast] = useState(open)
  if (open !== undefined && open !== last) setLast(open)
  const shown = open ?? last
  const close = (): void => {
    setDirty(false)
    setAsking(false)
    onClose()
  }
  const handle: DialogHandle = {
    close,
    onDirty: setDirty,
    saved: change => {
      close()
      onSaved(change)
    },
  }
  const content =
    shown?.kind === 'add'
      ? slots.add?.(handle)
      : shown?.kind === 'edit'
        ? slots.edit?.(shown.row, handle)
        : shown && slots.view?.(shown.row, handle)
  const titles = { add: say('table.add_title'), edit: say('table.edit_title'), view: say('table.view_title') }
  return (
    <>
      <Dialog
        open={open !== undefined}
        onClose={() => (dirty ? setAsking(true) : close())}
        title={shown ? titles[shown.kind] : ''}
        width="half"
        fullScreenToggle
        closeOnOutside={shown?.kind === 'view'}
      >
        {content ?? <EmptyState title={say('table.dialog_empty')} extent="inline" />}
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={say('common.leave_unsaved_title')}
        text={say('common.leave_unsaved')}
        confirmLabel={say('common.leave')}
        onConfirm={close}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
