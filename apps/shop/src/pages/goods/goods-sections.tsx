import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/catalog.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { type ReactNode, Suspense } from 'react'
import { CommentList } from '../../features/comments/comment-list.tsx'
import { useName } from '../../site/names.ts'
import { SectionTabs } from './section-tabs.tsx'

const RichTextView = lazyPart(() =>
  import('@shiji/ui/common/rich-text/rich-text-view.tsx').then(module => module.RichTextView),
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

/** Content below the first view: details, specifications, reviews. */
export function GoodsSections({ goods }: { readonly goods: GoodsDetail }) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const content = pick(goods.content, goods.content_en)
  const specs = [
    ...(goods.brand ? [{ name: say('shop_goods.brand'), value: pick(goods.brand.name, goods.brand.name_en) }] : []),
    ...(goods.goods_no === '' ? [] : [{ name: say('shop_goods.number'), value: goods.goods_no }]),
    ...goods.attributes.map(one => ({ name: pick(one.name, one.name_en), value: pick(one.value, one.value_en) })),
  ]
  return (
    <chakra.div bg="bg.surface" borderRadius={{ md: 'md' }} mx={{ base: '-3', md: '0' }}>
      <SectionTabs
        tabs={[
          { id: 'detail', name: say('shop_goods.detail') },
          { id: 'specs', name: say('shop_goods.specs') },
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
        <Part id="detail" title={say('shop_goods.detail')}>
          {content === '' ? (
            <EmptyState title={say('shop_goods.detail_empty')} extent="inline" />
          ) : (
            <chakra.div maxW="800px" css={{ '& img': { display: 'block', mx: 'auto' } }}>
              <Suspense
                fallback={
                  <Skeletons>
                    <SkeletonText lines={8} />
                  </Skeletons>
                }
              >
                <RichTextView stored={content} />
              </Suspense>
            </chakra.div>
          )}
        </Part>
        <Part id="specs" title={say('shop_goods.specs')}>
          {specs.length === 0 ? (
            <chakra.p color="fg.muted" textStyle="md">
              {say('shop_goods.specs_empty')}
            </chakra.p>
          ) : (
            <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8" textStyle="md">
              {specs.map(({ name, value }) => (
                <chakra.div key={name} display="flex" gap="4" py="2.5" borderBottomWidth="1px" borderColor="border">
                  <chakra.dt color="fg.muted" flex="0 0 104px">
                    {name}
                  </chakra.dt>
                  <chakra.dd minW="0" overflowWrap="anywhere">
                    {value}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          )}
        </Part>
        <Part id="comments" title={say('shop_goods.comments')}>
          <CommentList key={goods.id} goods={goods} />
        </Part>
      </div>
    </chakra.div>
  )
}
