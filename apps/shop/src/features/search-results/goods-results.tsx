import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchGoodsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Facets } from './facets.tsx'
import { FilterChips } from './filter-chips.tsx'
import { type FilterName, useFilterNames } from './filter-names.ts'
import { PromotedFilters } from './promoted-filters.tsx'
import { ResultsBar } from './results-bar.tsx'
import { changeSearch, chosenIn, type FilterKey, type SearchChange } from './search-change.ts'
import { SearchNotes } from './search-notes.tsx'
import { type GoodsView, useGoodsView } from './use-goods-view.ts'

const FilterDrawer = onDemand(() => import('./filter-drawer.tsx').then(module => module.FilterDrawer))

/** What a page without results needs to lead on. */
export interface EmptyResults {
  readonly data: GoodsSearchData
  readonly nameOf: FilterName
  readonly onSearch: (search: GoodsSearch) => void
}

export interface GoodsResultsProps {
  readonly search: GoodsSearch
  /** Address of another search on the same page. */
  readonly addressOf: (search: GoodsSearch) => string
  readonly fixed?: readonly FilterKey[]
  /** What the page is about: it can be changed here, but its title says it already. @default `fixed` */
  readonly about?: readonly FilterKey[]
  /** Renders goods as cards or as lines. */
  readonly list: (goods: readonly GoodsCard[], view: GoodsView) => ReactNode
  readonly listSkeleton: ReactNode
  /** Shown instead of goods when there are none. */
  readonly empty: (results: EmptyResults) => ReactNode
}

const nothingFixed: readonly FilterKey[] = []

/** A list of goods with filters beside it, chips and sorting above, pagination below; its state is the address. */
export function GoodsResults({
  search,
  addressOf,
  fixed = nothingFixed,
  about = fixed,
  list,
  listSkeleton,
  empty,
}: GoodsResultsProps) {
  const say = useText('shop_goods', 'table', 'common')
  const locale = useLocale()
  const navigate = useNavigate()
  const [filtering, setFiltering] = useState(false)
  const [view, setView] = useGoodsView()
  const { data, isFetching, isError, error: failure, refetch } = useSearchGoodsQuery(search)
  const nameOf = useFilterNames(search, data)
  const onSearch = (next: GoodsSearch) =>
    void navigate(addressOf(next), { preventScrollReset: next.page === search.page })
  const change = (part: SearchChange) => onSearch(changeSearch(search, part))
  if (isError && !isFetching)
    return <LoadFailed failure={failure} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' }}
      columnGap="6"
    >
      <FilterColumn>
        {data ? <Facets search={search} data={data} fixed={fixed} onChange={change} /> : <FacetsSkeleton />}
      </FilterColumn>
      <chakra.div minW="0">
        <ResultsBar
          search={search}
          data={data}
          active={chosenIn(search, about).length}
          view={view}
          onView={setView}
          onChange={change}
          onFilter={() => setFiltering(true)}
        />
        <chakra.div mt="3" display="flex" flexDirection="column" gap="3">
          {data && <PromotedFilters search={search} data={data} fixed={fixed} onChange={change} />}
          <FilterChips search={search} nameOf={nameOf} fixed={about} onSearch={onSearch} />
          <SearchNotes search={search} data={data} addressOf={addressOf} />
          <chakra.h2 srOnly={{ base: false, md: true }} textStyle="sm" color="fg.muted">
            {data
              ? say('shop_goods.count_results', { count: data.total, shown: formatNumber(data.total, locale) })
              : say('common.loading')}
          </chakra.h2>
          <chakra.div aria-busy={isFetching} opacity={isFetching && data ? '0.55' : '1'} transition="opacity 140ms">
            {data === undefined
              ? listSkeleton
              : data.data.length === 0
                ? empty({ data, nameOf, onSearch })
                : list(data.data, view)}
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
              counting={isFetching}
              fixed={fixed}
              about={about}
              onChange={change}
              onSearch={onSearch}
            />
          )}
        </Suspense>
      )}
    </chakra.div>
  )
}

/** The filters beside the list; they scroll alone only where they are taller than the screen. */
function FilterColumn({ children }: { readonly children: ReactNode }) {
  const say = useText('shop_goods')
  return (
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
      {children}
    </chakra.aside>
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
