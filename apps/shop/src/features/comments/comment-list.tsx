import { chakra } from '@chakra-ui/react/styled-system'
import { useGoodsCommentsQuery } from '@shiji/api/order/order.buyer.api.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { MessageSquareText } from 'lucide-react'
import { useRef, useState } from 'react'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Comment } from './comment.tsx'
import { DefaultReviews } from './default-reviews.tsx'
import type { ReviewFilter } from './review-filter.ts'

const perPage = 10

const kinds = [
  { count: 'all', text: 'shop_goods.comment_all', filter: {} },
  { count: 'good', text: 'shop_goods.comment_good', filter: { type: 'good' } },
  { count: 'medium', text: 'shop_goods.comment_medium', filter: { type: 'medium' } },
  { count: 'bad', text: 'shop_goods.comment_bad', filter: { type: 'bad' } },
  { count: 'with_image', text: 'shop_goods.comment_with_image', filter: { has_image: 1 } },
] as const

type Kind = (typeof kinds)[number]

export interface CommentListProps {
  readonly goods: Pick<GoodsDetail, 'id' | 'score' | 'comments'>
  /** Only these reviews. */
  readonly filter?: ReviewFilter | undefined
  /** Called when another kind is chosen. */
  readonly onAll?: () => void
}

/** Reviews of buyers: average, share of positive ones, kinds with their numbers, the reviews page by page. */
export function CommentList({ goods, filter, onAll }: CommentListProps) {
  const say = useText('shop_goods', 'table')
  const locale = useLocale()
  const [kind, setKind] = useState<Kind>(kinds[0])
  const [page, setPage] = useState(1)
  const head = useRef<HTMLDivElement>(null)
  const {
    data,
    isFetching,
    isError,
    error: failure,
    refetch,
  } = useGoodsCommentsQuery({
    id: goods.id,
    page,
    per_page: perPage,
    ...(filter === undefined ? kind.filter : 'stars' in filter ? { score: filter.stars } : { tag: filter.tag }),
  })
  const defaults = typeof data?.count === 'object' ? (data.count.auto ?? 0) : 0
  if (goods.comments.all === 0) {
    return (
      <>
        <EmptyState icon={MessageSquareText} title={say('shop_goods.comments_empty')} extent="inline" />
        <DefaultReviews goodsId={goods.id} count={defaults} />
      </>
    )
  }
  const turn = (to: number) => {
    setPage(to)
    head.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div>
      <chakra.div
        ref={head}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="8"
        rowGap="3"
        pb="4"
        scrollMarginTop="120px"
      >
        <chakra.div display="flex" alignItems="baseline" gap="2">
          <Rating value={goods.score / 10} size={22} />
        </chakra.div>
        <chakra.span textStyle="sm" color="fg.muted">
          {say('shop_goods.comment_rate')} <b data-tabular>{goods.comments.rate}%</b>
        </chakra.span>
        <chakra.div role="group" aria-label={say('shop_goods.comments')} display="flex" flexWrap="wrap" gap="2">
          {kinds.map(one => (
            <chakra.button
              key={one.count}
              type="button"
              aria-pressed={filter === undefined && one === kind}
              onClick={() => {
                setKind(one)
                setPage(1)
                onAll?.()
              }}
              h={{ base: '40px', md: '32px' }}
              px="3.5"
              borderRadius="full"
              bg="neutral.subtle"
              textStyle="sm"
              cursor="pointer"
              _hover={{ bg: 'neutral.muted' }}
              _pressed={{ bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' }}
            >
              {say(one.text, { count: formatCount(goods.comments[one.count], locale) })}
            </chakra.button>
          ))}
          {filter !== undefined && (
            <Tag tone="accent" alignSelf="center">
              {'stars' in filter
                ? say('shop_goods.stars', { count: filter.stars })
                : say(`shop_goods.review_tag.${filter.tag}`)}
            </Tag>
          )}
        </chakra.div>
      </chakra.div>
      {isError && !isFetching ? (
        <LoadFailed failure={failure} extent="inline" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons>
          <chakra.div display="flex" flexDirection="column" gap="6" py="4">
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
          </chakra.div>
        </Skeletons>
      ) : data.data.length === 0 ? (
        <EmptyState icon={MessageSquareText} title={say('shop_goods.comment_empty')} extent="inline" />
      ) : (
        <>
          <chakra.ul aria-busy={isFetching} opacity={isFetching ? '0.55' : '1'} transition="opacity 140ms">
            {data.data.map(comment => (
              <Comment key={comment.id} comment={comment} />
            ))}
          </chakra.ul>
          {data.last_page > 1 && (
            <chakra.div display="flex" justifyContent="center" mt="4">
              <Pagination short page={data.current_page} perPage={data.per_page} total={data.total} onPage={turn} />
            </chakra.div>
          )}
        </>
      )}
      <DefaultReviews goodsId={goods.id} count={defaults} />
    </div>
  )
}
