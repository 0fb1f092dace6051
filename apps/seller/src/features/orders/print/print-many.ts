import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { PRINTED_ORDERS } from '@shiji/contract/order/order.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { BulkAction } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import { useMemo } from 'react'

/** Address of the page that prints these orders. */
export const printAddress = (ids: readonly number[]): string => `/orders/print?ids=${ids.join(',')}`

/** Whether an order has papers: it is paid, and was not cancelled. */
export const hasPapers = ({ order_status }: Pick<DeskOrderRow, 'order_status'>): boolean =>
  order_status !== 'waiting_payment' && order_status !== 'cancel'

/** The action "print" of a selection of orders, which opens the page with the preview. */
export function usePrintMany(): BulkAction<DeskOrderRow> {
  const say = useText('order')
  const { go } = usePageAddress()
  return useMemo(
    () => ({
      id: 'print',
      label: say('order.bulk_print'),
      allowed: chosen => chosen.scope === 'rows' && chosen.rows.length <= PRINTED_ORDERS && chosen.rows.some(hasPapers),
      run: async chosen => {
        if (chosen.scope !== 'rows') return false
        go(printAddress(chosen.rows.map(order => order.id)))
        return 'told'
      },
    }),
    [say, go],
  )
}
