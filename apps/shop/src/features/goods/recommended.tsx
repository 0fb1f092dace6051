import { useRecommendQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { RecommendPlace } from '@shiji/contract/catalog/words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useState } from 'react'
import { readVisited } from '../../site/goods/visited.ts'
import { Section } from '../../site/page/section.tsx'
import { useNear } from '../../site/use-near.ts'
import { GoodsGrid, GoodsGridSkeleton } from './goods-grid.tsx'

export interface RecommendedProps {
  readonly place: Exclude<RecommendPlace, 'home' | 'login'>
  /** @default "You may also like" */
  readonly title?: ReactNode
  /** The goods that the page is about. */
  readonly goodsId?: number
  /** Goods that the page already shows. */
  readonly exclude?: readonly number[]
  /** Columns at most. @default 6 */
  readonly most?: number
}

const nothing: readonly number[] = []

/**
 * Goods that may suit the person, below what they came for. It loads when it comes near the screen and keeps its place
 * until then; without an answer there is no such part. What it knows of the page is fixed when it appears, so that it
 * does not change under the hand.
 */
export function Recommended({ place, title, goodsId, exclude = nothing, most = 6 }: RecommendedProps) {
  const say = useText('shop')
  const [known] = useState(() => ({ exclude, seen: seenIds(goodsId) }))
  const [holder, near] = useNear()
  const { data, isError } = useRecommendQuery(
    {
      place,
      ...(goodsId === undefined ? {} : { goods_id: goodsId }),
      ...(known.exclude.length === 0 ? {} : { exclude: known.exclude.join() }),
      ...(known.seen.length === 0 ? {} : { seen: known.seen.join() }),
    },
    { skip: !near },
  )
  if (isError || data?.goods.length === 0) return null
  return (
    <div ref={holder}>
      <Section title={title ?? say('shop.recommended')}>
        {data ? (
          <GoodsGrid goods={data.goods} most={most} />
        ) : (
          <GoodsGridSkeleton count={2 * most} most={most} still={!near} />
        )}
      </Section>
    </div>
  )
}

/** Goods that were looked at on this device, besides the ones of the page. */
const seenIds = (goodsId: number | undefined): readonly number[] =>
  readVisited()
    .map(goods => goods.id)
    .filter(id => id !== goodsId)
