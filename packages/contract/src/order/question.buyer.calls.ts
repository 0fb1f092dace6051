import { call } from '../call.ts'
import type { Page } from '../envelope.ts'
import { LIMITS } from '../limits.ts'
import type { Done, IdParams } from '../schema.ts'
import type { AnswerInput, QuestionInput, QuestionRow } from './question.ts'

/** Questions on goods with their answers; answered ones first, then the newest. */
export const goodsQuestionsCall = call<{ params: IdParams; data: Page<QuestionRow> }>()({
  method: 'GET',
  path: '/goods_questions/:id',
  area: 'buyer',
  access: 'public',
  filters: { is_answered: 'flag' },
  sorts: ['id'],
  defaultSort: { prop: 'id', order: 'desc' },
  reads: ['Question'],
})

export const askCall = call<{ body: QuestionInput; data: Done }>()({
  method: 'POST',
  path: '/goods_questions',
  area: 'buyer',
  access: 'session',
  idempotent: true,
  keyed: true,
  perMinute: LIMITS.question.perMinute,
  changes: ['Question'],
})

/** The answer of a buyer who has received the goods, once per question. */
export const answerQuestionCall = call<{ body: AnswerInput; data: Done }>()({
  method: 'POST',
  path: '/goods_answers',
  area: 'buyer',
  access: 'session',
  idempotent: true,
  keyed: true,
  perMinute: LIMITS.question.perMinute,
  changes: ['Question'],
})
