import type { sellerQuestionsCall } from '@shiji/contract/order/question.calls.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import type { ColumnOf, DetailOf, SearchOf } from '../../page/declaration/page-parts.ts'
import { type DeskAnswer, QuestionAnswers } from './question-answers.tsx'

type Questions = typeof sellerQuestionsCall

const whyHidden = (row: { readonly is_hidden: boolean; readonly hidden_reason: string }) =>
  row.is_hidden ? <Tag tone="warning">{row.hidden_reason}</Tag> : undefined

/** Columns of the question tables of both back offices. */
export const questionColumns = (say: SayText, withStore: boolean): ColumnOf<Questions>[] => [
  { id: 'goods_image', title: say('records.image'), kind: 'image', width: 64 },
  { id: 'goods_name', title: say('records.goods') },
  ...(withStore ? [{ id: 'store_name' as const, title: say('records.store') }] : []),
  { id: 'nickname', title: say('records.asker'), priority: 'low' },
  { id: 'content', title: say('records.question') },
  { id: 'reply', title: say('records.answer') },
  { id: 'answers', title: say('records.answers'), kind: 'number', priority: 'low' },
  { id: 'hidden_reason', title: say('records.hidden'), render: whyHidden },
  { id: 'answered_at', title: say('records.answered_at'), kind: 'time', sortable: true, hidden: true },
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
]

/** One question in full, with every answer. */
export const questionDetails = (say: SayText, onHide?: (answer: DeskAnswer) => void): DetailOf<Questions>[] => [
  { id: 'goods_name', title: say('records.goods') },
  { id: 'store_name', title: say('records.store') },
  { id: 'nickname', title: say('records.asker') },
  { id: 'content', title: say('records.question') },
  { id: 'hidden_reason', title: say('records.hidden'), render: whyHidden },
  {
    id: 'all_answers',
    title: say('records.all_answers'),
    render: row =>
      row.all_answers.length === 0 ? undefined : <QuestionAnswers answers={row.all_answers} onHide={onHide} />,
  },
  { id: 'created_at', title: say('common.created_at'), kind: 'time' },
]

/** Search fields of the question tables. */
export const questionSearch = (say: SayText): SearchOf<Questions>[] => {
  const yesNo = [
    { value: 1, label: say('common.yes') },
    { value: 0, label: say('common.no') },
  ]
  return [
    { type: 'text', name: 'goods_name', label: say('records.goods') },
    { type: 'text', name: 'content', label: say('records.question') },
    { type: 'select', name: 'is_answered', label: say('records.answered'), choices: yesNo },
    { type: 'daterange', name: 'created_at', label: say('common.created_at') },
    { type: 'select', name: 'is_hidden', label: say('records.hidden'), choices: yesNo },
  ]
}
