import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { classTrail } from '../../features/search-results/filter-names.ts'
import { GoodsResults } from '../../features/search-results/goods-results.tsx'
import type { FilterKey } from '../../features/search-results/search-change.ts'
import { isUnreadable, readSearch } from '../../site/links/goods-search.ts'
import { readId, searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { ClassTrail, SubClasses } from './class-trail.tsx'
import { NothingFound, UnreadableSearch } from './nothing-found.tsx'
import { ResultGoods, ResultSkeleton } from './result-goods.tsx'

/**
 * Search results (spec §2 /search/{params?}) and class pages (/class/{id}, the same under an address that can be read);
 * words, filters, sorting and page are in the address.
 */
export function Component() {
  const say = useText('shop_goods')
  const pick = useName()
  const { params, id } = useParams()
  const search = useMemo(() => (id === undefined ? readSearch(params) : classSearch(id)), [params, id])
  const { data: site } = useCommonQuery()
  const trail = classTrail(site?.classes ?? [], search.class_id)
  const here = trail.at(-1)
  const className = here && pick(here.name, here.name_en)
  const broken = id === undefined ? isUnreadable(params) : search.class_id === undefined
  const title = broken ? say('shop_goods.search_broken') : (search.keywords ?? className ?? say('shop_goods.no_words'))
  useHead({ title })
  return (
    <Column pt={{ base: '3', md: '5' }}>
      <chakra.div mb="4">
        <ClassTrail trail={trail} search={search} />
        <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <SubClasses trail={trail} search={search} />
      </chakra.div>
      {broken ? (
        <UnreadableSearch />
      ) : (
        <GoodsResults
          search={search}
          addressOf={searchPath}
          about={aboutOf(search)}
          list={(goods, view) => <ResultGoods goods={goods} view={view} />}
          listSkeleton={<ResultSkeleton />}
          empty={results => <NothingFound search={search} results={results} />}
        />
      )}
    </Column>
  )
}

const classOnly: readonly FilterKey[] = ['class_id']
const nothing: readonly FilterKey[] = []

/** Without words, a chosen class is the page itself. */
const aboutOf = (search: GoodsSearch) => (search.keywords === undefined ? classOnly : nothing)

/** The search that a class page shows; empty for an invalid id. */
function classSearch(id: string): GoodsSearch {
  const class_id = readId(id)
  return class_id === undefined ? {} : { class_id }
}
