import { ORDER_SUMS, orderColumns, orderDetails, orderSearch } from '@shiji/backoffice/nouns/order/order-resource.tsx'
import { useShipping } from '@shiji/backoffice/nouns/order/use-shipping.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { useMemo } from 'react'

/** Orders of the store; `waitingOnly` is the page "to ship" (reference 5.2). */
export function SellerOrders({ waitingOnly }: { readonly waitingOnly: boolean }) {
  const { button, dialog } = useShipping('seller')
  const declare = useMemo(
    () =>
      declarePage(sellerOrdersCall, tools => ({
        columns: orderColumns(tools),
        sums: ORDER_SUMS,
        search: orderSearch(tools).filter(field => !waitingOnly || field.name !== 'order_status'),
        ...(waitingOnly ? { fixed: { order_status: 'waiting_delivery' } } : {}),
        details: orderDetails(tools),
        buttons: { store: false, update: false, destroy: false },
        rowActions: button,
      })),
    [waitingOnly, button],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status', 'life']} />
      {dialog}
    </>
  )
}
