import type { ListQuery } from '@shiji/contract/lists/list.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'

// The dialog is as large as the list behind it, and is needed only on the first click.
const ReplyForm = onDemand(() => import('./reply-form.tsx').then(module => module.ReplyForm))

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
  /** Filters of the rows that wait for an answer: those come next. */
  readonly waiting: ListQuery
  /** Called with the next row that waits. */
  readonly onNext: (row: Answerable) => void
  readonly onClose: () => void
}

/**
 * Answers one record, above which its words are shown. Another answer in the meantime is shown and replaced on purpose
 * only. Ctrl-Enter saves and goes to the next one that waits.
 */
export const ReplyDialog = (props: ReplyDialogProps) => (
  <WhenWanted wanted={props.row !== undefined}>
    {props.row !== undefined && <ReplyForm key={props.row.id} {...props} row={props.row} />}
  </WhenWanted>
)
