import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import type { ReviewFilter } from '../../features/comments/review-filter.ts'
import { ReviewSummary } from '../../features/comments/review-summary.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'
import { Near } from '../../site/page/near.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SpecList } from './spec-list.tsx'

const GoodsStory = lazyPart(() => import('@shiji/ui/shop/story/story.tsx').then(module => module.GoodsStory))
const CommentList = lazyPart(() =>
  import('../../features/comments/comment-list.tsx').then(module => module.CommentList),
)
const QuestionList = lazyPart(() =>
  import('../../features/questions/question-list.tsx').then(module => module.QuestionList),
)

/** What story, questions and reviews take at least, in px, kept until they load. */
const STORY_HEIGHT = 1_200
const QUESTIONS_HEIGHT = 320
const COMMENTS_HEIGHT = 600

const Loading = () => (
  <Skeletons>
    <SkeletonText lines={8} />
  </Skeletons>
)

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      scrollMarginTop="116px"
      outline="none"
      px={{ base: '4', md: '8' }}
      py="6"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.h2 id={`${id}-title`} textStyle="xl" fontWeight="bold" mb="4">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}

/** Content below the first view: parameters, reviews in short, video and story, questions, all reviews. */
export function GoodsSections({ goods }: { readonly goods: GoodsDetail }) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const fileUrl = useFileUrl()
  const content = pick(goods.content, goods.content_en)
  const [filter, setFilter] = useState<ReviewFilter>()
  return (
    <chakra.div bg="bg.surface" borderRadius={{ md: 'md' }} mx={{ base: '-3', md: '0' }}>
      <SectionTabs
        tabs={[
          { id: 'specs', name: say('shop_goods.specs') },
          { id: 'detail', name: say('shop_goods.detail') },
          { id: 'questions', name: say('shop_goods.questions') },
          {
            id: 'comments',
            name:
              goods.comments.all > 0
                ? `${say('shop_goods.comments')} ${formatCount(goods.comments.all, locale)}`
                : say('shop_goods.comments'),
          },
        ]}
      />
      <div>
        <Part id="specs" title={say('shop_goods.specs')}>
          <SpecList goods={goods} />
        </Part>
        <Part id="summary" title={say('shop_goods.summary')}>
          <ReviewSummary
            goods={goods}
            onFilter={chosen => {
              setFilter(chosen)
              document.getElementById('comments')?.scrollIntoView({ block: 'start' })
            }}
          />
        </Part>
        <Part id="detail" title={say('shop_goods.detail')}>
          {goods.video !== '' && (
            <chakra.video
              src={fileUrl(goods.video)}
              poster={fileUrl(goods.image)}
              aria-label={say('shop_goods.video', { name: pick(goods.name, goods.name_en) })}
              controls
              playsInline
              preload="none"
              w="full"
              aspectRatio="16 / 9"
              mb="6"
              borderRadius="lg"
              bg="bg.sunken"
            >
              <track kind="captions" />
            </chakra.video>
          )}
          {content === '' ? (
            <EmptyState title={say('shop_goods.detail_empty')} extent="inline" />
          ) : (
            <Near height={STORY_HEIGHT}>
              <Suspense fallback={<Loading />}>
                <GoodsStory stored={content} />
              </Suspense>
            </Near>
          )}
        </Part>
        <Part id="questions" title={say('shop_goods.questions')}>
          <Near height={QUESTIONS_HEIGHT}>
            <Suspense fallback={<Loading />}>
              <QuestionList key={goods.id} goodsId={goods.id} />
            </Suspense>
          </Near>
        </Part>
        <Part id="comments" title={say('shop_goods.comments')}>
          <Near height={COMMENTS_HEIGHT}>
            <Suspense fallback={<Loading />}>
              <CommentList
                key={`${goods.id}-${JSON.stringify(filter)}`}
                goods={goods}
                filter={filter}
                onAll={() => setFilter(undefined)}
              />
            </Suspense>
          </Near>
        </Part>
      </div>
    </chakra.div>
  )
}
