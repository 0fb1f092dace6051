import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { hasText, sayWith, useText, useTranslation } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { DeliveryFact } from './delivery/delivery-fact.tsx'
import type { ShownDelivery } from './delivery/use-delivery.ts'

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="4" textStyle="md">
      <chakra.dt textStyle="sm" lineHeight="22px" color="fg.muted" letterSpacing="label" flex="0 0 48px">
        {name}
      </chakra.dt>
      <chakra.dd minW="0" flex="1">
        {children}
      </chakra.dd>
    </chakra.div>
  )
}

export interface FactsProps {
  readonly goods: GoodsDetail
  readonly shown: ShownDelivery
}

/** Delivery and promises, shown before the choice. */
export function Facts({ goods, shown }: FactsProps) {
  const say = useText('shop_goods')
  const { i18n } = useTranslation()
  const word = (key: string, otherwise: string) => (hasText(i18n, key) ? sayWith(i18n)(key) : otherwise)
  return (
    <chakra.dl display="flex" flexDirection="column" gap="3">
      <Fact name={say('shop_goods.freight')}>
        <DeliveryFact {...shown} />
      </Fact>
      {goods.services.length > 0 && (
        <Fact name={say('shop_goods.services')}>
          <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
            {goods.services.map(service => (
              <chakra.li
                key={service}
                title={word(`shop_goods.service.${service}_hint`, '')}
                display="inline-flex"
                w={{ base: 'full', md: 'auto' }}
                alignItems={{ base: 'flex-start', md: 'center' }}
                gap="1"
              >
                <chakra.span color="status.success.fg" display="inline-flex">
                  <Icon of={Check} size={16} />
                </chakra.span>
                <span>
                  {word(`shop_goods.service.${service}`, service)}
                  <chakra.span hideFrom="md" display="block" textStyle="sm" color="fg.muted">
                    {word(`shop_goods.service.${service}_hint`, '')}
                  </chakra.span>
                </span>
              </chakra.li>
            ))}
          </chakra.ul>
        </Fact>
      )}
    </chakra.dl>
  )
}
