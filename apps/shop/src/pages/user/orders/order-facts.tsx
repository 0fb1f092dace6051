import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { Card } from '../../../site/page/card.tsx'

const AddressChangeDialog = onDemand(() =>
  import('./address-change-dialog.tsx').then(module => module.AddressChangeDialog),
)

interface Fact {
  readonly name: string
  readonly value: ReactNode
}

interface FactsProps {
  readonly title: string
  readonly facts: readonly Fact[]
  /** What can be done about them. */
  readonly children?: ReactNode
}

function Facts({ title, facts, children }: FactsProps) {
  return (
    <Card>
      <chakra.h2 textStyle="lg" fontWeight="semibold" mb="3">
        {title}
      </chakra.h2>
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="2" textStyle="md">
        {facts.map(({ name, value }) => (
          <Fragment key={name}>
            <chakra.dt color="fg.muted" whiteSpace="nowrap">
              {name}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere" data-tabular>
              {value}
            </chakra.dd>
          </Fragment>
        ))}
      </chakra.dl>
      {children}
    </Card>
  )
}

/** Receiver, payment, and times of an order. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const say = useText('shop_order', 'shop_account', 'status')
  const locale = useLocale()
  const [changing, setChanging] = useState(false)
  const time = (name: string, value: string | null): readonly Fact[] =>
    value === null ? [] : [{ name, value: formatDateTime(value, locale) }]
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: '3', md: '4' }}>
      <Facts
        title={say('shop_order.order_receiver')}
        facts={[
          { name: say('shop_account.address_name'), value: order.receive_name },
          { name: say('shop_account.address_phone'), value: order.receive_tel },
          { name: say('shop_account.address_detail'), value: `${order.receive_area} ${order.receive_address}` },
          ...(order.remark === '' ? [] : [{ name: say('shop_order.order_remark'), value: order.remark }]),
        ]}
      >
        {order.actions.includes('address') && (
          <Button mt="3" onClick={() => setChanging(true)}>
            {say('shop_order.address_change_title')}
          </Button>
        )}
      </Facts>
      <Facts
        title={say('shop_order.order_info')}
        facts={[
          ...time(say('shop_order.order_placed_at'), order.created_at),
          ...time(say('shop_order.order_paid_at'), order.pay_time),
          ...(order.payment_name === null
            ? []
            : [{ name: say('shop_order.order_payment'), value: say(`status.payment_method.${order.payment_name}`) }]),
          ...time(say('shop_order.order_shipped_at'), order.delivery_time),
        ]}
      />
      <Suspense fallback={null}>
        {changing && <AddressChangeDialog order={order} onClose={() => setChanging(false)} />}
      </Suspense>
    </chakra.div>
  )
}
