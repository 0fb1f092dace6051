import { useStockHistoryQuery } from '@shiji/api/stock/stock.seller.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import { rowsBehind } from '@shiji/backoffice/page/figures/rows-behind.ts'
import { formatDateTime, formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { useEffect } from 'react'
import { movementWords, signed } from './movement-words.ts'

export interface HistoryPageProps {
  readonly skuId: number
  /** Where the page before ended; undefined for the newest. */
  readonly after: string | undefined
  /** Called with where the next page starts; null at the beginning of the history. */
  readonly onNext: (next: string | null) => void
}

/** One page of the changes of a SKU, with the stock after each. */
export function HistoryPage({ skuId, after, onNext }: HistoryPageProps) {
  const say = useText('stock')
  const locale = useLocale()
  const maySeeOrders = useHeldPermissions()('order.view')
  const asked = useStockHistoryQuery(
    { id: skuId, ...(after === undefined ? {} : { after }) },
    { refetchOnMountOrArgChange: true },
  )
  const next = asked.data?.next
  useEffect(() => {
    if (next !== undefined) onNext(next)
  }, [next, onNext])
  return (
    <Loaded asked={asked}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState extent="inline" title={say('stock.history_empty')} />
        ) : (
          <PlainTable
            name={say('stock.history')}
            head={[
              say('stock.time'),
              say('stock.cause'),
              say('stock.difference'),
              say('stock.balance'),
              say('stock.reserved'),
              say('stock.left_after'),
              say('stock.who'),
              say('stock.by_order'),
              say('stock.note'),
            ]}
            rows={rows.map(row => ({
              id: row.id,
              cells: [
                formatDateTime(row.created_at, locale),
                movementWords(say, row),
                row.difference === 0 ? NOTHING : signed(row.difference),
                formatNumber(row.on_hand, locale),
                row.reserved_difference === 0
                  ? formatNumber(row.reserved, locale)
                  : `${formatNumber(row.reserved, locale)} (${signed(row.reserved_difference)})`,
                formatNumber(row.left, locale),
                row.who === '' ? NOTHING : row.who,
                row.order_no === null ? (
                  NOTHING
                ) : maySeeOrders ? (
                  <UiLink
                    key="order"
                    href={rowsBehind('/orders', { order_no: row.order_no })}
                    textDecoration="underline"
                  >
                    {row.order_no}
                  </UiLink>
                ) : (
                  row.order_no
                ),
                row.note === '' ? NOTHING : row.note,
              ],
            }))}
          />
        )
      }
    </Loaded>
  )
}
