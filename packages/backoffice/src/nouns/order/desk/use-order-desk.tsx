import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { BulkAction } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import { type ReactNode, useMemo } from 'react'
import { orderAddress } from '../../../core/address/order-address.ts'
import { usePageAddress } from '../../../core/address/page-address.ts'
import { useShipping } from '../use-shipping.tsx'
import { useNotes } from './use-notes.tsx'

type Order = DeskOrderRow

/** What a page of orders offers on its rows and on a selection. */
export interface OrderDesk {
  readonly rowActions: (row: Order) => ReactNode
  readonly bulkActions: readonly BulkAction<Order>[]
  /** Opens the page of an order. */
  readonly onView: (row: Order) => void
  readonly dialogs: ReactNode
}

const canShip = (order: Order): boolean => order.actions.includes('ship')

/** Ship and note, for one order and for many; every order opens at its own address. */
export function useOrderDesk(area: 'seller' | 'admin'): OrderDesk {
  const say = useText('order', 'records')
  const { go } = usePageAddress()
  const { button, ship, dialog } = useShipping(area)
  const { may, write, dialog: noteDialog } = useNotes(area)
  const offered = useMemo(() => {
    const shipMany: BulkAction<Order> = {
      id: 'ship',
      label: say('order.bulk_ship'),
      allowed: chosen => chosen.scope === 'rows' && chosen.rows.every(canShip),
      run: async chosen => (chosen.scope === 'rows' && (await ship(chosen.rows)) ? 'told' : false),
    }
    const noteMany: BulkAction<Order> = {
      id: 'note',
      label: say('order.bulk_note'),
      run: async chosen => chosen.scope === 'rows' && write(chosen.rows),
    }
    return {
      rowActions: (row: Order) => (
        <>
          {button(row)}
          {may && (
            <button type="button" onClick={() => void write([row])}>
              {say('order.note')}
            </button>
          )}
        </>
      ),
      bulkActions: may ? [shipMany, noteMany] : [shipMany],
      onView: (row: Order) => go(orderAddress(row.id)),
    }
  }, [say, go, button, ship, may, write])
  return {
    ...offered,
    dialogs: (
      <>
        {dialog}
        {noteDialog}
      </>
    ),
  }
}
