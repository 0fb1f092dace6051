import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { orderQueues, shippingQueues } from '@shiji/backoffice/nouns/order/desk/order-queues.ts'
import { useOrderDesk } from '@shiji/backoffice/nouns/order/desk/use-order-desk.tsx'
import {
  ORDER_SUMS,
  orderBelow,
  orderCard,
  orderColumns,
  orderSearch,
} from '@shiji/backoffice/nouns/order/order-resource.tsx'
import { SheetLink } from '@shiji/backoffice/nouns/sheet-job/sheet-link.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { useMemo } from 'react'
import { useMerging } from './merge/use-merging.tsx'
import { usePrintMany } from './print/print-many.ts'
import { ScanLink } from './scan/scan-link.tsx'
import { ShipSheetButton } from './sheet/ship-sheet-button.tsx'

/** Orders of the store; `waitingOnly` is the page "to ship", with the oldest due first (reference 5.2). */
export function SellerOrders({ waitingOnly }: { readonly waitingOnly: boolean }) {
  const mayShip = useHeldPermissions()('order.ship')
  const { rowActions, bulkActions, onView, dialogs } = useOrderDesk('seller')
  const { label, merge, dialog } = useMerging()
  const printMany = usePrintMany()
  const declare = useMemo(
    () =>
      declarePage(sellerOrdersCall, tools => ({
        // Among orders to ship the state says the least: it goes first when room is short.
        columns: orderColumns(tools).map(column =>
          waitingOnly && column.id === 'order_status' ? { ...column, priority: 'low' as const } : column,
        ),
        sums: ORDER_SUMS,
        search: orderSearch(tools).filter(field => !waitingOnly || field.name !== 'order_status'),
        queues: (waitingOnly ? shippingQueues : orderQueues)(tools.say),
        finds: { name: 'find', label: tools.say('order.find') },
        ...(waitingOnly ? { fixed: { order_status: 'waiting_delivery' }, firstSort: 'due_at|asc' as const } : {}),
        below: orderBelow,
        card: orderCard,
        buttons: { store: false, update: false, destroy: false },
        toolbar: () => (
          <>
            {mayShip && (
              <>
                <ScanLink />
                <ShipSheetButton />
              </>
            )}
            <SheetLink kind="orders" />
          </>
        ),
        rowActions: row => (
          <>
            {label(row) !== undefined && (
              <button type="button" onClick={() => merge(row)}>
                {label(row)}
              </button>
            )}
            {rowActions(row)}
          </>
        ),
        bulkActions: mayShip ? [...bulkActions, printMany] : bulkActions,
        onView,
      })),
    [waitingOnly, mayShip, rowActions, bulkActions, onView, label, merge, printMany],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status', 'life', 'order']} />
      {dialogs}
      {dialog}
    </>
  )
}
