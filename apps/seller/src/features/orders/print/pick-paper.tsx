import { chakra } from '@chakra-ui/react/styled-system'
import type { PrintData } from '@shiji/contract/order/shipping/print.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { PaperTable } from './paper-table.tsx'
import { ordersToPick, pickList } from './pick-list.ts'

interface PickPaperProps {
  readonly data: PrintData
  /** Width that a barcode may have, in mm. */
  readonly width: number
}

/** One list of all that is to be fetched for several orders: each SKU once, with its pieces and its code to scan. */
export function PickPaper({ data, width }: PickPaperProps) {
  const say = useText('order')
  const locale = useLocale()
  const rows = pickList(data.orders, locale)
  const orders = ordersToPick(data.orders)
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0)
  return (
    <chakra.article
      aria-label={say('order.paper_pick')}
      display="grid"
      gap="4mm"
      alignContent="start"
      fontSize="9pt"
      color="black"
    >
      <chakra.header>
        <chakra.h2 fontSize="15pt" fontWeight="bold">
          {say('order.paper_pick')}
        </chakra.h2>
        <p>
          {say('order.paper_printed', { time: formatDateTime(data.now, locale) })} ·{' '}
          {say('order.paper_total', { count: pieces })}
        </p>
      </chakra.header>
      <PaperTable lines={rows} barcode={width} />
      <section aria-label={say('order.paper_orders', { count: orders.length })}>
        <chakra.p fontWeight="bold">{say('order.paper_orders', { count: orders.length })}</chakra.p>
        <chakra.p overflowWrap="anywhere">{orders.map(order => order.order_no).join('  ')}</chakra.p>
      </section>
    </chakra.article>
  )
}
