import { useText } from '@shiji/i18n/react.ts'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'

export interface ReceiveDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReceive: () => void
}

/** Asks whether the goods have arrived, and explains the consequence. */
export function ReceiveDialog({ busy, onClose, onReceive }: ReceiveDialogProps) {
  const say = useText('shop_order')
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={say('shop_order.orders_receive_title')}
      text={say('shop_order.orders_receive_text')}
      confirmLabel={say('shop_order.orders_action.receive')}
      onCancel={onClose}
      onConfirm={onReceive}
    />
  )
}
