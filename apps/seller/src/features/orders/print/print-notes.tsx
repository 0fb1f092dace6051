import { chakra } from '@chakra-ui/react/styled-system'
import type { PrintPaper } from '@shiji/contract/order/order.words.ts'
import type { PrintData } from '@shiji/contract/order/shipping/print.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

interface PrintNotesProps {
  readonly data: PrintData
  readonly paper: PrintPaper
  /** Orders of the address that this store does not have. */
  readonly missing: number
  /** Why nothing was printed. */
  readonly refusal: string | undefined
}

/** What a person should know before printing: waybills that exist already, and orders that are left out. */
export function PrintNotes({ data, paper, missing, refusal }: PrintNotesProps) {
  const say = useText('order')
  const locale = useLocale()
  const leftOut = data.orders.filter(order => !order.may_print).map(order => order.order_no)
  const again = paper === 'waybill' ? data.orders.filter(order => order.printed_at !== null) : []
  return (
    <chakra.div display="grid" gap="1" mb="3" textStyle="md">
      {refusal !== undefined && (
        <chakra.p role="alert" fontWeight="medium" color="status.danger.fg">
          {say('order.print_refused', { reason: refusal })}
        </chakra.p>
      )}
      <chakra.div role="status" display="grid" gap="1" color="status.warning.fg">
        {missing > 0 && <p>{say('order.print_missing', { count: missing })}</p>}
        {leftOut.length > 0 && <p>{say('order.print_left_out', { numbers: leftOut.join(', ') })}</p>}
        {again.map(order => (
          <p key={order.id}>
            {say('order.print_again', {
              number: order.order_no,
              time: formatDateTime(order.printed_at, locale),
              who: order.printed_by,
            })}
          </p>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
