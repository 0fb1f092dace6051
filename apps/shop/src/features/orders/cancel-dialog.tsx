import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Radio } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { useId, useState } from 'react'

const reasons = ['changed', 'address', 'price', 'other'] as const

export interface CancelDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  /** Called with the reason as text. */
  readonly onCancelOrder: (reason: string) => void
}

/** Asks for the reason of a cancellation, and for confirmation. */
export function CancelDialog({ busy, onClose, onCancelOrder }: CancelDialogProps) {
  const say = useText('shop_order')
  const group = useId()
  const [reason, setReason] = useState<(typeof reasons)[number]>('changed')
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={say('shop_order.orders_cancel_title')}
      text={say('shop_order.orders_cancel_text')}
      confirmLabel={say('shop_order.orders_action.cancel')}
      onCancel={onClose}
      onConfirm={() => onCancelOrder(say(`shop_order.orders_cancel_reason.${reason}`))}
    >
      <chakra.fieldset display="flex" flexDirection="column" gap="1">
        <chakra.legend textStyle="sm" color="fg.muted" mb="1">
          {say('shop_order.orders_cancel_reason')}
        </chakra.legend>
        {reasons.map(one => (
          <Radio key={one} name={group} checked={one === reason} onChange={() => setReason(one)}>
            {say(`shop_order.orders_cancel_reason.${one}`)}
          </Radio>
        ))}
      </chakra.fieldset>
    </ConfirmDialog>
  )
}
