import { conflictOf, useLazyListRowsQuery, useUpdateRowMutation } from '@shiji/api/resource/resource.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useRef, useState } from 'react'
import { refusalOf } from '../../core/action/refusal.ts'
import type { Answerable, ReplyDialogProps } from './reply-dialog.tsx'

/** An answer that is being written. */
export interface Reply {
  readonly text: string
  readonly change: (text: string) => void
  readonly error: string | undefined
  readonly busy: boolean
  /** The answer that this one would replace, '' without one. */
  readonly standing: string
  /** The answer of a colleague in the meantime. */
  readonly theirs: { readonly reply: string; readonly by: string | null } | undefined
  /** Saves it, then closes the dialog or goes to the next record that waits. */
  readonly save: (goesOn: boolean) => Promise<void>
}

/** State of the dialog of an answer: what was typed stays until it is saved. */
export function useReply({
  path,
  row,
  limit,
  waiting,
  onNext,
  onClose,
}: ReplyDialogProps & { readonly row: Answerable }): Reply {
  const say = useText('records', 'backoffice', 'error')
  const [update] = useUpdateRowMutation()
  const [list] = useLazyListRowsQuery()
  const [text, setText] = useState(row.reply)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const [theirs, setTheirs] = useState<Reply['theirs']>()
  const standing = theirs?.reply ?? row.reply

  const goOn = async () => {
    const { data } = await list({ path, query: { ...waiting, per_page: 2 } })
    const next = data?.data.find(each => each.id !== row.id)
    if (next !== undefined)
      return onNext({ id: next.id, content: String(next.content ?? ''), reply: String(next.reply ?? '') })
    toast.success(say('records.reply_all_done'))
    onClose()
  }
  const send = async (goesOn: boolean) => {
    const answer = await update({ path, id: row.id, form: { reply: text.trim(), replaces: standing } })
    if (answer.error === undefined) {
      if (goesOn) return goOn()
      toast.success(say('error.operation_successful'))
      return onClose()
    }
    const conflict = conflictOf(answer.error)
    // A colleague replied first: their reply is shown, the input stays, and the next click replaces the reply on purpose.
    if (conflict !== undefined) setTheirs({ reply: String(conflict.current.reply ?? ''), by: conflict.changedBy })
    const { fields, message } = refusalOf(answer.error, say)
    setError(fields?.reply ?? message)
  }
  const save = async (goesOn: boolean) => {
    const mistake =
      text.trim() === ''
        ? say('error.cannot_be_empty')
        : [...text].length > limit
          ? say('error.max_length', { limit })
          : undefined
    setError(mistake)
    if (mistake !== undefined || underWay.current) return
    underWay.current = true
    setBusy(true)
    await send(goesOn)
    underWay.current = false
    setBusy(false)
  }
  const change = (next: string) => {
    setText(next)
    setError(undefined)
  }
  return { text, change, error, busy, standing, theirs, save }
}
