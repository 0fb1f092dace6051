import { useGoodsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useVisit } from '../../site/goods/visited.ts'
import { readId } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { isMissing } from '../../site/page/is-missing.ts'
import { PageFailed } from '../../site/page/page-failed.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { GoodsSkeleton } from './goods-skeleton.tsx'
import { GoodsView } from './goods-view.tsx'
import { useProductData } from './use-product-data.ts'

const GoodsGone = lazyPart(() => import('./goods-gone.tsx').then(module => module.GoodsGone))

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
  if (id === undefined || isMissing(error)) {
    return (
      <Suspense fallback={<GoodsSkeleton />}>
        <GoodsGone id={id} />
      </Suspense>
    )
  }
  if (error !== undefined && !isFetching) return <PageFailed failure={error} onRetry={() => void refetch()} />
  return <GoodsSkeleton />
}
