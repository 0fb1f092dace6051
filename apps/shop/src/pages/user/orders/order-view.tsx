import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { setServerTime } from '@shiji/ui/common/clock/server-clock.ts'
import { CopyButton } from '@shiji/ui/common/copy-button/copy-button.tsx'
import { Countdown } from '@shiji/ui/common/countdown/countdown.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { Fragment, useEffect } from 'react'
import { AddressRequest } from '../../../features/orders/address-request.tsx'
import { amountLabel } from '../../../features/orders/amount-label.ts'
import { OrderActions } from '../../../features/orders/order-actions.tsx'
import { OrderLife } from '../../../features/orders/order-life.tsx'
import { OrderLines } from '../../../features/orders/order-lines.tsx'
import { OrderSteps } from '../../../features/orders/order-steps.tsx'
import { PriceChanges, takenOff } from '../../../features/orders/price-changes.tsx'
import { discountsOf } from '../../../site/goods/price-steps.tsx'
import { PATHS, storePath } from '../../../site/links/paths.ts'
import { useName } from '../../../site/names.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { Card } from '../../../site/page/card.tsx'
import { OrderFacts } from './order-facts.tsx'
import { Parcels } from './parcels.tsx'

export interface OrderViewProps {
  readonly order: OrderDetail
  /** Called when the time to pay ends while the page is open. */
  readonly onOver: () => void
}

/** An order: progress, actions, goods and history. */
export function OrderView({ order, onOver }: OrderViewProps) {
  const say = useText('shop_order')
  const pick = useName()
  const locale = useLocale()
  const { now } = order
  const offered = takenOff(order.price_changes)
  useEffect(() => setServerTime(Date.parse(now)), [now])
  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '3', md: '4' }}>
      <AccountHeading up={PATHS.orders}>{say('shop_order.order_page')}</AccountHeading>
      <Card>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          mb={order.order_status === 'cancel' ? '0' : '6'}
        >
          <StatusTag kind="order" status={order.order_status} />
          <chakra.span display="inline-flex" alignItems="center" gap="1" textStyle="sm" color="fg.muted" data-tabular>
            {say('shop_order.orders_number', { number: order.order_no })}
            <CopyButton text={order.order_no} label={say('shop_order.order_copy')} />
          </chakra.span>
          {order.order_status === 'waiting_payment' && order.due_at !== null && (
            <chakra.span
              textStyle="sm"
              fontWeight="medium"
              color="status.warning.fg"
              title={formatDateTime(order.due_at, locale)}
            >
              {say('shop_order.orders_due')} <Countdown until={order.due_at} form="clock" onEnd={onOver} />
            </chakra.span>
          )}
          {order.order_status === 'cancel' && order.cancel_reason !== '' && (
            <chakra.span textStyle="sm" color="fg.muted">
              {say('shop_order.order_reason', { reason: order.cancel_reason })}
            </chakra.span>
          )}
          <chakra.div ms="auto">
            <OrderActions order={order} />
          </chakra.div>
        </chakra.div>
        <OrderSteps order={order} />
      </Card>
      {order.pay_time !== null && <Parcels order={order} />}
      <Card>
        <UiLink href={storePath(order.store_id)} display="inline-block" fontWeight="semibold" textStyle="md" mb="3">
          {pick(order.store_name, order.store_name_en)}
        </UiLink>
        <OrderLines lines={order.order_goods} />
        <chakra.dl
          display="grid"
          gridTemplateColumns="1fr auto"
          columnGap="6"
          rowGap="1"
          maxW="320px"
          ms="auto"
          mt="5"
          pt="4"
          borderTopWidth="1px"
          borderColor="border"
          textStyle="md"
          css={{ '& dd': { textAlign: 'end' } }}
        >
          <chakra.dt color="fg.muted">{say('shop_order.order_goods_total')}</chakra.dt>
          <dd>
            <Price fen={order.goods_amount} plain />
          </dd>
          <chakra.dt color="fg.muted">{say('shop_order.order_freight')}</chakra.dt>
          <dd>
            <Price fen={order.freight_amount} plain />
          </dd>
          {discountsOf(order.price_steps).map(step => (
            <Fragment key={`${step.phase} ${step.kind} ${step.name}`}>
              <chakra.dt color="fg.muted">{pick(step.name, step.name_en)}</chakra.dt>
              <dd>
                <Price fen={-step.amount} plain />
              </dd>
            </Fragment>
          ))}
          {offered > 0 && (
            <>
              <chakra.dt color="fg.muted">{say('shop_order.price_taken_off')}</chakra.dt>
              <dd>
                <Price fen={-offered} plain />
              </dd>
            </>
          )}
          <chakra.dt fontWeight="semibold" lineHeight="30px">
            {say(amountLabel(order))}
          </chakra.dt>
          <dd>
            <Price fen={order.payable} size="md" />
          </dd>
        </chakra.dl>
        <PriceChanges changes={order.price_changes} />
      </Card>
      {order.address_request !== null && <AddressRequest orderId={order.id} request={order.address_request} />}
      <OrderFacts order={order} />
      <Card>
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {say('shop_order.order_life')}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" mb="5">
          {say('shop_order.order_life_hint')}
        </chakra.p>
        <OrderLife life={order.life} />
      </Card>
    </chakra.div>
  )
}
