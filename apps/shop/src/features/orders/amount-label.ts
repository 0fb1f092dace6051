import type { OrderRow } from '@shiji/contract/order/order.ts'
import type { TextKey } from '@shiji/i18n/text-key.ts'

/** Label of an order's amount: paid, to pay, or neither if it was cancelled before. */
export function amountLabel({ pay_time, order_status }: Pick<OrderRow, 'pay_time' | 'order_status'>): TextKey {
  if (pay_time !== null) return 'shop_order.order_paid'
  return order_status === 'waiting_payment' ? 'shop_order.order_payable' : 'shop_order.orders_total'
}
