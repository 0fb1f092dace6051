import { chakra } from '@chakra-ui/react/styled-system'
import { conflictOf, useUpdateRowMutation } from '@shiji/api/resource/resource.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { useState } from 'react'
import { ActionDialog } from '../../core/action/action-dialog.tsx'

/** What a store answers in public: a comment, a question. */
export interface Answerable {
  readonly id: number
  readonly content: string
  /** The stored answer, '' without one. */
  readonly reply: string
}

export interface ReplyDialogProps {
  /** Page path of the calls, e.g. `/Seller/order_comments`. */
  readonly path: string
  readonly row: Answerable | undefined
  readonly limit: number
  /** Title without an answer, and with one. */
  readonly titles: readonly [answer: string, change: string]
  readonly onClose: () => void
}

/** Answers one record, above which its words are shown. Another answer in the meantime is shown and replaced on purpose only. */
export function ReplyDialog({ row, ...props }: ReplyDialogProps) {
  return <Replying key={row?.id} row={row} {...props} />
}

function Replying({ path, row, limit, titles, onClose }: ReplyDialogProps) {
  const say = useText('records')
  const [update] = useUpdateRowMutation()
  const [theirs, setTheirs] = useState<{ readonly reply: string; readonly by: string | null }>()
  const seen = row?.reply ?? ''
  const standing = theirs?.reply ?? seen
  const [answer, change] = titles
  const send = async ({ reply }: FormValues) => {
    if (row === undefined) return
    try {
      await update({ path, id: row.id, form: { reply: reply ?? '', replaces: standing } }).unwrap()
    } catch (failure) {
      // A colleague replied first: their reply is shown, the input stays, and the next click replaces the reply on
      // purpose.
      const conflict = conflictOf(failure)
      if (conflict !== undefined) setTheirs({ reply: String(conflict.current.reply ?? ''), by: conflict.changedBy })
      throw failure
    }
  }
  return (
    <ActionDialog
      open={row !== undefined}
      title={standing === '' ? answer : change}
      fields={[{ type: 'textarea', name: 'reply', label: say('records.reply'), required: true, limit, span: 24 }]}
      initial={{ reply: seen }}
      {...(standing === '' ? {} : { submitLabel: say('records.reply_replace') })}
      onSubmit={send}
      onClose={onClose}
    >
      {row !== undefined && <chakra.p mb="4">{row.content}</chakra.p>}
      {standing !== '' && (
        <chakra.p mb="4" p="3" bg="bg.sunken" borderRadius="sm" textStyle="sm" role="note">
          {theirs === undefined
            ? say('records.reply_stands', { reply: standing })
            : say('records.reply_came', { who: theirs.by ?? '', reply: standing })}
        </chakra.p>
      )}
    </ActionDialog>
  )
}
