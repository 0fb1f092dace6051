import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Countdown } from '@shiji/ui/common/countdown/countdown.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { orderPath, storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { amountLabel } from './amount-label.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'

const linesShown = 3

export interface OrderCardProps {
  readonly order: OrderRow
  /** Called when the time to pay ends while the list is open. */
  readonly onOver: () => void
}

/** An order in the list: store, state, goods, total, the next step. */
export function OrderCard({ order, onOver }: OrderCardProps) {
  const say = useText('shop_order')
  const pick = useName()
  const locale = useLocale()
  const unpaid = order.order_status === 'waiting_payment' && order.due_at !== null
  return (
    <chakra.article
      bg="bg.surface"
      borderRadius="md"
      aria-label={say('shop_order.orders_number', { number: order.order_no })}
    >
      <chakra.header
        display="flex"
        alignItems="center"
        gap="3"
        px={{ base: '4', md: '5' }}
        py="3"
        borderBottomWidth="1px"
        borderColor="border"
        textStyle="sm"
      >
        <UiLink href={storePath(order.store_id)} fontWeight="semibold" textStyle="md" minW="0" truncate>
          {pick(order.store_name, order.store_name_en)}
        </UiLink>
        <chakra.span color="fg.muted" hideBelow="md" data-tabular>
          {formatDateTime(order.created_at, locale)}
        </chakra.span>
        <chakra.span color="fg.muted" hideBelow="md" data-tabular>
          {say('shop_order.orders_number', { number: order.order_no })}
        </chakra.span>
        <chakra.span ms="auto" flexShrink="0">
          <StatusTag kind="order" status={order.order_status} />
        </chakra.span>
      </chakra.header>
      <chakra.div px={{ base: '4', md: '5' }} py="4">
        <OrderLines lines={order.order_goods.slice(0, linesShown)} />
        {order.order_goods.length > linesShown && (
          <UiLink href={orderPath(order.id)} display="block" mt="2" textStyle="sm" color="fg.muted">
            {say('shop_order.orders_more_goods', { count: order.order_goods.length })}
          </UiLink>
        )}
      </chakra.div>
      <chakra.footer
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="3"
        px={{ base: '4', md: '5' }}
        pb="4"
      >
        <chakra.span display="inline-flex" alignItems="baseline" gap="2" textStyle="sm" color="fg.muted">
          {say('shop_order.orders_pieces', { count: order.pieces })}
          <chakra.span color="fg">{say(amountLabel(order))}</chakra.span>
          <Price fen={order.payable} plain />
        </chakra.span>
        {unpaid && order.due_at !== null && (
          <chakra.span textStyle="sm" color="status.warning.fg" fontWeight="medium" display="inline-flex" gap="1.5">
            {say('shop_order.orders_due')}
            <Countdown until={order.due_at} form="clock" onEnd={onOver} />
          </chakra.span>
        )}
        <chakra.div ms="auto" css={{ '& :is(a, button)': { px: { base: '3', md: '4' } } }}>
          <OrderActions order={order} withView />
        </chakra.div>
      </chakra.footer>
    </chakra.article>
  )
}
