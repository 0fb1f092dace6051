import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { Suspense } from 'react'
import { CardHearts } from '../../features/favorite/card-hearts.tsx'
import { GoodsGrid, GoodsGridSkeleton } from '../../features/goods/goods-grid.tsx'
import type { GoodsView } from '../../features/search-results/use-goods-view.ts'

const GoodsRows = lazyPart(() => import('../../features/goods/goods-rows.tsx').then(module => module.GoodsRows))

/** Cards in one row at most, beside the filters. */
const most = 5

export interface ResultGoodsProps {
  readonly goods: readonly GoodsCard[]
  readonly view: GoodsView
  /** Shows the store of each product. @default true */
  readonly withStore?: boolean
}

/** The goods of a page of results, as cards or as lines. */
export function ResultGoods({ goods, view, withStore = true }: ResultGoodsProps) {
  return (
    <CardHearts goods={goods}>
      {corner =>
        view === 'list' ? (
          <Suspense fallback={<ResultSkeleton />}>
            <GoodsRows goods={goods} withStore={withStore} corner={corner} />
          </Suspense>
        ) : (
          <GoodsGrid goods={goods} withStore={withStore} eager={10} most={most} corner={corner} />
        )
      }
    </CardHearts>
  )
}

/** The grid before its goods are there. */
export function ResultSkeleton() {
  return <GoodsGridSkeleton count={15} most={most} />
}
