import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { MessageSquareText, PackageCheck, Truck, Wallet } from 'lucide-react'
import { MoreLink } from '../../../site/links/more-link.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { Card } from '../../../site/page/card.tsx'

const steps = [
  { status: 'waiting_payment', icon: Wallet, text: 'shop.to_orders_pay' },
  { status: 'waiting_delivery', icon: PackageCheck, text: 'shop.to_orders_ship' },
  { status: 'waiting_receipt', icon: Truck, text: 'shop.to_orders_receive' },
  { status: 'waiting_comment', icon: MessageSquareText, text: 'shop.to_orders_comment' },
] as const

export interface OrdersCardProps {
  /** Orders by state; undefined until they are loaded. */
  readonly count: Readonly<Record<string, number>> | undefined
  readonly failed: boolean
}

/** The steps of an order, with how many orders wait at each. */
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
        {steps.map(({ status, icon, text }) => {
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
                    <chakra.span
                      position="absolute"
                      top="-2"
                      insetStart="60%"
                      minW="18px"
                      h="18px"
                      px="1"
                      borderRadius="full"
                      bg="accent.solid"
                      color="accent.contrast"
                      textStyle="2xs"
                      lineHeight="18px"
                      fontWeight="semibold"
                      textAlign="center"
                      data-tabular
                    >
                      {waiting}
                    </chakra.span>
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
