import { chakra } from '@chakra-ui/react/styled-system'
import { OrderGoods } from '@shiji/backoffice/nouns/order/desk/order-goods.tsx'
import { OrderNote } from '@shiji/backoffice/nouns/order/desk/order-note.tsx'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** What goes into the parcel and where it goes, with the remark and the note that must not be missed. */
export function ScannedGoods({ order }: { readonly order: DeskOrderRow }) {
  const say = useText('order', 'records')
  const locale = useLocale()
  const { remark, note, note_flag, receive_name, receive_tel, receive_area, receive_address } = order
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
      <OrderGoods lines={order.order_goods} locale={locale} />
      <chakra.p>{say('order.pieces', { count: order.pieces })}</chakra.p>
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
