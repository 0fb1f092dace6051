import { chakra } from '@chakra-ui/react/styled-system'
import { OrderGoods } from '@shiji/backoffice/nouns/order/desk/order-goods.tsx'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'

interface MergedOrderProps {
  readonly order: DeskOrderRow
  readonly isChosen: boolean
  /** The server's error. */
  readonly refusal: string | undefined
  readonly onChoose: (isChosen: boolean) => void
}

/** An order that may be in the shared parcel: its goods, receiver and remark, and whether it is in. */
export function MergedOrder({ order, isChosen, refusal, onChoose }: MergedOrderProps) {
  const say = useText('records')
  const locale = useLocale()
  const { remark, receive_name, receive_tel, receive_area, receive_address } = order
  return (
    <chakra.section aria-label={order.order_no} bg="bg.sunken" borderRadius="md" p="3" display="grid" gap="2">
      <chakra.div minH={{ base: '44px', md: 'auto' }} display="flex" alignItems="center">
        <Checkbox checked={isChosen} onChange={event => onChoose(event.target.checked)}>
          <strong>{order.order_no}</strong>
        </Checkbox>
      </chakra.div>
      <OrderGoods lines={order.order_goods} locale={locale} />
      <chakra.p textStyle="sm" color="fg.muted">
        {[receive_name, receive_tel, receive_area, receive_address].join(' ')}
      </chakra.p>
      {remark !== '' && <chakra.strong textStyle="sm">{say('records.remark_of', { text: remark })}</chakra.strong>}
      {refusal !== undefined && (
        <chakra.p role="alert" textStyle="sm" fontWeight="medium" color="status.danger.fg">
          {refusal}
        </chakra.p>
      )}
    </chakra.section>
  )
}
