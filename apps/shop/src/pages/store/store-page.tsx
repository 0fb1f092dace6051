import { chakra } from '@chakra-ui/react/styled-system'
import { searchParams } from '@shiji/api/catalog/search-params.ts'
import { useStoreQuery } from '@shiji/api/store/store.buyer.api.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState, NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { Search, Store } from 'lucide-react'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { CardHearts } from '../../features/favorite/card-hearts.tsx'
import { GoodsGrid, GoodsGridSkeleton } from '../../features/goods/goods-grid.tsx'
import { GoodsResults } from '../../features/search-results/goods-results.tsx'
import { changeSearch } from '../../features/search-results/search-change.ts'
import { readSearch } from '../../site/links/goods-search.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, readId, storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { isMissing } from '../../site/page/is-missing.ts'
import { PageFailed } from '../../site/page/page-failed.tsx'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { StoreHead } from './store-head.tsx'

/** A store with its goods (spec §2 /store/{id}); its search is in the query. */
export function Component() {
  const say = useText('shop_goods', 'common')
  const pick = useName()
  const id = readId(useParams().id)
  const { currentData: store, error, isFetching, refetch } = useStoreQuery(id ?? 0, { skip: id === undefined })
  useHead({
    title: store && pick(store.name, store.name_en),
    description: store && pick(store.description, store.description_en),
  })
  if (id === undefined || isMissing(error)) {
    return (
      <EmptyState icon={Store} title={<PageTitle>{say('shop_goods.store_gone')}</PageTitle>} extent="page">
        <LinkButton href={PATHS.home} look="solid">
          {say('common.back_home')}
        </LinkButton>
      </EmptyState>
    )
  }
  if (error !== undefined && !store && !isFetching) return <PageFailed failure={error} onRetry={() => void refetch()} />
  return (
    <Column>
      {store ? (
        <StoreHead store={store} />
      ) : (
        <>
          <chakra.h1 srOnly>{say('common.loading')}</chakra.h1>
          <Skeletons>
            <Skeleton
              h={{ base: '292px', md: '186px' }}
              borderRadius={{ base: 'md', md: 'lg' }}
              mt={{ base: '3', md: '5' }}
            />
          </Skeletons>
        </>
      )}
      <chakra.div mt="4">
        <StoreGoods key={id} id={id} />
      </chakra.div>
    </Column>
  )
}

function StoreGoods({ id }: { readonly id: number }) {
  const say = useText('shop_goods')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = query.get('params') ?? undefined
  const search = useMemo<GoodsSearch>(() => ({ ...readSearch(asked), store_id: id }), [asked, id])
  const [typed, setTyped] = useState(search.keywords ?? '')
  useEffect(() => setTyped(search.keywords ?? ''), [search.keywords])
  const show = (next: GoodsSearch) => {
    const { store_id: _, ...rest } = next
    const params = Object.keys(rest).length === 0 ? '' : `?params=${searchParams(rest)}`
    void navigate(`${storePath(id)}${params}`, { preventScrollReset: next.page === search.page })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(changeSearch(search, { keywords: typed.trim() === '' ? undefined : typed.trim() }))
  }
  return (
    <>
      <chakra.form
        role="search"
        onSubmit={submit}
        display="flex"
        gap="2"
        maxW="400px"
        mb="3"
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
      <GoodsResults
        search={search}
        onSearch={show}
        fixed={fixed}
        grid={goods => (
          <CardHearts goods={goods}>
            {corner => <GoodsGrid goods={goods} withStore={false} most={5} eager={5} corner={corner} />}
          </CardHearts>
        )}
        gridSkeleton={<GoodsGridSkeleton count={10} most={5} />}
        empty={<NoMatchState hint={say('shop_goods.no_result_hint')} />}
      />
    </>
  )
}

const fixed = ['store_id'] as const
