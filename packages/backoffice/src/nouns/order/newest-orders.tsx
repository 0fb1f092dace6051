import { chakra } from '@chakra-ui/react/styled-system'
import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { adminOrdersCall } from '@shiji/contract/order/order.calls.ts'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { formatDateTime, formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { PlainTable } from '../../page/figures/plain-table.tsx'
import { rowsBehind } from '../../page/figures/rows-behind.ts'
import { RecordSection } from '../../page/record/record-page.tsx'

interface NewestOrdersProps {
  /** Whose orders: of a store, with these goods, of a buyer. */
  readonly of: 'store_id' | 'goods_id' | 'user_id'
  readonly id: number
}

const MOST = 5

/** The newest orders of a store, of goods or of a buyer, for people who may see orders. */
export function NewestOrders(props: NewestOrdersProps) {
  const say = useText('order')
  const may = useHeldPermissions()
  if (!may('order.view')) return null
  return (
    <RecordSection title={say('order.newest')}>
      <Orders {...props} />
    </RecordSection>
  )
}

function Orders({ of, id }: NewestOrdersProps) {
  const say = useText('order', 'records', 'status')
  const locale = useLocale()
  const asked = useListRowsQuery(
    { path: pagePath(adminOrdersCall), query: { [of]: String(id), per_page: MOST, sort: 'id|desc' } },
    { refetchOnMountOrArgChange: true },
  )
  const { data, error, isError, isFetching, refetch } = asked
  if (data === undefined) {
    if (!isError || isFetching)
      return (
        <Skeletons>
          <Skeleton h="120px" />
        </Skeletons>
      )
    return <ErrorState hint={isFailure(error) ? error.msg || undefined : undefined} onRetry={() => void refetch()} />
  }
  // Rows of the orders call, checked by the server against its schema.
  const rows = data.data as unknown as readonly DeskOrderRow[]
  if (rows.length === 0) return <chakra.p color="fg.muted">{say('order.newest_none')}</chakra.p>
  return (
    <>
      <PlainTable
        name={say('order.newest_table')}
        head={[
          say('records.order_no'),
          say('records.goods'),
          say('records.payable'),
          say('records.status'),
          say('common.created_at'),
        ]}
        rows={rows.map(row => ({
          id: row.id,
          cells: [
            <UiLink key="no" href={`/orders/detail/${row.id}`} color="accent.fg" textDecoration="underline">
              {row.order_no}
            </UiLink>,
            row.goods_text,
            formatMoney(row.payable, locale),
            <StatusTag key="status" kind="order" status={row.order_status} />,
            formatDateTime(row.created_at, locale),
          ],
        }))}
      />
      <UiLink
        href={rowsBehind('/orders', { [of]: String(id) })}
        display="inline-flex"
        alignItems="center"
        minH={{ base: '44px', md: 'control-sm' }}
        color="accent.fg"
        textDecoration="underline"
      >
        {say('order.newest_all')}
      </UiLink>
    </>
  )
}
