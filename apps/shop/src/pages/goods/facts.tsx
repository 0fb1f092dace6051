import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/catalog.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { hasText, sayWith, useLocale, useText, useTranslation } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

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

/** Delivery cost and promises, shown before the choice. */
export function Facts({ goods }: { readonly goods: GoodsDetail }) {
  const say = useText('shop_goods')
  const locale = useLocale()
  const { i18n } = useTranslation()
  const freight =
    goods.freight_mode === 'free' || goods.freight_from === 0
      ? say('shop_goods.freight_free')
      : goods.freight_from === null
        ? say('shop_goods.freight_unknown')
        : say('shop_goods.freight_from', { price: formatMoney(goods.freight_from, locale) })
  const word = (key: string, otherwise: string) => (hasText(i18n, key) ? sayWith(i18n)(key) : otherwise)
  return (
    <chakra.dl display="flex" flexDirection="column" gap="3">
      <Fact name={say('shop_goods.freight')}>{freight}</Fact>
      {goods.services.length > 0 && (
        <Fact name={say('shop_goods.services')}>
          <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
            {goods.services.map(service => (
              <chakra.li
                key={service}
                title={word(`shop_goods.service.${service}_hint`, '')}
                display="inline-flex"
                alignItems="center"
                gap="1"
              >
                <chakra.span color="status.success.fg" display="inline-flex">
                  <Icon of={Check} size={16} />
                </chakra.span>
                {word(`shop_goods.service.${service}`, service)}
              </chakra.li>
            ))}
          </chakra.ul>
        </Fact>
      )}
    </chakra.dl>
  )
}
