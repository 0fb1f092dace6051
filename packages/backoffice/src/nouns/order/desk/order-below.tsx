import { chakra } from '@chakra-ui/react/styled-system'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import type { ReactNode } from 'react'
import { orderAddress } from '../../../core/address/order-address.ts'
import { OrderMoney } from './order-money.tsx'
import { OrderNote } from './order-note.tsx'
import { OrderReceiver } from './order-receiver.tsx'

const part = (title: string, content: ReactNode) => (
  <chakra.section display="grid" gap="1" minW="0" alignContent="start">
    <chakra.h3 textStyle="sm" color="fg.muted" fontWeight="medium">
      {title}
    </chakra.h3>
    {content}
  </chakra.section>
)

/** What an order row shows when it is opened: receiver, remarks, times and amounts. */
export function OrderBelow({ order }: { readonly order: DeskOrderRow }) {
  const say = useText('order', 'records', 'common')
  const locale = useLocale()
  const { note, note_flag, remark, pay_time } = order
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="4"
      textStyle="md"
    >
      <chakra.div display="grid" gap="3" minW="0" alignContent="start">
        {part(say('order.receiver'), <OrderReceiver order={order} />)}
        {remark !== '' && part(say('order.buyer_remark'), <strong>{remark}</strong>)}
        {(note !== '' || note_flag !== null) &&
          part(
            say('order.note'),
            <span>
              <OrderNote order={order} />
            </span>,
          )}
        <chakra.p color="fg.muted">
          {say('common.created_at')} {formatDateTime(order.created_at, locale)}
          {pay_time !== null && ` · ${say('records.pay_time')} ${formatDateTime(pay_time, locale)}`}
        </chakra.p>
        <UiLink
          href={orderAddress(order.id)}
          color="accent.fg"
          fontWeight="medium"
          textDecoration="underline"
          justifySelf="start"
        >
          {say('order.open_page')}
        </UiLink>
      </chakra.div>
      {part(say('order.money'), <OrderMoney order={order} />)}
    </chakra.div>
  )
}
