import { chakra } from '@chakra-ui/react/styled-system'
import { useStoresQuery } from '@shiji/api/store/store.buyer.api.ts'
import type { StoreSearch } from '@shiji/contract/store/store.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { type FormEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { PlaceNote } from './place-note.tsx'
import { StoreCard } from './store-card.tsx'
import { readStoreSearch, STORE_SORT_WORDS, storesPath } from './store-search.ts'
import { type ReaderPlace, useReaderPlace } from './use-reader-place.ts'

const EACH = 20

/** All stores that can be visited, with search and order in the address (spec §2 /stores/{params?}). */
export function Component() {
  const say = useText('shop_store')
  const search = readStoreSearch(useParams().params)
  const isByDistance = search.sort === 'distance'
  const { state, place, ask } = useReaderPlace(isByDistance)
  useHead({ title: say('shop_store.stores_title') })
  return (
    <Column pt={{ base: '4', md: '6' }} pb="10">
      <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" mb="4">
        {say('shop_store.stores_title')}
      </chakra.h1>
      <SearchForm key={search.keywords ?? ''} search={search} />
      <chakra.nav aria-label={say('shop_store.stores_sorts')} display="flex" flexWrap="wrap" gap="2" my="4">
        {STORE_SORT_WORDS.map(sort => {
          const isHere = sort === (search.sort ?? 'default')
          return (
            <UiLink
              key={sort}
              href={storesPath({ ...search, sort, page: 1 })}
              aria-current={isHere ? 'page' : undefined}
              onClick={() => sort === 'distance' && state !== 'asking' && state !== 'known' && ask()}
              display="inline-flex"
              alignItems="center"
              h={{ base: '44px', md: '40px' }}
              px="4"
              borderRadius="full"
              textStyle="md"
              fontWeight="medium"
              bg={isHere ? 'bg.inverted' : 'bg.surface'}
              color={isHere ? 'fg.inverted' : 'fg'}
            >
              {say(`shop_store.stores_sort.${sort}`)}
            </UiLink>
          )
        })}
      </chakra.nav>
      {isByDistance && state !== 'known' && <PlaceNote state={state} onAsk={ask} />}
      <Stores search={search} place={isByDistance ? place : undefined} />
    </Column>
  )
}

function SearchForm({ search }: { readonly search: StoreSearch }) {
  const say = useText('shop_store')
  const navigate = useNavigate()
  const [words, setWords] = useState(search.keywords ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(storesPath({ ...search, keywords: words.trim(), page: 1 }))
  }
  return (
    <chakra.form role="search" onSubmit={submit} display="flex" gap="2" maxW="480px">
      <Input
        type="search"
        enterKeyHint="search"
        maxLength={100}
        aria-label={say('shop_store.stores_search')}
        placeholder={say('shop_store.stores_search')}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <Button type="submit" look="solid">
        {say('shop_store.stores_go')}
      </Button>
    </chakra.form>
  )
}

interface StoresProps {
  readonly search: StoreSearch
  /** Without one, a list by distance is in the default order. */
  readonly place: ReaderPlace | undefined
}

function Stores({ search, place }: StoresProps) {
  const say = useText('shop_store')
  const navigate = useNavigate()
  const { sort, ...unsorted } = search
  const asked = sort === undefined || (sort === 'distance' && place === undefined) ? unsorted : { ...search, ...place }
  const { data, isError, error, isFetching, refetch } = useStoresQuery({ ...asked, per_page: EACH })
  if (data === undefined)
    return isError ? (
      <LoadFailed failure={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeletons>
        <chakra.div display="flex" flexDirection="column" gap="4">
          {[1, 2, 3].map(place => (
            <Skeleton key={place} h="180px" borderRadius="md" />
          ))}
        </chakra.div>
      </Skeletons>
    )
  if (data.data.length === 0)
    return (
      <NoMatchState title={say('shop_store.stores_none')} hint={say('shop_store.stores_none_hint')}>
        <LinkButton href={PATHS.stores}>{say('shop_store.stores_all')}</LinkButton>
      </NoMatchState>
    )
  return (
    <>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        aria-busy={isFetching}
        opacity={isFetching ? '0.55' : '1'}
      >
        {data.data.map(store => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </chakra.ul>
      {data.total > EACH && (
        <chakra.div mt="6" display="flex" justifyContent="center">
          <Pagination
            short
            page={data.current_page}
            perPage={EACH}
            total={data.total}
            onPage={page => void navigate(storesPath({ ...search, page }))}
          />
        </chakra.div>
      )}
    </>
  )
}
