import { type ApiFailure, fieldMessages, isFailure } from '@shiji/api/base/transport/failure.ts'
import { useText } from '@shiji/i18n/react.ts'
import { type FormEvent, useMemo, useState } from 'react'
import { isLost, useReportLoss } from '../../site/form/lost-answer.ts'
import { type KeyedRequest, type Outcome, SubmitOnce } from '../../site/form/submit-once.ts'

const noShelf = { get: () => null, set: () => undefined }
const isText = (value: unknown): value is string => typeof value === 'string'

/** Sends a text under a key. */
export type Send = (request: {
  readonly content: string
  readonly idempotencyKey: string
}) => Promise<{ readonly error?: unknown }>

/** A short public text that is typed and sent once. */
export interface Posting {
  readonly text: string
  readonly change: (text: string) => void
  readonly error: string | undefined
  readonly busy: boolean
  readonly submit: (event: FormEvent) => Promise<void>
}

/** State of a field with a public text: what is wrong shows at it, and nothing typed is lost until it was sent. */
export function usePosting(send: Send, limit: number, onSent: () => void): Posting {
  const say = useText('error')
  const reportLoss = useReportLoss()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const once = useMemo(() => {
    const post = async ({ key, body }: KeyedRequest<string>): Promise<Outcome<true>> => {
      const answer = await send({ content: body, idempotencyKey: key })
      if (answer.error === undefined) return { kind: 'done', data: true }
      const failure: ApiFailure | undefined = isFailure(answer.error) ? answer.error : undefined
      reportLoss(failure)
      if (failure !== undefined) setError(Object.values(fieldMessages(failure))[0])
      return { kind: failure === undefined || isLost(failure) ? 'lost' : 'refused' }
    }
    return new SubmitOnce(post, noShelf, isText)
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
    const outcome = await once.submit(content)
    setBusy(false)
    if (outcome?.kind !== 'done') return
    setText('')
    onSent()
  }
  const change = (next: string) => {
    setText(next)
    setError(undefined)
  }
  return { text, change, error, busy, submit }
}
