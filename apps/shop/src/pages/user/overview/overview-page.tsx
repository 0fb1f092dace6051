import { chakra } from '@chakra-ui/react/styled-system'
import { useOverviewQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { ClipboardList } from 'lucide-react'
import { LatestFavorites } from '../../../features/favorite/latest-favorites.tsx'
import { Recommended } from '../../../features/goods/recommended.tsx'
import { OrderCard } from '../../../features/orders/order-card.tsx'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'
import { AccountCard } from './account-card.tsx'
import { AccountTiles } from './account-tiles.tsx'
import { OrdersCard } from './orders-card.tsx'

/** The account at a glance (spec §2 /user). */
export function Component() {
  const say = useText('shop_account', 'shop_order')
  const { data, isError, error: failure, refetch } = useOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  useHead({ title: say('shop_account.overview_page') })
  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '3', md: '4' }}>
      <AccountCard overview={data} />
      <OrdersCard count={data?.count} failed={isError} />
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
      {data?.orders.length === 0 && <Recommended place="empty" most={4} />}
    </chakra.div>
  )
}
