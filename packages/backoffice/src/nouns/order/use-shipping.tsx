import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { ShipDialog, type ShipDialogProps } from './ship-dialog.tsx'

/** Shipping on a page of orders. */
export interface Shipping {
  /** The ship button of an order, if this person may ship it now. */
  readonly button: (order: OrderRow) => ReactNode
  /** Opens the dialog for orders; true once it closes after all of them were shipped. */
  readonly ship: (orders: readonly OrderRow[]) => Promise<boolean>
  /** The dialog of the button; rendered once per page. */
  readonly dialog: ReactNode
}

interface Asked {
  readonly orders: readonly OrderRow[]
  readonly onEnd: (all: boolean) => void
}

const NOTHING: Asked = { orders: [], onEnd: () => undefined }

/** The ship button of the rows and its dialog, for the orders of one area. */
export function useShipping(area: ShipDialogProps['area']): Shipping {
  const say = useText('records')
  const [asked, setAsked] = useState(NOTHING)
  const ship = useCallback(
    (orders: readonly OrderRow[]) => new Promise<boolean>(resolve => setAsked({ orders, onEnd: resolve })),
    [],
  )
  const button = useCallback(
    (order: OrderRow) =>
      order.actions.includes('ship') && (
        <button type="button" onClick={() => void ship([order])}>
          {say('records.ship')}
        </button>
      ),
    [say, ship],
  )
  const close = (all: boolean) => {
    asked.onEnd(all)
    setAsked(NOTHING)
  }
  return { button, ship, dialog: <ShipDialog area={area} orders={asked.orders} onClose={close} /> }
}
