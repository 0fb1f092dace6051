import { type ApiFailure, isFailure } from '@shiji/api/base/transport/failure.ts'
import { useCommentMutation } from '@shiji/api/order/order.buyer.api.ts'
import type { CommentInput, OrderDetail } from '@shiji/contract/order/order.ts'
import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { isLost, useReportLoss } from '../../site/form/lost-answer.ts'
import { type KeyedRequest, type Outcome, SubmitOnce } from '../../site/form/submit-once.ts'
import { type CommentDraft, type LineDraft, NO_LINE, readDraft, writeDraft } from './comment-draft.ts'

/** Characters that a comment may have. */
export const MOST_WORDS = 500

const noShelf = { get: () => null, set: () => undefined }
const isBody = (value: unknown): value is CommentInput => value !== undefined

/** True if the words of a line exceed the limit. */
export const isTooLong = (line: LineDraft): boolean => [...line.content].length > MOST_WORDS

/** State and actions of a comment form. */
export interface CommentFormState {
  readonly form: RefObject<HTMLFormElement | null>
  readonly draft: CommentDraft
  /** Lines that have no comment yet. */
  readonly lines: OrderDetail['order_goods']
  readonly lineOf: (id: number) => LineDraft
  /** The person tried to send it: shows what is missing. */
  readonly tried: boolean
  readonly busy: boolean
  readonly change: (part: Partial<CommentDraft>) => void
  readonly changeLine: (id: number, part: Partial<LineDraft>) => void
  readonly submit: (event: FormEvent) => Promise<void>
}

/** The draft of a comment and its submission, which happens at most once. The input survives a reload. */
export function useCommentForm(order: OrderDetail, onDone: () => void): CommentFormState {
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

  const change = (part: Partial<CommentDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    writeDraft(order.id, next)
  }
  const lineOf = (id: number): LineDraft => draft.lines[id] ?? NO_LINE
  const complete =
    draft.service !== undefined &&
    draft.speed !== undefined &&
    lines.every(({ id }) => {
      const line = lineOf(id)
      return line.score !== undefined && line.agree !== undefined && line.content.trim() !== '' && !isTooLong(line)
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
  return {
    form,
    draft,
    lines,
    lineOf,
    tried,
    busy,
    change,
    changeLine: (id, part) => change({ lines: { ...draft.lines, [id]: { ...lineOf(id), ...part } } }),
    submit,
  }
}
