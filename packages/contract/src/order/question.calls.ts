import { listCall, type NoBody } from '../lists/list-call.ts'
import type { DeskQuestion, DeskQuestionView, QuestionReplyInput } from './question.ts'

const filters = {
  id: 'number',
  goods_id: 'number',
  goods_name: 'text',
  content: 'text',
  is_answered: 'flag',
  is_hidden: 'flag',
  created_at: 'time',
} as const
const page = { path: 'goods_questions', noun: 'goods_question', sorts: ['id', 'created_at', 'answered_at'] } as const

/** Questions on the goods of the own store, unanswered ones first; a change is the store's answer. */
export const sellerQuestionsCall = listCall<DeskQuestion, DeskQuestionView, NoBody, QuestionReplyInput>()({
  ...page,
  area: 'seller',
  filters,
  defaultSort: { prop: 'answered_at', order: 'desc' },
})

/** Questions on the goods of all stores. */
export const adminQuestionsCall = listCall<DeskQuestion, DeskQuestionView, NoBody, NoBody>()({
  ...page,
  area: 'admin',
  filters: { ...filters, store_id: 'number' },
  defaultSort: { prop: 'id', order: 'desc' },
})
