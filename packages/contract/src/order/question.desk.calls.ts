import { call } from '../call.ts'
import type { Done, IdParams } from '../schema.ts'
import type { HideInput, QuestionReplyInput } from './question.ts'

/** The store answers a question, or changes its answer. */
export const replyQuestionCall = call<{ params: IdParams; body: QuestionReplyInput; data: Done }>()({
  method: 'PUT',
  path: '/goods_questions/:id',
  area: 'seller',
  access: 'goods_question.reply',
  changes: ['/goods_questions', '/goods_questions/:id'],
})

/** Hides a question with all its answers, or shows it again. */
export const hideQuestionCall = call<{ params: IdParams; body: HideInput; data: Done }>()({
  method: 'PUT',
  path: '/goods_questions/:id/visibility',
  area: 'admin',
  access: 'goods_question.hide',
  changes: ['/goods_questions', '/goods_questions/:id'],
})

/** Hides one answer, or shows it again. */
export const hideAnswerCall = call<{ params: IdParams; body: HideInput; data: Done }>()({
  method: 'PUT',
  path: '/goods_answers/:id/visibility',
  area: 'admin',
  access: 'goods_question.hide',
  changes: ['Resource'],
})
