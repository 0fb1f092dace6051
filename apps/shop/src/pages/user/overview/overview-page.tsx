import { chakra } from '@chakra-ui/react/styled-system'
import { useAccountQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useOverviewQuery } from '@shiji/api/order/order.buyer.api.ts'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/state-view/states.tsx'
import { ClipboardList, MessageSquareText, PackageCheck, Truck, UserRound, Wallet } from 'lucide-react'
import { LatestFavorites } from '../../../features/favorite/latest-favorites.tsx'
import { OrderCard } from '../../../features/orders/order-card.tsx'
import { useFileUrl } from '../../../site/goods/use-file-url.ts'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { MoreLink } from '../../../site/links/more-link.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { Card } from '../../../site/page/card.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'
import { AccountTiles } from './account-tiles.tsx'

const steps = [
  { status: 'waiting_payment', icon: Wallet, text: 'shop.to_orders_pay' },
  { status: 'waiting_delivery', icon: PackageCheck, text: 'shop.to_orders_ship' },
  { status: 'waiting_receipt', icon: Truck, text: 'shop.to_orders_receive' },
  { status: 'waiting_comment', icon: MessageSquareText, text: 'shop.to_orders_comment' },
] as const

/** The account at a glance (spec §2 /user). */
export function Component() {
  const say = useText('shop_account', 'shop', 'shop_order')
  const locale = useLocale()
  const fileUrl = useFileUrl()
  const { data, isError, error: failure, refetch } = useOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: account } = useAccountQuery()
  useHead({ title: say('shop_account.overview_page') })
  const avatar = account ? account.avatar : ''
  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '3', md: '4' }}>
      <Card display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <chakra.span
          display="grid"
          placeItems="center"
          w="72px"
          h="72px"
          borderRadius="full"
          overflow="hidden"
          bg="accent.subtle"
          color="accent.fg"
          flexShrink="0"
        >
          {avatar === '' ? (
            <Icon of={UserRound} size={40} />
          ) : (
            <chakra.img src={fileUrl(avatar)} alt="" w="full" h="full" objectFit="cover" />
          )}
        </chakra.span>
        <chakra.div minW="0" flex="1">
          <chakra.h1 textStyle="xl" fontWeight="bold" truncate>
            {account?.nickname ?? say('shop.member_center')}
          </chakra.h1>
          <chakra.p textStyle="sm" color="fg.muted" data-tabular>
            {account?.phone ?? ''}
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" gap={{ base: '6', md: '10' }} w={{ base: 'full', md: 'auto' }}>
          <UiLink href={PATHS.money}>
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {say('shop_account.balance')}
            </chakra.span>
            <chakra.span display="block" textStyle="2xl" fontWeight="bold" data-tabular>
              {data ? formatMoney(data.money, locale) : '–'}
            </chakra.span>
          </UiLink>
          <UiLink href="/user/integral">
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {say('shop_account.integral')}
            </chakra.span>
            <chakra.span display="block" textStyle="2xl" fontWeight="bold" data-tabular>
              {data ? formatNumber(data.integral, locale) : '–'}
            </chakra.span>
          </UiLink>
        </chakra.div>
      </Card>
      <Card>
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="3">
          <chakra.h2 textStyle="lg" fontWeight="semibold">
            {say('shop.my_orders')}
          </chakra.h2>
          <MoreLink href={PATHS.orders}>{say('shop.see_all')}</MoreLink>
        </chakra.div>
        <chakra.ul display="grid" gridTemplateColumns="repeat(4, 1fr)">
          {steps.map(({ status, icon, text }) => {
            const count = data ? (data.count[status] ?? 0) : isError ? '–' : 0
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
                    {count !== 0 && (
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
                        {count}
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
      <AccountTiles />
      <chakra.h2 textStyle="lg" fontWeight="semibold" mt="2">
        {say('shop_account.overview_orders')}
      </chakra.h2>
      {isError && !data ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons>
          <Skeleton h="212px" borderRadius="md" />
        </Skeletons>
      ) : data.orders.length === 0 ? (
        <EmptyState icon={ClipboardList} title={say('shop_account.overview_empty')} extent="inline">
          <LinkButton href={PATHS.home}>{say('shop_order.success_continue')}</LinkButton>
        </EmptyState>
      ) : (
        data.orders.map(order => <OrderCard key={order.id} order={order} onOver={() => void refetch()} />)
      )}
      {data && <LatestFavorites />}
    </chakra.div>
  )
}
