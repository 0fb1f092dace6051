import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery, useHomeQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CardHearts } from '../../features/favorite/card-hearts.tsx'
import { GoodsGrid, GoodsGridSkeleton } from '../../features/goods/goods-grid.tsx'
import { classTrail } from '../../features/search-results/filter-names.ts'
import { GoodsResults } from '../../features/search-results/goods-results.tsx'
import { filtersOf, withoutFilters } from '../../features/search-results/search-change.ts'
import { isUnreadable, readSearch } from '../../site/links/goods-search.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Column, Section } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { ClassTrail } from './class-trail.tsx'

/** Search results and class pages (spec §2 /search/{params?}); words, filters, sorting and page are in the address. */
export function Component() {
  const say = useText('shop_goods')
  const pick = useName()
  const navigate = useNavigate()
  const { params } = useParams()
  const search = useMemo(() => readSearch(params), [params])
  const { data: site } = useCommonQuery()
  const trail = classTrail(site?.classes ?? [], search.class_id)
  const here = trail.at(-1)
  const className = here && pick(here.name, here.name_en)
  const broken = isUnreadable(params)
  const title = broken ? say('shop_goods.search_broken') : (search.keywords ?? className ?? say('shop_goods.no_words'))
  useHead({ title })
  const show = (next: GoodsSearch) => {
    const samePage = next.page === search.page
    void navigate(searchPath(next), { preventScrollReset: samePage })
  }
  return (
    <Column pt={{ base: '3', md: '5' }}>
      <chakra.div mb="4">
        <ClassTrail trail={trail} search={search} />
        <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" overflowWrap="anywhere">
          {title}
        </chakra.h1>
      </chakra.div>
      {broken ? (
        <NothingFound search={{}} title={say('shop_goods.search_broken_nothing')} onSearch={show} />
      ) : (
        <GoodsResults
          search={search}
          onSearch={show}
          grid={goods => (
            <CardHearts goods={goods}>
              {corner => <GoodsGrid goods={goods} eager={10} most={5} corner={corner} />}
            </CardHearts>
          )}
          gridSkeleton={<GoodsGridSkeleton count={15} most={5} />}
          empty={<NothingFound search={search} onSearch={show} />}
        />
      )}
    </Column>
  )
}

function NothingFound({
  search,
  title,
  onSearch,
}: {
  readonly search: GoodsSearch
  /** @default the search words, with a message that nothing was found */
  readonly title?: string
  readonly onSearch: (search: GoodsSearch) => void
}) {
  const say = useText('shop_goods')
  const { data: home } = useHomeQuery()
  const narrowed = filtersOf(search).length > 0
  return (
    <>
      <NoMatchState
        title={
          title ??
          (search.keywords === undefined
            ? say('shop_goods.no_result_filters')
            : say('shop_goods.no_result', { words: search.keywords }))
        }
        hint={say('shop_goods.no_result_hint')}
      >
        {narrowed ? (
          <Button look="solid" onClick={() => onSearch(withoutFilters(search))}>
            {say('shop_goods.clear_filters')}
          </Button>
        ) : (
          <LinkButton href={PATHS.classes} look="solid">
            {say('shop.all_classes')}
          </LinkButton>
        )}
      </NoMatchState>
      {home && home.hot.length > 0 && (
        <Section title={say('shop_goods.no_result_popular')}>
          <GoodsGrid goods={home.hot.slice(0, 8)} most={4} />
        </Section>
      )}
    </>
  )
}
