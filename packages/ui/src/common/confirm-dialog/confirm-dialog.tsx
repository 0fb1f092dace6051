import { useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The question and its consequences. */
  readonly text: ReactNode
  /** @default 'Prompt' (§8) */
  readonly title?: ReactNode
  /** Label of the confirm button. @default 'Confirm' */
  readonly confirmLabel?: ReactNode
  /** The action cannot be undone. @default false */
  readonly danger?: boolean
  /** The action is running; the dialog stays open until it is done. @default false */
  readonly busy?: boolean
  /** Called on confirm. */
  readonly onConfirm: () => void
  /** Called on cancel, Esc and the close button. */
  readonly onCancel: () => void
  /** More details, such as the names of what will be deleted. */
  readonly children?: ReactNode
}

/** Asks for confirmation. Esc and the close button mean no; a click outside does nothing. */
export function ConfirmDialog({
  open,
  text,
  title,
  confirmLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const say = useText('common')
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onCancel()}
      title={title ?? say('common.prompt')}
      description={text}
      width="sm"
      role="alertdialog"
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {say('common.cancel')}
          </Button>
          <Button look="solid" tone={danger ? 'danger' : 'accent'} loading={busy} onClick={onConfirm}>
            {confirmLabel ?? say('common.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** Confirmation before data are deleted, with the texts of §8. */
export function DeleteDialog(props: Omit<ConfirmDialogProps, 'text' | 'title' | 'danger'>) {
  const say = useText('common', 'table')
  return (
    <ConfirmDialog
      confirmLabel={say('common.delete')}
      {...props}
      danger
      title={say('table.prompt')}
      text={say('table.delete_confirm')}
    />
  )
}
