import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchGoodsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsCard, GoodsSearch } from '@shiji/contract/catalog/catalog.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Facets } from './facets.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ResultsBar } from './results-bar.tsx'
import { changeSearch, type FilterKey, filtersOf, type SearchChange } from './search-change.ts'

const FilterDrawer = onDemand(() => import('./filter-drawer.tsx').then(module => module.FilterDrawer))

export interface GoodsResultsProps {
  readonly search: GoodsSearch
  /** Called with another search; the caller changes the address. */
  readonly onSearch: (search: GoodsSearch) => void
  readonly fixed?: readonly FilterKey[]
  /** Renders goods in the page's usual grid. */
  readonly grid: (goods: readonly GoodsCard[]) => ReactNode
  readonly gridSkeleton: ReactNode
  /** Shown instead of goods when there are none. */
  readonly empty: ReactNode
}

const nothingFixed: readonly FilterKey[] = []

/** A list of goods with filters beside it, chips and sorting above, pagination below. */
export function GoodsResults({ search, onSearch, fixed = nothingFixed, grid, gridSkeleton, empty }: GoodsResultsProps) {
  const say = useText('shop_goods', 'table', 'common')
  const locale = useLocale()
  const [filtering, setFiltering] = useState(false)
  const { data, isFetching, isError, error: failure, refetch } = useSearchGoodsQuery(search)
  const change = (part: SearchChange) => onSearch(changeSearch(search, part))
  const active = filtersOf(search, fixed).length
  if (isError && !isFetching)
    return <LoadFailed failure={failure} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' }}
      columnGap="6"
    >
      <chakra.aside
        aria-label={say('shop_goods.filter')}
        hideBelow="lg"
        position="sticky"
        top="80px"
        alignSelf="start"
        maxH="calc(100dvh - 96px)"
        overflowY="auto"
        bg="bg.surface"
        borderRadius="md"
        p="4"
      >
        {data ? <Facets search={search} data={data} fixed={fixed} onChange={change} /> : <FacetsSkeleton />}
      </chakra.aside>
      <chakra.div minW="0">
        <ResultsBar search={search} data={data} active={active} onChange={change} onFilter={() => setFiltering(true)} />
        <chakra.div mt="3" display="flex" flexDirection="column" gap="3">
          <FilterChips search={search} data={data} fixed={fixed} onSearch={onSearch} />
          {data?.match === 'fuzzy' && search.keywords !== undefined && (
            <chakra.p
              role="status"
              textStyle="sm"
              px="3"
              py="2"
              borderRadius="sm"
              bg="status.info.subtle"
              color="status.info.fg"
            >
              {say('shop_goods.fuzzy', { words: search.keywords })}
            </chakra.p>
          )}
          <chakra.h2 srOnly>
            {data
              ? say('shop_goods.count_results', { count: data.total, shown: formatNumber(data.total, locale) })
              : say('common.loading')}
          </chakra.h2>
          <chakra.div aria-busy={isFetching} opacity={isFetching && data ? '0.55' : '1'} transition="opacity 140ms">
            {data === undefined ? gridSkeleton : data.data.length === 0 ? empty : grid(data.data)}
          </chakra.div>
        </chakra.div>
        {data && data.last_page > 1 && (
          <chakra.div display="flex" justifyContent="center" mt="8">
            <Pagination
              short
              page={data.current_page}
              perPage={data.per_page}
              total={data.total}
              onPage={page => onSearch(changeSearch(search, { page: page === 1 ? undefined : page }))}
            />
          </chakra.div>
        )}
      </chakra.div>
      {data && (
        <Suspense fallback={null}>
          {filtering && (
            <FilterDrawer
              open
              onClose={() => setFiltering(false)}
              search={search}
              data={data}
              fixed={fixed}
              onChange={change}
              onSearch={onSearch}
            />
          )}
        </Suspense>
      )}
    </chakra.div>
  )
}

function FacetsSkeleton() {
  return (
    <Skeletons>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {[1, 2, 3, 4, 5, 6, 7, 8].map(line => (
          <Skeleton key={line} h="20px" w={line % 3 === 1 ? '1/2' : 'full'} />
        ))}
      </chakra.div>
    </Skeletons>
  )
}
