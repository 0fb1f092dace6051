import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { PackageCheck } from 'lucide-react'
import { Card } from '../../site/card.tsx'
import { CopyButton } from '../../site/copy-button.tsx'
import { useName } from '../../site/names.ts'

/** The parcels of an order, each with company and number. */
export function Parcels({ parcels }: { readonly parcels: OrderDetail['parcels'] }) {
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
            <chakra.li key={parcel.id} display="flex" alignItems="center" gap="3" textStyle="md">
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
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  )
}
