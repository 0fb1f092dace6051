import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Steps } from '@shiji/ui/shop/steps/steps.tsx'

/** Progress of an order, with the time of each step. A cancelled order has no further steps. */
export function OrderSteps({ order }: { readonly order: OrderDetail }) {
  const say = useText('shop_order')
  const locale = useLocale()
  if (order.order_status === 'cancel') return null
  const times = [order.created_at, order.pay_time, order.delivery_time, order.receipt_time, order.comment_time]
  const names = [
    say('shop_order.order_step.placed'),
    say('shop_order.order_step.paid'),
    say('shop_order.order_step.delivered'),
    say('shop_order.order_step.received'),
    say('shop_order.order_step.commented'),
  ]
  const done = order.order_status === 'completion' ? times.length : times.indexOf(null)
  return (
    <Steps
      label={say('shop_order.order_steps')}
      current={done === -1 ? times.length : done}
      steps={names.map((title, index) => ({
        title,
        description: times[index] ? formatDateTime(times[index], locale).slice(5, 16) : undefined,
      }))}
    />
  )
}
