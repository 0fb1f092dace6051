import { useCancelOrderMutation } from '@shiji/api/order/order.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { ORDER_SUMS, orderColumns, orderDetails, orderSearch } from '@shiji/backoffice/nouns/order/order-resource.tsx'
import { useShipping } from '@shiji/backoffice/nouns/order/use-shipping.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { namedColumn } from '@shiji/backoffice/page/declaration/named-column.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { adminOrdersCall } from '@shiji/contract/order/order.calls.ts'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo, useState } from 'react'

/** Orders of all stores: cancel an unpaid one with a reason, ship for a store that cannot. */
export function Component() {
  const say = useText('records', 'status', 'life')
  const [cancelling, setCancelling] = useState<OrderRow>()
  const { button, dialog } = useShipping('admin')
  const [cancel] = useCancelOrderMutation()
  const declare = useMemo(
    () =>
      declarePage(adminOrdersCall, tools => {
        const [image, number, ...rest] = orderColumns(tools)
        const store = {
          ...namedColumn('store_name', tools.say('records.store'), tools.locale),
          priority: 'low' as const,
        }
        return {
          columns: [...(image === undefined ? [] : [image]), ...(number === undefined ? [] : [number]), store, ...rest],
          sums: ORDER_SUMS,
          search: [
            ...orderSearch(tools),
            { type: 'text', name: 'store_name', label: tools.say('records.store') },
            { type: 'number', name: 'store_id', label: tools.say('records.store_id') },
          ],
          details: orderDetails(tools),
          buttons: { store: false, update: false, destroy: false },
          rowActions: button,
          rowMenu: row =>
            row.actions.includes('cancel')
              ? [{ label: tools.say('records.cancel_order'), danger: true, onSelect: () => setCancelling(row) }]
              : [],
        }
      }),
    [button],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status', 'life']} />
      {dialog}
      <ActionDialog
        key={cancelling?.id}
        open={cancelling !== undefined}
        title={say('records.cancel_order')}
        fields={[
          { type: 'textarea', name: 'reason', label: say('common.reason'), required: true, limit: 200, span: 24 },
        ]}
        submitLabel={say('common.confirm')}
        onSubmit={values =>
          cancelling === undefined
            ? Promise.resolve()
            : cancel({ id: cancelling.id, reason: String(values.reason ?? '') }).unwrap()
        }
        onClose={() => setCancelling(undefined)}
      >
        {cancelling?.order_no}
      </ActionDialog>
    </>
  )
}
