import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { WAITING_ORDERS } from '../../../features/orders/waiting-orders.ts'
import { MoreLink } from '../../../site/links/more-link.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { Card } from '../../../site/page/card.tsx'
import { CountSpot } from '../../../site/page/count-spot.tsx'

export interface OrdersCardProps {
  /** Orders by state; undefined until they are loaded. */
  readonly count: Readonly<Record<string, number>> | undefined
  readonly failed: boolean
}

/** The steps of an order, with the number of orders at each. */
export function OrdersCard({ count, failed }: OrdersCardProps) {
  const say = useText('shop')
  return (
    <Card>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="3">
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {say('shop.my_orders')}
        </chakra.h2>
        <MoreLink href={PATHS.orders}>{say('shop.see_all')}</MoreLink>
      </chakra.div>
      <chakra.ul display="grid" gridTemplateColumns="repeat(4, 1fr)">
        {WAITING_ORDERS.map(({ status, icon, text }) => {
          const waiting = count ? (count[status] ?? 0) : failed ? '–' : 0
          return (
            <li key={status}>
              <UiLink
                href={`${PATHS.orders}?status=${status}`}
                display="flex"
                flexDirection="column"
                alignItems="center"
                gap="1.5"
                py="2"
                textStyle="sm"
                _hover={{ color: 'accent.fg' }}
              >
                <chakra.span position="relative" display="inline-flex">
                  <Icon of={icon} size={24} />
                  {waiting !== 0 && (
                    <CountSpot top="-2" insetStart="60%">
                      {waiting}
                    </CountSpot>
                  )}
                </chakra.span>
                {say(text)}
              </UiLink>
            </li>
          )
        })}
      </chakra.ul>
    </Card>
  )
}
