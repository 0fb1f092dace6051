import { chakra } from '@chakra-ui/react/styled-system'
import { searchParams } from '@shiji/api/catalog/search-params.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { DropWeakest } from '../../features/search-results/drop-weakest.tsx'
import { type EmptyResults, GoodsResults } from '../../features/search-results/goods-results.tsx'
import { changeSearch, withoutAll } from '../../features/search-results/search-change.ts'
import { DidYouMean } from '../../features/search-results/search-notes.tsx'
import { readSearch } from '../../site/links/goods-search.ts'
import { storePath } from '../../site/links/paths.ts'
import { ResultGoods, ResultSkeleton } from '../search/result-goods.tsx'
import { StoreClasses } from './store-classes.tsx'
import { StoreRow } from './store-row.tsx'
import { StoreSlides } from './store-slides.tsx'

const fixed = ['store_id'] as const

/** Address of a search in a store; the store itself is the path. */
const addressIn =
  (id: number) =>
  ({ store_id: _, ...rest }: GoodsSearch): string =>
    `${storePath(id)}${Object.keys(rest).length === 0 ? '' : `?params=${searchParams(rest)}`}`

export interface StoreGoodsProps {
  readonly id: number
  /** Undefined while it loads. */
  readonly store: StoreInfo | undefined
}

/** The goods of a store: its slides, what sells and what is new, its classes, a search, and all of them with filters. */
export function StoreGoods({ id, store }: StoreGoodsProps) {
  const say = useText('shop_goods')
  const [query] = useSearchParams()
  const asked = query.get('params') ?? undefined
  const search = useMemo<GoodsSearch>(() => ({ ...readSearch(asked), store_id: id }), [asked, id])
  const addressOf = useMemo(() => addressIn(id), [id])
  const isWhole = Object.keys(search).length === 1
  return (
    <>
      {isWhole && (
        <>
          {store && <StoreSlides store={store} />}
          <StoreRow
            ranked
            title={say('shop_goods.store_hot')}
            search={{ store_id: id, sort: 'sales' }}
            all={addressOf({ sort: 'sales' })}
          />
          <StoreRow
            title={say('shop_goods.store_new')}
            search={{ store_id: id, sort: 'newest' }}
            all={addressOf({ sort: 'newest' })}
          />
        </>
      )}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        mt={isWhole ? { base: '8', md: '10' } : '4'}
        mb="3"
      >
        <chakra.h2 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" letterSpacing="tight">
          {say(isWhole ? 'shop_goods.store_all' : 'shop_goods.store_results')}
        </chakra.h2>
        <StoreSearch search={search} addressOf={addressOf} />
      </chakra.div>
      {store && <StoreClasses store={store} search={search} addressOf={addressOf} />}
      <GoodsResults
        search={search}
        addressOf={addressOf}
        fixed={fixed}
        list={(goods, view) => <ResultGoods goods={goods} view={view} withStore={false} />}
        listSkeleton={<ResultSkeleton />}
        empty={results => <NothingHere search={search} addressOf={addressOf} results={results} />}
      />
    </>
  )
}

interface InStore {
  readonly search: GoodsSearch
  readonly addressOf: (search: GoodsSearch) => string
}

function StoreSearch({ search, addressOf }: InStore) {
  const say = useText('shop_goods', 'shop')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search.keywords ?? '')
  useEffect(() => setTyped(search.keywords ?? ''), [search.keywords])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = typed.trim()
    const next = changeSearch(search, { keywords: words === '' ? undefined : words })
    void navigate(addressOf(next), { preventScrollReset: true })
  }
  return (
    <chakra.form
      role="search"
      onSubmit={submit}
      display="flex"
      gap="2"
      flex="1 1 240px"
      maxW="400px"
      aria-label={say('shop_goods.store_search')}
    >
      <Input
        type="search"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        placeholder={say('shop_goods.store_search')}
        aria-label={say('shop_goods.store_search')}
        maxLength={100}
      />
      <Button type="submit" aria-label={say('shop.search_button')} icon={<Icon of={Search} />} />
    </chakra.form>
  )
}

function NothingHere({
  search,
  addressOf,
  results: { data, nameOf, onSearch },
}: InStore & { readonly results: EmptyResults }) {
  const say = useText('shop_goods', 'common')
  const whole = withoutAll(changeSearch(search, { keywords: undefined }), fixed)
  return (
    <NoMatchState hint={say('shop_goods.no_result_hint')}>
      {data.did_you_mean !== null && (
        <DidYouMean words={data.did_you_mean} href={addressOf(changeSearch(search, { keywords: data.did_you_mean }))} />
      )}
      <DropWeakest search={search} fixed={fixed} nameOf={nameOf} onSearch={onSearch} />
      <Button onClick={() => onSearch(whole)}>{say('shop_goods.store_see_all')}</Button>
    </NoMatchState>
  )
}
