import { chakra } from '@chakra-ui/react/styled-system'
import { useAddToCommentMutation } from '@shiji/api/order/order.buyer.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { OwnComment } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useCallback, useState } from 'react'
import { PostingForm } from '../../../site/form/posting-form.tsx'
import type { Send } from '../../../site/form/use-posting.ts'
import { useFileUrl } from '../../../site/goods/use-file-url.ts'
import { useName } from '../../../site/names.ts'
import { Card } from '../../../site/page/card.tsx'
import { BoughtGoods } from './bought-goods.tsx'

const SCORES = ['score', 'agree', 'service', 'speed'] as const

/** Small pictures of a review. */
function Pictures({ images }: { readonly images: readonly string[] }) {
  const fileUrl = useFileUrl()
  if (images.length === 0) return null
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="2">
      {[...new Set(images)].map(image => (
        <li key={image}>
          <chakra.a href={fileUrl(image)} target="_blank" rel="noreferrer" display="block">
            <chakra.img src={fileUrl(image, 160)} alt="" width={72} height={72} loading="lazy" objectFit="cover" />
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  )
}

/** One own review: four scores, words and pictures, the answer of the store, and an addition or a form for one. */
export function WrittenComment({ comment }: { readonly comment: OwnComment }) {
  const say = useText('shop_comments', 'shop_order')
  const locale = useLocale()
  const pick = useName()
  const [adding, setAdding] = useState(false)
  const [add] = useAddToCommentMutation()
  const send = useCallback<Send>(
    ({ content, images, idempotencyKey }) => add({ id: comment.id, content, image: images, idempotencyKey }),
    [add, comment.id],
  )
  return (
    <chakra.li>
      <Card>
        <BoughtGoods
          goodsId={comment.goods_id}
          image={comment.goods_image}
          name={comment.goods_name}
          sku={pick(comment.sku_name, comment.sku_name_en)}
        >
          <chakra.time dateTime={comment.created_at} textStyle="xs" color="fg.muted">
            {formatDateTime(comment.created_at, locale)}
          </chakra.time>
        </BoughtGoods>
        <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="3" textStyle="sm">
          {SCORES.map(score => (
            <chakra.div key={score} display="flex" gap="1.5" alignItems="center">
              <chakra.dt color="fg.muted">{say(`shop_comments.${score}`)}</chakra.dt>
              <dd>
                <Rating value={comment[score]} size={14} />
              </dd>
            </chakra.div>
          ))}
        </chakra.dl>
        {comment.is_hidden && (
          <chakra.p mt="2" textStyle="sm" color="status.warning.fg">
            {say('shop_comments.hidden', { reason: comment.hidden_reason })}
          </chakra.p>
        )}
        <chakra.p mt="2" overflowWrap="anywhere">
          {comment.content}
        </chakra.p>
        <Pictures images={comment.images} />
        {comment.reply !== '' && (
          <chakra.div mt="3" px="3" py="2.5" borderRadius="sm" bg="bg.canvas" textStyle="sm">
            <chakra.b color="fg.muted" me="2">
              {say('shop_comments.reply', { store: comment.store_name })}
            </chakra.b>
            {comment.reply}
          </chakra.div>
        )}
        {comment.addition !== null && (
          <chakra.div mt="3">
            <chakra.p textStyle="xs" color="fg.muted">
              {say('shop_comments.added_at', { time: formatDateTime(comment.addition.created_at, locale) })}
            </chakra.p>
            <chakra.p overflowWrap="anywhere">{comment.addition.content}</chakra.p>
            <Pictures images={comment.addition.images} />
          </chakra.div>
        )}
        {comment.actions.includes('add') && (
          <chakra.div mt="3">
            {adding ? (
              <PostingForm
                label={say('shop_comments.add_label')}
                submitLabel={say('shop_comments.add_submit')}
                limit={LIMITS.comment.length}
                pictures={{ label: say('shop_order.comment_pictures'), most: LIMITS.comment.images }}
                send={send}
                onSent={() => {
                  setAdding(false)
                  toast.success(say('shop_comments.added'))
                }}
              >
                <Button onClick={() => setAdding(false)}>{say('shop_comments.add_cancel')}</Button>
              </PostingForm>
            ) : (
              <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
                <Button onClick={() => setAdding(true)}>{say('shop_comments.add')}</Button>
                <chakra.span textStyle="xs" color="fg.muted">
                  {say('shop_comments.add_until', { time: formatDateTime(comment.add_until, locale) })}
                </chakra.span>
              </chakra.div>
            )}
          </chakra.div>
        )}
      </Card>
    </chakra.li>
  )
}
