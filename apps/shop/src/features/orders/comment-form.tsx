import { chakra } from '@chakra-ui/react/styled-system'
import { type ApiFailure, isFailure } from '@shiji/api/base/failure.ts'
import { useCommentMutation } from '@shiji/api/order/order.buyer.api.ts'
import type { CommentInput, OrderDetail } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { Field } from '@shiji/ui/field/field.tsx'
import { ImageUpload } from '@shiji/ui/image-upload/image-upload.tsx'
import { Textarea } from '@shiji/ui/input/textarea.tsx'
import { Plate } from '@shiji/ui/plate/plate.tsx'
import { RatingInput } from '@shiji/ui/rating/rating-input.tsx'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { isLost, useReportLoss } from '../../site/form/lost-answer.ts'
import { type KeyedRequest, type Outcome, SubmitOnce } from '../../site/form/submit-once.ts'
import { usePictureUpload } from '../../site/form/use-picture-upload.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'
import { type CommentDraft, type LineDraft, NO_LINE, readDraft, writeDraft } from './comment-draft.ts'

const mostWords = 500
const mostPictures = 4
const noShelf = { get: () => null, set: () => undefined }
const isBody = (value: unknown): value is CommentInput => value !== undefined

export interface CommentFormProps {
  readonly order: OrderDetail
  readonly onDone: () => void
}

/** Stars, words and pictures per line; stars for service and delivery once per order. What is typed survives a reload. */
export function CommentForm({ order, onDone }: CommentFormProps) {
  const say = useText('shop_order', 'error')
  const pick = useName()
  const fileUrl = useFileUrl()
  const upload = usePictureUpload()
  const reportLoss = useReportLoss()
  const form = useRef<HTMLFormElement>(null)
  const [send] = useCommentMutation()
  const [draft, setDraft] = useState<CommentDraft>(() => readDraft(order.id))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const lines = order.order_goods.filter(line => !line.is_commented)
  const once = useMemo(() => {
    const post = async ({ key, body }: KeyedRequest<CommentInput>): Promise<Outcome<true>> => {
      const answer = await send({ ...body, idempotencyKey: key })
      if (answer.error === undefined) return { kind: 'done', data: true }
      const failure: ApiFailure | undefined = isFailure(answer.error) ? answer.error : undefined
      reportLoss(failure)
      return { kind: failure === undefined || isLost(failure) ? 'lost' : 'refused' }
    }
    return new SubmitOnce(post, noShelf, isBody)
  }, [send, reportLoss])

  const change = (next: CommentDraft) => {
    setDraft(next)
    writeDraft(order.id, next)
  }
  const lineOf = (id: number): LineDraft => draft.lines[id] ?? NO_LINE
  const changeLine = (id: number, part: Partial<LineDraft>) =>
    change({ ...draft, lines: { ...draft.lines, [id]: { ...lineOf(id), ...part } } })
  const tooLong = (line: LineDraft) => [...line.content].length > mostWords
  const complete =
    draft.service !== undefined &&
    draft.speed !== undefined &&
    lines.every(({ id }) => {
      const line = lineOf(id)
      return line.score !== undefined && line.agree !== undefined && line.content.trim() !== '' && !tooLong(line)
    })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!complete) {
      requestAnimationFrame(() => form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' }))
      return
    }
    setBusy(true)
    const { service = 5, speed = 5 } = draft
    const outcome = await once.submit({
      order_id: order.id,
      lines: lines.map(({ id }) => {
        const { score = 5, agree = 5, content, images } = lineOf(id)
        return { order_goods_id: id, score, agree, service, speed, content: content.trim(), image: [...images] }
      }),
    })
    setBusy(false)
    if (outcome?.kind !== 'done') return
    writeDraft(order.id, undefined)
    onDone()
  }
  const missing = (value: number | undefined) =>
    tried && value === undefined ? (
      <chakra.p role="alert" textStyle="xs" fontWeight="medium" color="status.danger.fg">
        {say('shop_order.comment_score_missing')}
      </chakra.p>
    ) : null
  return (
    <chakra.form
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      display="flex"
      flexDirection="column"
      gap={{ base: '3', md: '4' }}
    >
      {lines.map(line => {
        const typed = lineOf(line.id)
        return (
          <chakra.section key={line.id} bg="bg.surface" borderRadius="md" p={{ base: '4', md: '6' }}>
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
            <RatingInput
              label={say('shop_order.comment_score')}
              value={typed.score}
              onChange={score => changeLine(line.id, { score })}
            />
            {missing(typed.score)}
            <RatingInput
              label={say('shop_order.comment_agree')}
              value={typed.agree}
              onChange={agree => changeLine(line.id, { agree })}
            />
            {missing(typed.agree)}
            <chakra.div mt="4" display="flex" flexDirection="column" gap="4">
              <Field
                label={say('shop_order.comment_content')}
                required
                error={
                  tooLong(typed)
                    ? say('error.max_length', { limit: mostWords })
                    : tried && typed.content.trim() === ''
                      ? say('error.cannot_be_empty')
                      : undefined
                }
              >
                <Textarea
                  limit={mostWords}
                  placeholder={say('shop_order.comment_placeholder')}
                  value={typed.content}
                  onChange={event => changeLine(line.id, { content: event.target.value })}
                />
              </Field>
              <Field
                label={say('shop_order.comment_pictures')}
                optional
                group
                hint={say('shop_order.comment_pictures_hint')}
              >
                <ImageUpload
                  name="comment"
                  most={mostPictures}
                  value={typed.images}
                  onValue={images => changeLine(line.id, { images })}
                  upload={upload}
                />
              </Field>
            </chakra.div>
          </chakra.section>
        )
      })}
      <chakra.section bg="bg.surface" borderRadius="md" p={{ base: '4', md: '6' }}>
        <RatingInput
          label={say('shop_order.comment_service')}
          value={draft.service}
          onChange={service => change({ ...draft, service })}
        />
        {missing(draft.service)}
        <RatingInput
          label={say('shop_order.comment_speed')}
          value={draft.speed}
          onChange={speed => change({ ...draft, speed })}
        />
        {missing(draft.speed)}
      </chakra.section>
      <Button type="submit" look="solid" size="xl" alignSelf={{ base: 'stretch', md: 'flex-start' }} loading={busy}>
        {say('shop_order.comment_submit')}
      </Button>
    </chakra.form>
  )
}
