import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { CopyButton } from '@shiji/ui/common/copy-button/copy-button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { PackageCheck } from 'lucide-react'
import { useName } from '../../../site/names.ts'
import { Card } from '../../../site/page/card.tsx'
import { ParcelGoods } from './parcel-goods.tsx'

type Parcel = OrderDetail['parcels'][number]

/** The parcels of an order, each with company, number and, if it is tracked, its tracking. */
export function Parcels({ order }: { readonly order: Pick<OrderDetail, 'parcels' | 'order_goods' | 'order_status'> }) {
  const { parcels } = order
  const say = useText('shop_order')
  const pick = useName()
  const locale = useLocale()
  return (
    <Card>
      <chakra.h2 textStyle="lg" fontWeight="semibold" mb="3">
        {say('shop_order.order_parcels')}
      </chakra.h2>
      {parcels.length === 0 ? (
        <chakra.p textStyle="md" color="fg.muted">
          {say('shop_order.order_parcels_none')}
        </chakra.p>
      ) : (
        <chakra.ul display="flex" flexDirection="column" gap="3">
          {parcels.map((parcel, index) => (
            <chakra.li key={parcel.id} textStyle="md">
              <chakra.div display="flex" alignItems="center" gap="3">
                <chakra.span color="accent.fg" display="inline-flex">
                  <Icon of={PackageCheck} size={24} />
                </chakra.span>
                <chakra.div minW="0">
                  <chakra.p fontWeight="medium">
                    {say('shop_order.order_parcel', { at: index + 1 })} ·{' '}
                    {pick(parcel.express_name, parcel.express_name_en)}
                  </chakra.p>
                  <chakra.p display="flex" alignItems="center" gap="1" textStyle="sm" color="fg.muted" data-tabular>
                    {parcel.number}
                    <CopyButton text={parcel.number} label={say('shop_order.order_copy_number')} />
                  </chakra.p>
                </chakra.div>
                <chakra.span ms="auto" textStyle="xs" color="fg.muted" data-tabular>
                  {formatDateTime(parcel.created_at, locale)}
                </chakra.span>
              </chakra.div>
              <ParcelGoods parcel={parcel} lines={order.order_goods} />
              {parcel.traces.length > 0 && <Trail parcel={parcel} at={index + 1} />}
              <TrackNote parcel={parcel} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {parcels.length > 0 && order.order_status === 'waiting_delivery' && (
        <chakra.p mt="3" textStyle="sm" color="fg.muted">
          {say('shop_order.order_parcels_rest')}
        </chakra.p>
      )}
    </Card>
  )
}

/** How old the tracking of a parcel is, why there is none, and that its company does not answer now. */
function TrackNote({ parcel }: { readonly parcel: Parcel }) {
  const say = useText('shop_order')
  const locale = useLocale()
  const { is_tracked, traces, refreshed_at, failing_since } = parcel
  const time = (at: string) => formatDateTime(at, locale)
  const isKnown = traces.length > 0
  return (
    <chakra.div mt="2" textStyle="xs" color="fg.muted">
      {!is_tracked && !isKnown && <p>{say('shop_order.order_track_none')}</p>}
      {is_tracked && !isKnown && failing_since === null && (
        <p>{say(refreshed_at === null ? 'shop_order.order_track_soon' : 'shop_order.order_track_no_news')}</p>
      )}
      {refreshed_at !== null && <p>{say('shop_order.order_track_asked', { at: time(refreshed_at) })}</p>}
      {failing_since !== null && (
        <chakra.p color="status.warning.fg">
          {say('shop_order.order_track_failing', { at: time(failing_since) })}
        </chakra.p>
      )}
    </chakra.div>
  )
}

/** Tracking of a parcel, the newest first. */
function Trail({ parcel, at }: { readonly parcel: Parcel; readonly at: number }) {
  const say = useText('shop_order')
  const locale = useLocale()
  return (
    <chakra.ol
      aria-label={say('shop_order.order_trail', { at })}
      display="flex"
      flexDirection="column"
      gap="1"
      mt="2"
      ms="3"
      ps="6"
      borderInlineStartWidth="2px"
      borderColor="border"
    >
      {parcel.traces.toReversed().map((trace, index) => (
        <chakra.li
          key={`${trace.at} ${trace.text}`}
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          textStyle="sm"
          color={index === 0 ? 'fg' : 'fg.muted'}
          fontWeight={index === 0 ? 'medium' : undefined}
        >
          <chakra.span>{trace.text}</chakra.span>
          <chakra.time dateTime={trace.at} ms="auto" textStyle="xs" color="fg.muted" data-tabular>
            {formatDateTime(trace.at, locale)}
          </chakra.time>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
