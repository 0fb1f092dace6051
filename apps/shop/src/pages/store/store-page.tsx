import { chakra } from '@chakra-ui/react/styled-system'
import { useStoreQuery } from '@shiji/api/store/store.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Store } from 'lucide-react'
import { useParams } from 'react-router'
import { Recommended } from '../../features/goods/recommended.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, readId } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { isMissing } from '../../site/page/is-missing.ts'
import { PageFailed } from '../../site/page/page-failed.tsx'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { StoreGoods } from './store-goods.tsx'
import { StoreHead } from './store-head.tsx'

/** A store with its goods (spec §2 /store/{id}); its search is in the query. */
export function Component() {
  const say = useText('shop_goods', 'shop', 'common')
  const pick = useName()
  const id = readId(useParams().id)
  const { currentData: store, error, isFetching, refetch } = useStoreQuery(id ?? 0, { skip: id === undefined })
  useHead({
    title: store && pick(store.name, store.name_en),
    description: store && pick(store.description, store.description_en),
  })
  if (id === undefined || isMissing(error)) {
    return (
      <Column>
        <EmptyState icon={Store} title={<PageTitle>{say('shop_goods.store_gone')}</PageTitle>}>
          <LinkButton href={PATHS.home} look="solid">
            {say('common.back_home')}
          </LinkButton>
          <LinkButton href={PATHS.classes}>{say('shop.all_classes')}</LinkButton>
        </EmptyState>
        <Recommended place="missing" />
      </Column>
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
              h={{ base: '340px', md: '260px' }}
              borderRadius={{ base: 'md', md: 'lg' }}
              mt={{ base: '3', md: '5' }}
            />
          </Skeletons>
        </>
      )}
      <chakra.div mt="4">
        <StoreGoods key={id} id={id} store={store} />
      </chakra.div>
    </Column>
  )
}
