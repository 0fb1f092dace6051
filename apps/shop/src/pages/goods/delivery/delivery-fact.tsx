import { chakra } from '@chakra-ui/react/styled-system'
import type { Delivery } from '@shiji/contract/catalog/goods-detail.ts'
import { formatDay, formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { ChevronDown, MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useName } from '../../../site/names.ts'
import type { ShownDelivery } from './use-delivery.ts'

const AreaDialog = onDemand(() => import('./area-dialog.tsx').then(module => module.AreaDialog))

/** Where goods are delivered, for how much and on which days; the area can be changed. */
export function DeliveryFact({ delivery, isLoading, deliverTo }: ShownDelivery) {
  const say = useText('shop_goods')
  const pick = useName()
  const [choosing, setChoosing] = useState(false)
  const words = useWords(delivery)
  const from = delivery.from && pick(delivery.from.name, delivery.from.name_en)
  return (
    <chakra.div aria-busy={isLoading} opacity={isLoading ? '0.55' : '1'} transition="opacity 140ms">
      <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
        {from && <span>{say('shop_goods.delivery_from', { place: from })}</span>}
        <chakra.button
          type="button"
          onClick={() => setChoosing(true)}
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH={{ base: '40px', md: '24px' }}
          maxW="full"
          textAlign="start"
          cursor="pointer"
          _hover={{ color: 'accent.fg' }}
        >
          <Icon of={MapPin} size={16} />
          <chakra.span truncate>
            {delivery.area === null
              ? say('shop_goods.delivery_area')
              : say('shop_goods.delivery_to', { place: pick(delivery.area.name, delivery.area.name_en) })}
          </chakra.span>
          <Icon of={ChevronDown} size={16} />
        </chakra.button>
      </chakra.div>
      <chakra.p aria-live="polite" color={delivery.freight === null ? 'status.warning.fg' : undefined}>
        {words}
      </chakra.p>
      <Suspense fallback={null}>
        {choosing && (
          <AreaDialog
            onClose={() => setChoosing(false)}
            onArea={id => {
              deliverTo(id)
              setChoosing(false)
            }}
          />
        )}
      </Suspense>
    </chakra.div>
  )
}

function useWords({ freight, free_from, arrives_from, arrives_to }: Delivery): string {
  const say = useText('shop_goods')
  const locale = useLocale()
  if (freight === null) return say('shop_goods.delivery_none')
  const [from, to] = [formatDay(arrives_from, locale), formatDay(arrives_to, locale)]
  return [
    freight === 0
      ? say('shop_goods.freight_free')
      : say('shop_goods.delivery_price', { price: formatMoney(freight, locale) }),
    ...(free_from === null || freight === 0
      ? []
      : [say('shop_goods.delivery_free_from', { price: formatMoney(free_from, locale) })]),
    from === to ? say('shop_goods.delivery_on', { day: to }) : say('shop_goods.delivery_between', { from, to }),
  ].join(' · ')
}
