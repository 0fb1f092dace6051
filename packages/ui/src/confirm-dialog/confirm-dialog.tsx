import { useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

export interface ConfirmDialogProps {
  /** Whether the question is asked. */
  readonly open: boolean
  /** The question, and what follows from a yes. */
  readonly text: ReactNode
  /** @default 'Prompt' (§8) */
  readonly title?: ReactNode
  /** Word on the button that goes ahead. @default 'Confirm' */
  readonly confirmLabel?: ReactNode
  /** Going ahead cannot be undone. @default false */
  readonly danger?: boolean
  /** Going ahead is under way; the dialog stays until it is done. @default false */
  readonly busy?: boolean
  /** The answer is yes. */
  readonly onConfirm: () => void
  /** The answer is no; also by Esc and the close button. */
  readonly onCancel: () => void
  /** More about the question, such as the names of what would go. */
  readonly children?: ReactNode
}

/** Asks before something is done. Esc and the close button mean no; a press outside means nothing. */
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

/** The question before data are deleted, in the words of §8. */
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
