import { useText } from '@shiji/i18n/react.ts'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '@shiji/ui/common/dialog/dialog.tsx'
import { useState } from 'react'

export interface GuardedDialogProps extends Omit<DialogProps, 'closeOnOutside'> {
  /** Whether there is unsaved input. */
  readonly dirty: boolean
}

/** A dialog that asks before it discards input. */
export function GuardedDialog({ dirty, onClose, ...dialog }: GuardedDialogProps) {
  const say = useText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Dialog {...dialog} closeOnOutside={false} onClose={() => (dirty ? setAsking(true) : onClose())} />
      <ConfirmDialog
        open={asking}
        title={say('common.leave_unsaved_title')}
        text={say('common.leave_unsaved')}
        confirmLabel={say('common.leave')}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
