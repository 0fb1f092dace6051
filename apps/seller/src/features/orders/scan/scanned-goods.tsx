import { chakra } from '@chakra-ui/react/styled-system'
import { OrderGoods } from '@shiji/backoffice/nouns/order/desk/order-goods.tsx'
import { OrderNote } from '@shiji/backoffice/nouns/order/desk/order-note.tsx'
import { waitingLines, waitingOf } from '@shiji/backoffice/nouns/order/parcel-draft.ts'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** What goes into the parcel, without what went in earlier ones, and where it goes, with the remark and the note that must not be missed. */
export function ScannedGoods({ order }: { readonly order: DeskOrderRow }) {
  const say = useText('order', 'records')
  const locale = useLocale()
  const { remark, note, note_flag, receive_name, receive_tel, receive_area, receive_address } = order
  const lines = waitingLines(order).map(line => ({ ...line, buy_num: waitingOf(line) }))
  const pieces = lines.reduce((sum, line) => sum + line.buy_num, 0)
  return (
    <chakra.section
      aria-label={order.order_no}
      bg="bg.sunken"
      borderRadius="md"
      p="3"
      display="grid"
      gap="2"
      textStyle="md"
    >
      <OrderGoods lines={lines} locale={locale} />
      <chakra.p>
        {say('order.pieces', { count: pieces })}
        {pieces < order.pieces &&
          ` (${say('order.shipped_of', { shipped: order.pieces - pieces, all: order.pieces })})`}
      </chakra.p>
      <chakra.p>{[receive_name, receive_tel, receive_area, receive_address].join(' ')}</chakra.p>
      {remark !== '' && <strong>{say('records.remark_of', { text: remark })}</strong>}
      {(note !== '' || note_flag !== null) && (
        <strong>
          <OrderNote order={order} />
        </strong>
      )}
    </chakra.section>
  )
}
