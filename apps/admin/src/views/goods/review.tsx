import { chakra } from '@chakra-ui/react/styled-system'
import { useReviewQueueQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import type { ReviewItem } from '@shiji/contract/catalog/desk/goods-review.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { GoodsUnderReview } from '../../features/goods/review/goods-under-review.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** The review desk at `/goods/review/{id?}`: what waits, the oldest first; without an id the first of them. */
export function Component() {
  const say = useText('admin', 'records')
  const { id, go } = usePageAddress()
  const asked = useReviewQueueQuery(undefined, { refetchOnMountOrArgChange: true })
  usePageTitle(say('admin.review.title'))
  return (
    <>
      <chakra.header mb="4" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h1 textStyle="2xl" fontWeight="semibold">
          {say('admin.review.title')}
        </chakra.h1>
        <chakra.span textStyle="sm" color="fg.muted">
          {say('admin.review.waiting', { count: asked.data?.total ?? 0 })}
        </chakra.span>
        <chakra.span ms="auto" display="flex" gap="4" textStyle="sm">
          <UiLink href="/goods" color="accent.fg" textDecoration="underline">
            {say('records.back_goods')}
          </UiLink>
          <UiLink href="/stores?store_verify=verifying" color="accent.fg" textDecoration="underline">
            {say('admin.review.stores')}
          </UiLink>
        </chakra.span>
      </chakra.header>
      <Loaded asked={asked}>
        {({ data: queue }) => {
          const current = typeof id === 'number' ? id : queue[0]?.goods_id
          if (current === undefined)
            return <EmptyState title={say('admin.review.empty')} hint={say('admin.review.empty_hint')} />
          const at = queue.findIndex(item => item.goods_id === current)
          const rest = queue.filter(item => item.goods_id !== current)
          const open = (to: number | undefined) => go(to === undefined ? '/goods/review' : `/goods/review/${to}`)
          return (
            <>
              <Queue queue={queue} current={current} />
              <GoodsUnderReview
                key={current}
                id={current}
                // The one behind it, else the oldest that waits.
                onNext={() => open((queue[at + 1] ?? rest[0])?.goods_id)}
                onPrevious={() => open((queue[at - 1] ?? rest.at(-1))?.goods_id)}
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** What waits, as pictures in a row. */
function Queue({ queue, current }: { readonly queue: readonly ReviewItem[]; readonly current: number }) {
  const say = useText('admin')
  const locale = useLocale()
  const address = useFileAddress()
  return (
    <chakra.nav aria-label={say('admin.review.queue')} mb="4" display="flex" gap="2" overflowX="auto">
      {queue.map(item => (
        <UiLink
          key={item.goods_id}
          href={`/goods/review/${item.goods_id}`}
          aria-current={item.goods_id === current ? 'true' : undefined}
          flex="0 0 96px"
          p="1"
          textStyle="xs"
          borderRadius="sm"
          borderWidth="2px"
          borderColor={item.goods_id === current ? 'accent.solid' : 'border'}
        >
          <chakra.img src={address(item.image)} alt="" w="full" aspectRatio="1" objectFit="contain" />
          <chakra.span display="block" lineClamp="1">
            {inLanguage(item, 'name', locale)}
          </chakra.span>
          <chakra.span display="block" color="fg.muted">
            {say(`admin.review.kind.${item.kind}`)}
          </chakra.span>
        </UiLink>
      ))}
    </chakra.nav>
  )
}
