import { type ApiFailure, fieldMessages, isFailure } from '@shiji/api/base/transport/failure.ts'
import { useText } from '@shiji/i18n/react.ts'
import { type FormEvent, useMemo, useState } from 'react'
import { isLost, useReportLoss } from './lost-answer.ts'
import { type KeyedRequest, type Outcome, SubmitOnce } from './submit-once.ts'

const noShelf = { get: () => null, set: () => undefined }

/** What people post: words, and pictures where there is a place for them. */
interface Post {
  readonly content: string
  readonly images: readonly string[]
}

const isPost = (value: unknown): value is Post => value !== undefined

/** Sends a post under a key. */
export type Send = (post: Post & { readonly idempotencyKey: string }) => Promise<{ readonly error?: unknown }>

/** A short public text that is typed and sent once. */
export interface Posting {
  readonly text: string
  readonly change: (text: string) => void
  readonly images: readonly string[]
  readonly setImages: (images: readonly string[]) => void
  readonly error: string | undefined
  readonly busy: boolean
  readonly submit: (event: FormEvent) => Promise<void>
}

/** State of a field with a public text: what is wrong shows at it, and nothing typed is lost until it was sent. */
export function usePosting(send: Send, limit: number, onSent: () => void): Posting {
  const say = useText('error')
  const reportLoss = useReportLoss()
  const [text, setText] = useState('')
  const [images, setImages] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const once = useMemo(() => {
    const post = async ({ key, body }: KeyedRequest<Post>): Promise<Outcome<true>> => {
      const answer = await send({ ...body, idempotencyKey: key })
      if (answer.error === undefined) return { kind: 'done', data: true }
      const failure: ApiFailure | undefined = isFailure(answer.error) ? answer.error : undefined
      reportLoss(failure)
      if (failure !== undefined) setError(Object.values(fieldMessages(failure))[0])
      return { kind: failure === undefined || isLost(failure) ? 'lost' : 'refused' }
    }
    return new SubmitOnce(post, noShelf, isPost)
  }, [send, reportLoss])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const content = text.trim()
    const mistake =
      content === ''
        ? say('error.cannot_be_empty')
        : [...content].length > limit
          ? say('error.max_length', { limit })
          : undefined
    setError(mistake)
    if (mistake !== undefined) return
    setBusy(true)
    const outcome = await once.submit({ content, images })
    setBusy(false)
    if (outcome?.kind !== 'done') return
    setText('')
    setImages([])
    onSent()
  }
  const change = (next: string) => {
    setText(next)
    setError(undefined)
  }
  return { text, change, images, setImages, error, busy, submit }
}
