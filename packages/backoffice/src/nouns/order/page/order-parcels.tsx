import { chakra } from '@chakra-ui/react/styled-system'
import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import type { OrderLine } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Timeline } from '@shiji/ui/common/timeline/timeline.tsx'
import { inLanguage } from '../../../page/declaration/in-language.ts'
import { ParcelChange } from './parcel-change.tsx'
import { ParcelContents } from './parcel-contents.tsx'

type Parcel = DeskOrderDetail['parcels'][number]

interface OrderParcelsProps {
  readonly area: 'seller' | 'admin'
  readonly parcels: readonly Parcel[]
  /** Lines of the order. */
  readonly lines: readonly OrderLine[]
}

/** The parcels of an order, each with company, number, when it was sent, and its trail with the newest first. */
export function OrderParcels({ area, parcels, lines }: OrderParcelsProps) {
  const say = useText('order', 'records')
  const locale = useLocale()
  if (parcels.length === 0) return <chakra.p color="fg.muted">{say('order.parcel_none')}</chakra.p>
  return (
    <chakra.ul listStyleType="none" display="grid" gap="4">
      {parcels.map((parcel, at) => (
        <chakra.li key={parcel.id} minW="0">
          <chakra.p mb="2" textStyle="md" overflowWrap="anywhere">
            {say('records.parcel_of', { number: at + 1 })} · {inLanguage(parcel, 'express_name', locale)}{' '}
            <strong>{parcel.number}</strong> · {formatDateTime(parcel.created_at, locale)}
          </chakra.p>
          <ParcelContents parcel={parcel} lines={lines} />
          {parcel.may_change && <ParcelChange area={area} parcel={parcel} />}
          {parcel.traces.length > 0 && (
            <Timeline
              entries={parcel.traces.toReversed().map((trace, index) => ({
                id: index,
                title: trace.text,
                time: formatDateTime(trace.at, locale),
                tone: index === 0 ? ('accent' as const) : ('neutral' as const),
              }))}
            />
          )}
          <TrackNote parcel={parcel} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** How old the tracking of a parcel is, why there is none, and that its company does not answer now. */
function TrackNote({ parcel }: { readonly parcel: Parcel }) {
  const say = useText('order')
  const locale = useLocale()
  const { is_tracked, traces, refreshed_at, failing_since } = parcel
  const isKnown = traces.length > 0
  return (
    <chakra.div textStyle="sm" color="fg.muted">
      {!is_tracked && !isKnown && <p>{say('order.parcel_untracked')}</p>}
      {is_tracked && !isKnown && failing_since === null && (
        <p>{say(refreshed_at === null ? 'order.parcel_soon' : 'order.parcel_no_news')}</p>
      )}
      {refreshed_at !== null && <p>{say('order.parcel_asked', { at: formatDateTime(refreshed_at, locale) })}</p>}
      {failing_since !== null && (
        <chakra.p color="status.warning.fg">
          {say('order.parcel_failing', { at: formatDateTime(failing_since, locale) })}
        </chakra.p>
      )}
    </chakra.div>
  )
}
