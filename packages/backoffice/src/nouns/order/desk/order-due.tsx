import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

/** When an order is due, and whether its time to ship is over or nearly. */
export function OrderDue({ order }: { readonly order: Pick<DeskOrderRow, 'due_at' | 'ship_due' | 'overdue_hours'> }) {
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
    </>
  )
}
