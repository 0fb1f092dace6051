import { chakra } from '@chakra-ui/react/styled-system'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale } from '@shiji/i18n/react.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { OrderDue } from './order-due.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderNote } from './order-note.tsx'

/** An order on a phone: number, state, goods, receiver, amount and due time. */
export function OrderCard({ order }: { readonly order: DeskOrderRow }) {
  const locale = useLocale()
  return (
    <chakra.div display="grid" gap="1.5" textStyle="md" minW="0">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <chakra.strong overflowWrap="anywhere">{order.order_no}</chakra.strong>
        <StatusTag kind="order" status={order.order_status} />
      </chakra.div>
      <OrderGoods lines={order.order_goods} locale={locale} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <span>
          {order.receive_name} {order.receive_tel}
        </span>
        <chakra.strong data-tabular>{formatMoney(order.payable, locale)}</chakra.strong>
      </chakra.div>
      {order.due_at !== null && (
        <chakra.div textStyle="sm" color="fg.muted">
          <OrderDue order={order} />
        </chakra.div>
      )}
      {(order.note !== '' || order.note_flag !== null) && (
        <div>
          <OrderNote order={order} />
        </div>
      )}
    </chakra.div>
  )
}
