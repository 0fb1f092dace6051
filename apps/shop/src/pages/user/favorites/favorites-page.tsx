import { chakra } from '@chakra-ui/react/styled-system'
import { useFavoritesQuery } from '@shiji/api/catalog/favorite.buyer.api.ts'
import type { FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { GoodsCardSkeleton, Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Heart, Store } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { FavoriteColumns } from '../../../features/favorite/favorite-columns.tsx'
import { FavoriteList } from '../../../features/favorite/favorite-list.tsx'
import { Recommended } from '../../../features/goods/recommended.tsx'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { favoritesPath, readId, searchPath } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'

const perPage = 20
const tabs = [
  { type: 0, name: 'goods', text: 'shop_favorites.tab_goods' },
  { type: 1, name: 'store', text: 'shop_favorites.tab_store' },
] as const

const address = (type: FavoriteType, page: number): string => {
  const path = favoritesPath(type)
  return page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path
}

/** The buyer's favourites (spec §2 /user/favorites): goods or stores; tab and page are in the address. */
export function Component() {
  const say = useText('shop_favorites', 'shop_account')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const type = query.get('type') === 'store' ? 1 : 0
  const page = readId(query.get('page')) ?? 1
  const [managing, setManaging] = useState(false)
  const {
    currentData,
    data,
    isError,
    error: failure,
    isFetching,
    refetch,
  } = useFavoritesQuery({ is_type: type, per_page: perPage, page }, { refetchOnMountOrArgChange: true })
  useHead({ title: say('shop_account.favorites_page') })
  const count = typeof data?.count === 'object' ? data.count : {}
  // All rows of the last page were removed.
  if (currentData?.data.length === 0 && page > 1) return <Navigate to={address(type, page - 1)} replace />
  return (
    <>
      <AccountHeading>{say('shop_account.favorites_page')}</AccountHeading>
      <chakra.nav
        aria-label={say('shop_favorites.tabs')}
        display="flex"
        alignItems="center"
        bg="bg.surface"
        borderRadius="md"
        px={{ base: '1', md: '4' }}
        mb="3"
      >
        {tabs.map(tab => {
          const here = tab.type === type
          return (
            <UiLink
              key={tab.type}
              href={favoritesPath(tab.type)}
              aria-current={here ? 'page' : undefined}
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              h="52px"
              px="3"
              textStyle="md"
              color={here ? 'fg' : 'fg.muted'}
              fontWeight={here ? 'semibold' : 'normal'}
              boxShadow={here ? 'inset 0 -2px 0 {colors.accent.solid}' : undefined}
              borderRadius="0"
              _hover={{ color: 'fg' }}
              _focusVisible={{ outlineOffset: '-2px' }}
            >
              {say(tab.text)}
              <chakra.span textStyle="xs" color={here ? 'accent.fg' : 'fg.muted'} fontWeight="semibold" data-tabular>
                {count[tab.name]}
              </chakra.span>
            </UiLink>
          )
        })}
        {currentData !== undefined && currentData.data.length > 0 && (
          <Button look="ghost" tone="neutral" size="sm" ms="auto" onClick={() => setManaging(!managing)}>
            {say(managing ? 'shop_favorites.done' : 'shop_favorites.manage')}
          </Button>
        )}
      </chakra.nav>
      {isError && !currentData ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} retrying={isFetching} />
      ) : currentData === undefined ? (
        <ListSkeleton type={type} />
      ) : currentData.data.length === 0 ? (
        <NothingKept type={type} />
      ) : (
        <>
          <FavoriteList
            key={`${type} ${page}`}
            type={type}
            rows={currentData.data}
            managing={managing}
            onDone={() => setManaging(false)}
          />
          {currentData.last_page > 1 && (
            <chakra.div display="flex" justifyContent="center" mt="6">
              <Pagination
                short
                page={page}
                perPage={currentData.per_page}
                total={currentData.total}
                onPage={to => void navigate(address(type, to))}
              />
            </chakra.div>
          )}
        </>
      )}
    </>
  )
}

function NothingKept({ type }: { readonly type: FavoriteType }) {
  const say = useText('shop_favorites')
  const words = type === 0 ? ('goods' as const) : ('store' as const)
  return (
    <>
      <EmptyState
        icon={type === 0 ? Heart : Store}
        title={say(`shop_favorites.empty_${words}`)}
        hint={say(`shop_favorites.empty_${words}_hint`)}
      >
        <LinkButton href={searchPath()} look="solid">
          {say('shop_favorites.empty_search')}
        </LinkButton>
      </EmptyState>
      <Recommended place="empty" most={4} />
    </>
  )
}

function ListSkeleton({ type }: { readonly type: FavoriteType }) {
  return (
    <Skeletons>
      <FavoriteColumns type={type}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map(place => (
          <li key={place}>{type === 0 ? <GoodsCardSkeleton /> : <Skeleton h="96px" borderRadius="md" />}</li>
        ))}
      </FavoriteColumns>
    </Skeletons>
  )
}
