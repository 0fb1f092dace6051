import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

type DueOrder = Pick<DeskOrderRow, 'due_at' | 'ship_due' | 'overdue_hours' | 'has_address_request'>

/** When an order is due, whether its time to ship is over or nearly, and whether a decision is needed before. */
export function OrderDue({ order }: { readonly order: DueOrder }) {
  const say = useText('order')
  const locale = useLocale()
  if (order.due_at === null) return <>-</>
  return (
    <>
      {formatDateTime(order.due_at, locale)}{' '}
      {order.ship_due === 'overdue' && (
        <Tag tone="danger">
          {order.overdue_hours > 0 ? say('order.overdue_hours', { count: order.overdue_hours }) : say('order.overdue')}
        </Tag>
      )}
      {order.ship_due === 'soon' && <Tag tone="warning">{say('order.soon')}</Tag>}
      {order.has_address_request && (
        <>
          {' '}
          <Tag tone="warning">{say('order.address_request')}</Tag>
        </>
      )}
    </>
  )
}
