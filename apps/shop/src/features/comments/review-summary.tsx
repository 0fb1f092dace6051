import { chakra } from '@chakra-ui/react/styled-system'
import { useGoodsCommentsQuery } from '@shiji/api/order/order.buyer.api.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { Suspense, useState } from 'react'
import { ScoreTip } from '../../site/goods/score-tip.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { type ReviewFilter, STARS } from './review-filter.ts'
import { ReviewTags } from './review-tags.tsx'

const PictureDialog = onDemand(() => import('./picture-dialog.tsx').then(module => module.PictureDialog))

const PICTURES = 3

export interface ReviewSummaryProps {
  readonly goods: Pick<GoodsDetail, 'id' | 'score' | 'comments'>
  /** Called with the reviews that are to be shown. */
  readonly onFilter: (filter: ReviewFilter) => void
}

/** What buyers say in short: average, how many gave each number of stars, what they say most, and their pictures. */
export function ReviewSummary({ goods, onFilter }: ReviewSummaryProps) {
  const say = useText('shop_goods')
  const locale = useLocale()
  const fileUrl = useFileUrl()
  const [large, setLarge] = useState<number>()
  const { data } = useGoodsCommentsQuery(
    { id: goods.id, page: 1, per_page: 3 * PICTURES, has_image: 1 },
    { skip: goods.comments.all === 0 },
  )
  const counts = typeof data?.count === 'object' ? data.count : {}
  const firsts = (data?.data ?? []).flatMap(comment => comment.images.slice(0, 1))
  const pictures = [...new Set(firsts)].slice(0, PICTURES)
  if (goods.comments.all === 0) return <chakra.p color="fg.muted">{say('shop_goods.comments_empty')}</chakra.p>
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="10" rowGap="4" alignItems="center">
      <div>
        <chakra.p textStyle="3xl" fontWeight="bold" data-tabular>
          {(goods.score / 10).toFixed(1)}
        </chakra.p>
        <Rating value={goods.score / 10} number={false} />
        <ScoreTip of="goods" />
      </div>
      <chakra.ul flex="1 1 240px" maxW="400px">
        {STARS.map(stars => {
          const count = counts[`stars_${stars}`] ?? 0
          return (
            <li key={stars}>
              <chakra.button
                type="button"
                disabled={count === 0}
                onClick={() => onFilter({ stars })}
                display="flex"
                alignItems="center"
                gap="3"
                w="full"
                minH={{ base: '40px', md: '26px' }}
                textStyle="sm"
                cursor={count === 0 ? 'default' : 'pointer'}
                _hover={{ color: count === 0 ? undefined : 'accent.fg' }}
              >
                <chakra.span flex="0 0 48px" textAlign="start">
                  {say('shop_goods.stars', { count: stars })}
                </chakra.span>
                <chakra.span aria-hidden flex="1" h="6px" borderRadius="full" bg="neutral.muted" overflow="hidden">
                  <chakra.span
                    display="block"
                    h="full"
                    bg="accent.solid"
                    style={{ width: `${(100 * count) / Math.max(1, goods.comments.all)}%` }}
                  />
                </chakra.span>
                <chakra.span flex="0 0 40px" textAlign="end" color="fg.muted" data-tabular>
                  {formatCount(count, locale)}
                </chakra.span>
              </chakra.button>
            </li>
          )
        })}
      </chakra.ul>
      {pictures.length > 0 && (
        <chakra.ul display="flex" gap="2">
          {pictures.map((picture, at) => (
            <li key={picture}>
              <chakra.button
                type="button"
                aria-label={say('shop_goods.comment_image_open', { at: at + 1 })}
                onClick={() => setLarge(at)}
                display="block"
                borderRadius="sm"
                overflow="hidden"
                cursor="zoom-in"
              >
                <chakra.img
                  src={fileUrl(picture, 160)}
                  alt=""
                  width={84}
                  height={84}
                  loading="lazy"
                  objectFit="cover"
                />
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      )}
      <ReviewTags counts={counts} onTag={tag => onFilter({ tag })} />
      {large !== undefined && (
        <Suspense fallback={null}>
          <PictureDialog
            pictures={pictures.map(picture => fileUrl(picture))}
            at={large}
            onClose={() => setLarge(undefined)}
          />
        </Suspense>
      )}
    </chakra.div>
  )
}
