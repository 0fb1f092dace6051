import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { ImageUpload } from '@shiji/ui/common/image-upload/image-upload.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { usePictureUpload } from '../../site/form/use-picture-upload.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'
import type { LineDraft } from './comment-draft.ts'
import { CommentScore } from './comment-score.tsx'
import { isTooLong, MOST_WORDS } from './use-comment-form.ts'

const mostPictures = 4

export interface CommentLineProps {
  readonly line: OrderDetail['order_goods'][number]
  readonly typed: LineDraft
  readonly tried: boolean
  readonly onChange: (part: Partial<LineDraft>) => void
}

/** Stars, text and pictures for one line of an order. */
export function CommentLine({ line, typed, tried, onChange }: CommentLineProps) {
  const say = useText('shop_order', 'error')
  const pick = useName()
  const fileUrl = useFileUrl()
  const upload = usePictureUpload()
  return (
    <chakra.section bg="bg.surface" borderRadius="md" p={{ base: '4', md: '6' }}>
      <chakra.div display="flex" gap="3" alignItems="center" mb="4">
        <chakra.span w="64px" flexShrink="0">
          <Plate src={fileUrl(line.goods_image, 160)} alt="" seed={line.goods_id} radius="sm" />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.h2 textStyle="md" fontWeight="medium" lineClamp="2">
            {pick(line.goods_name, line.goods_name_en)}
          </chakra.h2>
          <chakra.p textStyle="xs" color="fg.muted">
            {pick(line.sku_name, line.sku_name_en)}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <CommentScore
        label={say('shop_order.comment_score')}
        value={typed.score}
        onChange={score => onChange({ score })}
        required={tried}
      />
      <CommentScore
        label={say('shop_order.comment_agree')}
        value={typed.agree}
        onChange={agree => onChange({ agree })}
        required={tried}
      />
      <chakra.div mt="4" display="flex" flexDirection="column" gap="4">
        <Field
          label={say('shop_order.comment_content')}
          required
          error={
            isTooLong(typed)
              ? say('error.max_length', { limit: MOST_WORDS })
              : tried && typed.content.trim() === ''
                ? say('error.cannot_be_empty')
                : undefined
          }
        >
          <Textarea
            limit={MOST_WORDS}
            placeholder={say('shop_order.comment_placeholder')}
            value={typed.content}
            onChange={event => onChange({ content: event.target.value })}
          />
        </Field>
        <Field label={say('shop_order.comment_pictures')} optional group hint={say('shop_order.comment_pictures_hint')}>
          <ImageUpload
            name="comment"
            most={mostPictures}
            value={typed.images}
            onValue={images => onChange({ images })}
            upload={upload}
          />
        </Field>
      </chakra.div>
    </chakra.section>
  )
}
