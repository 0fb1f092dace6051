import { chakra } from '@chakra-ui/react/styled-system'
import type { CommentRow } from '@shiji/contract/catalog/catalog.ts'
import { formatDateTime, formatRelative } from '@shiji/i18n/format.ts'
import { languageTag } from '@shiji/i18n/locale.ts'
import { type SayText, useLocale, useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { Suspense, useState } from 'react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'

const PictureDialog = onDemand(() => import('./picture-dialog.tsx').then(module => module.PictureDialog))

const DAY_MS = 86_400_000

/** When an addition was written, in days after the review. */
function addedAfter(say: SayText, { created_at: from, addition }: CommentRow): string {
  const days = Math.floor((Date.parse(addition?.created_at ?? from) - Date.parse(from)) / DAY_MS)
  return days < 1 ? say('shop_goods.comment_added_same_day') : say('shop_goods.comment_added', { count: days })
}

interface StripProps {
  readonly pictures: readonly string[]
  /** Place of the first one among all pictures of the review. */
  readonly from: number
  readonly onOpen: (at: number) => void
}

/** Small pictures, each of which opens in large. */
function Strip({ pictures, from, onOpen }: StripProps) {
  const say = useText('shop_goods')
  const fileUrl = useFileUrl()
  if (pictures.length === 0) return null
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="3">
      {pictures.map((picture, at) => (
        <li key={picture}>
          <chakra.button
            type="button"
            aria-label={say('shop_goods.comment_image_open', { at: from + at + 1 })}
            onClick={() => onOpen(from + at)}
            display="block"
            borderRadius="sm"
            overflow="hidden"
            cursor="zoom-in"
          >
            <chakra.img src={fileUrl(picture, 160)} alt="" width={84} height={84} loading="lazy" objectFit="cover" />
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}

/** One review: author, stars, SKU, text, pictures, the store's reply, what was added later. */
export function Comment({ comment }: { readonly comment: CommentRow }) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const fileUrl = useFileUrl()
  const [shown, setShown] = useState<number>()
  const bought = pick(comment.sku_name, comment.sku_name_en)
  // A picture that was added twice is shown once.
  const own = [...new Set(comment.images)]
  const added = [...new Set(comment.addition?.images)].filter(image => !own.includes(image))
  const images = [...own, ...added].map(image => fileUrl(image))
  return (
    <chakra.li display="flex" gap="3" py="5" borderTopWidth="1px" borderColor="border">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        w="40px"
        h="40px"
        borderRadius="full"
        overflow="hidden"
        bg="neutral.subtle"
        flexShrink="0"
        textStyle="md"
        fontWeight="semibold"
        color="fg.muted"
      >
        {comment.avatar === '' ? (
          [...comment.nickname][0]
        ) : (
          <chakra.img src={fileUrl(comment.avatar)} alt="" w="full" h="full" objectFit="cover" loading="lazy" />
        )}
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="0.5" alignItems="center">
          <chakra.span textStyle="md" fontWeight="medium">
            {comment.nickname}
          </chakra.span>
          <Rating value={comment.score} size={14} />
          <chakra.time
            dateTime={comment.created_at}
            title={formatDateTime(comment.created_at, locale)}
            textStyle="xs"
            color="fg.muted"
            ms="auto"
          >
            {formatRelative(comment.created_at, locale)}
          </chakra.time>
        </chakra.div>
        {bought !== '' && (
          <chakra.p textStyle="xs" color="fg.muted" mt="0.5">
            {say('shop_goods.comment_sku', { name: bought })}
          </chakra.p>
        )}
        <chakra.p
          lang={languageTag(comment.locale)}
          textStyle="md"
          mt="2"
          overflowWrap="anywhere"
          color={comment.is_auto ? 'fg.muted' : 'fg'}
        >
          {comment.is_auto && comment.content === '' ? say('shop_goods.comment_auto') : comment.content}
        </chakra.p>
        <Strip pictures={own} from={0} onOpen={setShown} />
        {comment.reply !== '' && (
          <chakra.div mt="3" px="3" py="2.5" borderRadius="sm" bg="bg.canvas" textStyle="sm">
            <chakra.b color="fg.muted" me="2">
              {say('shop_goods.comment_reply')}
            </chakra.b>
            {comment.reply}
          </chakra.div>
        )}
        {comment.addition !== null && (
          <chakra.div mt="3">
            <chakra.p textStyle="xs" fontWeight="medium" color="accent.fg">
              {addedAfter(say, comment)}
            </chakra.p>
            <chakra.p textStyle="md" overflowWrap="anywhere">
              {comment.addition.content}
            </chakra.p>
            <Strip pictures={added} from={own.length} onOpen={setShown} />
          </chakra.div>
        )}
      </chakra.div>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <PictureDialog pictures={images} at={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </chakra.li>
  )
}
