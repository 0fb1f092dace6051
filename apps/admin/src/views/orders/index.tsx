import { orderQueues } from '@shiji/backoffice/nouns/order/desk/order-queues.ts'
import { useOrderDesk } from '@shiji/backoffice/nouns/order/desk/use-order-desk.tsx'
import {
  ORDER_SUMS,
  orderBelow,
  orderCard,
  orderColumns,
  orderSearch,
} from '@shiji/backoffice/nouns/order/order-resource.tsx'
import { useCancelling } from '@shiji/backoffice/nouns/order/use-cancelling.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { namedColumn } from '@shiji/backoffice/page/declaration/named-column.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { adminOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { useMemo } from 'react'

/** Orders of all stores: cancel an unpaid one with a reason, ship for a store that cannot. */
export function Component() {
  const { rowActions, bulkActions, onView, dialogs } = useOrderDesk('admin')
  const { cancel, dialog } = useCancelling()
  const declare = useMemo(
    () =>
      declarePage(adminOrdersCall, tools => {
        const [number, ...rest] = orderColumns(tools)
        const store = {
          ...namedColumn('store_name', tools.say('records.store'), tools.locale),
          priority: 'low' as const,
        }
        return {
          columns: [...(number === undefined ? [] : [number]), store, ...rest],
          sums: ORDER_SUMS,
          search: [
            ...orderSearch(tools),
            { type: 'text', name: 'store_name', label: tools.say('records.store') },
            { type: 'number', name: 'store_id', label: tools.say('records.store_id') },
          ],
          queues: orderQueues(tools.say),
          finds: { name: 'find', label: tools.say('order.find_platform') },
          below: orderBelow,
          card: orderCard,
          buttons: { store: false, update: false, destroy: false },
          rowActions,
          rowMenu: row =>
            row.actions.includes('cancel')
              ? [{ label: tools.say('records.cancel_order'), danger: true, onSelect: () => cancel(row) }]
              : [],
          bulkActions,
          onView,
        }
      }),
    [rowActions, bulkActions, onView, cancel],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status', 'life', 'order']} />
      {dialogs}
      {dialog}
    </>
  )
}
