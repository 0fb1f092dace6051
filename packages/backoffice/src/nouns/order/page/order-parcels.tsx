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
          {parcel.traces.length === 0 ? (
            <chakra.p textStyle="sm" color="fg.muted">
              {say('order.parcel_untracked')}
            </chakra.p>
          ) : (
            <Timeline
              entries={parcel.traces.toReversed().map((trace, index) => ({
                id: index,
                title: trace.text,
                time: formatDateTime(trace.at, locale),
                tone: index === 0 ? ('accent' as const) : ('neutral' as const),
              }))}
            />
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
