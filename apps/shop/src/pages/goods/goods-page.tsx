import { chakra } from '@chakra-ui/react/styled-system'
import { useGoodsQuery, useHomeQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router'
import { GoodsGrid } from '../../features/goods/goods-grid.tsx'
import { useVisit } from '../../site/goods/visited.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, readId } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { isMissing } from '../../site/page/is-missing.ts'
import { PageFailed } from '../../site/page/page-failed.tsx'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column, Section } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { GoodsSkeleton } from './goods-skeleton.tsx'
import { GoodsView } from './goods-view.tsx'
import { useProductData } from './use-product-data.ts'

/** A product (spec §2 /goods/{id}). */
export function Component() {
  const pick = useName()
  const id = readId(useParams().id)
  const { currentData: goods, error, isFetching, refetch } = useGoodsQuery(id ?? 0, { skip: id === undefined })
  useHead({
    title: goods && pick(goods.name, goods.name_en),
    description: goods && pick(goods.subname, goods.subname_en),
  })
  useVisit(goods)
  useProductData(goods)
  if (goods) return <GoodsView key={goods.id} goods={goods} />
  if (id === undefined || isMissing(error)) return <GoodsGone />
  if (error !== undefined && !isFetching) return <PageFailed failure={error} onRetry={() => void refetch()} />
  return <GoodsSkeleton />
}

/** Shown for missing goods, with links to others. */
function GoodsGone() {
  const say = useText('shop_goods', 'shop')
  const { data: home } = useHomeQuery()
  useHead({ title: say('shop_goods.goods_gone') })
  return (
    <Column>
      <EmptyState
        icon={PackageX}
        title={<PageTitle>{say('shop_goods.goods_gone')}</PageTitle>}
        hint={say('shop_goods.goods_gone_hint')}
      >
        <LinkButton href={PATHS.home} look="solid">
          {say('common.back_home')}
        </LinkButton>
      </EmptyState>
      {home && (
        <Section title={say('shop.not_found_goods')}>
          <GoodsGrid goods={home.hot.slice(0, 6)} />
        </Section>
      )}
      <chakra.div h="4" />
    </Column>
  )
}
