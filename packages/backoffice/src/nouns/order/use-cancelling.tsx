import { useCancelOrderMutation } from '@shiji/api/order/order.back-office.api.ts'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useState } from 'react'
import { ActionDialog } from '../../core/action/action-dialog.tsx'

type Cancelled = Pick<OrderRow, 'id' | 'order_no'>

/** Cancelling an unpaid order with a reason: opens the dialog, and the dialog, rendered once per page. */
export function useCancelling(): { readonly cancel: (order: Cancelled) => void; readonly dialog: ReactNode } {
  const say = useText('records', 'common')
  const [cancelling, setCancelling] = useState<Cancelled>()
  const [send] = useCancelOrderMutation()
  const dialog = (
    <ActionDialog
      key={cancelling?.id}
      open={cancelling !== undefined}
      title={say('records.cancel_order')}
      fields={[{ type: 'textarea', name: 'reason', label: say('common.reason'), required: true, limit: 200, span: 24 }]}
      submitLabel={say('common.confirm')}
      onSubmit={values =>
        cancelling === undefined
          ? Promise.resolve()
          : send({ id: cancelling.id, reason: String(values.reason ?? '') }).unwrap()
      }
      onClose={() => setCancelling(undefined)}
    >
      {cancelling?.order_no}
    </ActionDialog>
  )
  return { cancel: setCancelling, dialog }
}
