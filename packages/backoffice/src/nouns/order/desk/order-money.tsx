import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** What an order costs: goods, freight, discount, and what is paid. */
export function OrderMoney({
  order,
}: {
  readonly order: Pick<OrderRow, 'goods_amount' | 'freight_amount' | 'discount_amount' | 'payable' | 'payment_name'>
}) {
  const say = useText('records', 'status')
  const locale = useLocale()
  const line = (label: string, amount: number, strong = false) => (
    <chakra.div display="contents" fontWeight={strong ? 'semibold' : 'normal'}>
      <chakra.dt color={strong ? 'fg' : 'fg.muted'}>{label}</chakra.dt>
      <chakra.dd m="0" textAlign="end" data-tabular>
        {formatMoney(amount, locale)}
      </chakra.dd>
    </chakra.div>
  )
  return (
    <chakra.dl display="grid" gridTemplateColumns="max-content max-content" columnGap="6" rowGap="1" textStyle="md">
      {line(say('records.goods_amount'), order.goods_amount)}
      {line(say('records.freight'), order.freight_amount)}
      {order.discount_amount > 0 && line(say('records.discount'), -order.discount_amount)}
      {line(say('records.payable'), order.payable, true)}
      {order.payment_name !== null && (
        <chakra.div display="contents">
          <chakra.dt color="fg.muted">{say('records.payment')}</chakra.dt>
          <chakra.dd m="0" textAlign="end">
            {say(`status.payment_method.${order.payment_name}`)}
          </chakra.dd>
        </chakra.div>
      )}
    </chakra.dl>
  )
}
