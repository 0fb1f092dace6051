import { ORDER_SUMS, orderColumns, orderDetails, orderSearch } from '@shiji/backoffice/nouns/order/order-resource.tsx'
import { ShipDialog } from '@shiji/backoffice/nouns/order/ship-dialog.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useCallback, useMemo, useState } from 'react'

const NOTHING: readonly OrderRow[] = []

/** Orders of the store; `waitingOnly` is the page "to ship" (reference 5.2). */
export function SellerOrders({ waitingOnly }: { readonly waitingOnly: boolean }) {
  const [shipping, setShipping] = useState(NOTHING)
  const close = useCallback(() => setShipping(NOTHING), [])
  const declare = useMemo(
    () =>
      declarePage(sellerOrdersCall, tools => ({
        columns: orderColumns(tools),
        sums: ORDER_SUMS,
        search: orderSearch(tools).filter(field => !waitingOnly || field.name !== 'order_status'),
        ...(waitingOnly ? { fixed: { order_status: 'waiting_delivery' } } : {}),
        details: orderDetails(tools),
        buttons: { store: false, update: false, destroy: false },
        rowActions: row =>
          row.actions.includes('ship') && (
            <button type="button" onClick={() => setShipping([row])}>
              {tools.say('records.ship')}
            </button>
          ),
      })),
    [waitingOnly],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status', 'life']} />
      <ShipDialog area="seller" orders={shipping} onClose={close} />
    </>
  )
}
