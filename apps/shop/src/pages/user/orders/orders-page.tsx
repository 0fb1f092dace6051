import { chakra } from '@chakra-ui/react/styled-system'
import { useOrdersQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState, NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { ClipboardList } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Recommended } from '../../../features/goods/recommended.tsx'
import { OrderCard } from '../../../features/orders/order-card.tsx'
import { searchFilter } from '../../../features/orders/order-tabs.ts'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'
import { useOrdersAddress } from './orders-address.ts'
import { OrdersBar } from './orders-bar.tsx'

const perPage = 10

/** The buyer's orders (spec §2 /user/orders); tab, words and page are in the address. */
export function Component() {
  const say = useText('shop_order', 'status', 'shop', 'table')
  const navigate = useNavigate()
  const address = useOrdersAddress()
  useHead({ title: say('shop_order.orders_page') })
  const {
    data,
    currentData,
    isError,
    error: failure,
    isFetching,
    refetch,
  } = useOrdersQuery({
    per_page: perPage,
    page: address.page,
    ...(address.tab === 'all' ? {} : { order_status: address.tab }),
    ...searchFilter(address.words),
  })
  const count = typeof data?.count === 'object' ? data.count : {}
  return (
    <>
      <AccountHeading>{say('shop_order.orders_page')}</AccountHeading>
      <OrdersBar address={address} count={data === undefined && isError ? undefined : count} />
      {isError && currentData === undefined ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons>
          <chakra.div display="flex" flexDirection="column" gap="3">
            {[1, 2, 3].map(place => (
              <Skeleton key={place} h="212px" borderRadius="md" />
            ))}
          </chakra.div>
        </Skeletons>
      ) : data.data.length === 0 ? (
        <NoOrders words={address.words} />
      ) : (
        <>
          <chakra.div
            display="flex"
            flexDirection="column"
            gap="3"
            aria-busy={isFetching}
            opacity={isFetching ? '0.6' : '1'}
            transition="opacity 140ms"
          >
            {data.data.map(order => (
              <OrderCard key={order.id} order={order} onOver={() => void refetch()} />
            ))}
          </chakra.div>
          {data.last_page > 1 && (
            <chakra.div display="flex" justifyContent="center" mt="6">
              <Pagination
                short
                page={data.current_page}
                perPage={data.per_page}
                total={data.total}
                onPage={page => void navigate(address.with({ page }))}
              />
            </chakra.div>
          )}
        </>
      )}
    </>
  )
}

/** No order matches the words; without words there are none yet. */
function NoOrders({ words }: { readonly words: string }) {
  const say = useText('shop_order')
  if (words !== '') {
    return (
      <NoMatchState title={say('shop_order.orders_no_match')}>
        <LinkButton href={PATHS.orders} look="solid">
          {say('shop_order.orders_see_all')}
        </LinkButton>
      </NoMatchState>
    )
  }
  return (
    <>
      <EmptyState icon={ClipboardList} title={say('shop_order.orders_empty')}>
        <LinkButton href={PATHS.home} look="solid">
          {say('shop_order.success_continue')}
        </LinkButton>
      </EmptyState>
      <Recommended place="empty" most={4} />
    </>
  )
}
