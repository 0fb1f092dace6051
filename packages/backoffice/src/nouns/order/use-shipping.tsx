import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { ShipDialog, type ShipDialogProps } from './ship-dialog.tsx'

/** Shipping on a page of orders. */
export interface Shipping {
  /** The ship button of an order, if this person may ship it now. */
  readonly button: (order: OrderRow) => ReactNode
  /** The dialog of the button; rendered once per page. */
  readonly dialog: ReactNode
}

const NOTHING: readonly OrderRow[] = []

/** The ship button of the rows and its dialog, for the orders of one area. */
export function useShipping(area: ShipDialogProps['area']): Shipping {
  const say = useText('records')
  const [orders, setOrders] = useState(NOTHING)
  const close = useCallback(() => setOrders(NOTHING), [])
  const button = useCallback(
    (order: OrderRow) =>
      order.actions.includes('ship') && (
        <button type="button" onClick={() => setOrders([order])}>
          {say('records.ship')}
        </button>
      ),
    [say],
  )
  return { button, dialog: <ShipDialog area={area} orders={orders} onClose={close} /> }
}
