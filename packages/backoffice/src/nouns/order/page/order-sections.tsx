import { chakra } from '@chakra-ui/react/styled-system'
import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import { formatDateTime, formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { inLanguage } from '../../../page/declaration/in-language.ts'
import { PriceLog } from '../changes/price-log.tsx'
import { OrderMoney } from '../desk/order-money.tsx'
import { OrderNote } from '../desk/order-note.tsx'
import { OrderReceiver } from '../desk/order-receiver.tsx'
import { OrderLife } from '../order-life.tsx'
import { OrderParcels } from './order-parcels.tsx'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

const Section = ({ title, children }: SectionProps) => (
  <chakra.section aria-label={title} bg="bg.surface" borderRadius="md" p="4" minW="0">
    <chakra.h2 mb="3" textStyle="lg" fontWeight="semibold">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

function Lines({ order }: { readonly order: DeskOrderDetail }) {
  const locale = useLocale()
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="md">
      {order.order_goods.map(line => (
        <chakra.li key={line.id} display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
          <chakra.span minW="0" overflowWrap="anywhere">
            {inLanguage(line, 'goods_name', locale)}{' '}
            <chakra.span color="fg.muted">{inLanguage(line, 'sku_name', locale)}</chakra.span>
          </chakra.span>
          <chakra.span data-tabular whiteSpace="nowrap">
            {formatMoney(line.goods_price, locale)} × {line.buy_num} = {formatMoney(line.goods_amount, locale)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function Note({ order }: { readonly order: DeskOrderDetail }) {
  const say = useText('order')
  const locale = useLocale()
  if (order.note === '' && order.note_flag === null)
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {say('order.note_hint')}
      </chakra.p>
    )
  return (
    <chakra.div textStyle="md" whiteSpace="pre-wrap" overflowWrap="anywhere">
      <OrderNote order={order} />
      <chakra.p mt="1" textStyle="sm" color="fg.muted">
        {say('order.note_by', { who: order.note_by, time: formatDateTime(order.note_at, locale) })}
      </chakra.p>
    </chakra.div>
  )
}

interface OrderSectionsProps {
  readonly area: 'seller' | 'admin'
  readonly order: DeskOrderDetail
}

/** Everything about one order: goods, amounts, receiver, remarks, parcels, and its timeline. */
export function OrderSections({ area, order }: OrderSectionsProps) {
  const say = useText('order', 'records')
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
    >
      <chakra.div display="grid" gap="4" alignContent="start" minW="0">
        {order.remark !== '' && (
          <Section title={say('order.buyer_remark')}>
            <chakra.strong textStyle="md">{order.remark}</chakra.strong>
          </Section>
        )}
        <Section title={say('order.goods')}>
          <Lines order={order} />
        </Section>
        <Section title={say('order.money')}>
          <OrderMoney order={order} />
          <PriceLog changes={order.price_changes} />
        </Section>
        <Section title={say('order.receiver')}>
          <OrderReceiver order={order} />
          <chakra.p mt="2" textStyle="sm" color="fg.muted">
            {say('order.buyer')} {order.user_name}
          </chakra.p>
        </Section>
        <Section title={say('order.note')}>
          <Note order={order} />
        </Section>
        <Section title={say('order.parcels')}>
          <OrderParcels area={area} parcels={order.parcels} lines={order.order_goods} />
        </Section>
        {order.cancel_reason !== '' && (
          <Section title={say('order.cancel_reason')}>
            <chakra.p textStyle="md">{order.cancel_reason}</chakra.p>
          </Section>
        )}
      </chakra.div>
      <chakra.div minW="0">
        <Section title={say('records.life')}>
          <OrderLife life={order.life} />
        </Section>
      </chakra.div>
    </chakra.div>
  )
}
