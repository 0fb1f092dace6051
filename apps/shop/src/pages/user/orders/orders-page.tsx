import { chakra } from '@chakra-ui/react/styled-system'
import { useOrdersQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/button/button.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { Input } from '@shiji/ui/input/input.tsx'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import { Pagination } from '@shiji/ui/pagination/pagination.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/skeleton/skeleton.tsx'
import { EmptyState, NoMatchState } from '@shiji/ui/state-view/states.tsx'
import { ClipboardList, Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { OrderCard } from '../../../features/orders/order-card.tsx'
import { ORDER_TABS, readTab, searchFilter, tabCount } from '../../../features/orders/order-tabs.ts'
import { TabNumber } from '../../../features/orders/tab-number.tsx'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { PATHS, readId } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'

const perPage = 10

/** The buyer's orders (spec §2 /user/orders); tab, words and page live in the address. */
export function Component() {
  const say = useText('shop_order', 'status', 'shop', 'table')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tab = readTab(query.get('status'))
  const words = query.get('q') ?? ''
  const page = readId(query.get('page')) ?? 1
  const [typed, setTyped] = useState(words)
  useEffect(() => setTyped(words), [words])
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
    page,
    ...(tab === 'all' ? {} : { order_status: tab }),
    ...searchFilter(words),
  })
  const address = (next: { readonly status?: string; readonly q?: string; readonly page?: number }) => {
    const params = new URLSearchParams()
    const status = next.status ?? tab
    if (status !== 'all') params.set('status', status)
    const q = next.q ?? words
    if (q !== '') params.set('q', q)
    if (next.page !== undefined && next.page > 1) params.set('page', String(next.page))
    return params.size === 0 ? PATHS.orders : `${PATHS.orders}?${params}`
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    void navigate(address({ q: typed.trim() }))
  }
  const count = typeof data?.count === 'object' ? data.count : {}
  return (
    <>
      <AccountHeading>{say('shop_order.orders_page')}</AccountHeading>
      <chakra.div
        bg="bg.surface"
        borderRadius="md"
        px={{ base: '1', md: '4' }}
        mb="3"
        display={{ md: 'flex' }}
        alignItems="center"
      >
        <chakra.nav
          aria-label={say('shop_order.orders_tabs')}
          display="flex"
          overflowX="auto"
          scrollbarWidth="none"
          flex="1"
          minW="0"
        >
          {ORDER_TABS.map(one => (
            <UiLink
              key={one}
              href={address({ status: one })}
              aria-current={one === tab ? 'page' : undefined}
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              h="52px"
              px="3"
              textStyle="md"
              whiteSpace="nowrap"
              color={one === tab ? 'fg' : 'fg.muted'}
              fontWeight={one === tab ? 'semibold' : 'normal'}
              boxShadow={one === tab ? 'inset 0 -2px 0 {colors.accent.solid}' : undefined}
              borderRadius="0"
              _hover={{ color: 'fg' }}
              _focusVisible={{ outlineOffset: '-2px' }}
            >
              {one === 'all' ? say('shop_order.orders_all') : say(`shop_order.orders_tab.${one}`)}
              {one !== 'all' && one !== 'completion' && (
                <TabNumber
                  count={data === undefined && isError ? undefined : tabCount(one, count)}
                  current={one === tab}
                />
              )}
            </UiLink>
          ))}
        </chakra.nav>
        <chakra.form
          role="search"
          aria-label={say('shop_order.orders_search')}
          onSubmit={search}
          position="relative"
          w={{ base: 'auto', md: '240px' }}
          mx={{ base: '3', md: '0' }}
          pb={{ base: '3', md: '0' }}
        >
          <Input
            type="search"
            size="sm"
            pe="9"
            value={typed}
            onChange={event => setTyped(event.target.value)}
            placeholder={say('shop_order.orders_search')}
            aria-label={say('shop_order.orders_search')}
            maxLength={60}
          />
          <chakra.span position="absolute" insetEnd="0.5" top="0.5">
            <IconButton type="submit" size="xs" label={say('shop.search_button')}>
              <Icon of={Search} size={16} />
            </IconButton>
          </chakra.span>
        </chakra.form>
      </chakra.div>
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
        words === '' ? (
          <EmptyState icon={ClipboardList} title={say('shop_order.orders_empty')}>
            <LinkButton href={PATHS.home} look="solid">
              {say('shop_order.success_continue')}
            </LinkButton>
          </EmptyState>
        ) : (
          <NoMatchState title={say('shop_order.orders_no_match')} />
        )
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
                onPage={to => void navigate(address({ page: to }))}
              />
            </chakra.div>
          )}
        </>
      )}
    </>
  )
}
