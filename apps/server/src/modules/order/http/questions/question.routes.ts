import { answerQuestionCall, askCall, goodsQuestionsCall } from '@shiji/contract/order/question.buyer.calls.ts'
import { adminQuestionsCall, sellerQuestionsCall } from '@shiji/contract/order/question.calls.ts'
import { hideAnswerCall, hideQuestionCall, replyQuestionCall } from '@shiji/contract/order/question.desk.calls.ts'
import {
  AnswerInput,
  DeskQuestion,
  DeskQuestionView,
  HideInput,
  QuestionInput,
  QuestionReplyInput,
  QuestionRow,
} from '@shiji/contract/order/question.ts'
import { Done, IdParams, PageOf } from '@shiji/contract/schema.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../../http/routes/list-route.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { buyerScope } from '../../../../infra/scope.ts'
import { toPage } from '../../../../records/list-sql.ts'
import { nicknamesOf } from '../../../identity/index.ts'
import { storeNames } from '../../../store/index.ts'
import {
  type AnsweredQuestion,
  adminQuestionList,
  goodsQuestionList,
  goodsQuestionPage,
  hasReceived,
  questionOf,
  questionPage,
  sellerQuestionList,
} from '../../data/questions/question.queries.ts'
import { BY_STORE } from '../../domain/comments/question-writer.ts'
import { answerAsBuyer, answerAsStore } from '../../use-cases/questions/answer-question.ts'
import { askQuestion } from '../../use-cases/questions/ask-question.ts'
import { hideAnswer, hideQuestion } from '../../use-cases/questions/hide-question.ts'
import { type DeskReader, presentDeskQuestion, presentQuestion, presentQuestionView } from './question.presenter.ts'

const peopleOf = (rows: readonly AnsweredQuestion[]): number[] => [
  ...new Set(rows.flatMap(row => [row.userId, ...row.given.map(given => given.userId).filter(id => id !== BY_STORE)])),
]

/** The buyer who reads, if they may answer questions on these goods. */
async function answererOf({ actor, ...ctx }: Ctx, goodsId: number, rows: number): Promise<number | undefined> {
  if (actor.kind !== 'buyer' || rows === 0) return undefined
  return (await hasReceived({ ...ctx, actor }, buyerScope(actor.id), goodsId)) ? actor.id : undefined
}

const buyerRoutes = [
  answer(
    goodsQuestionsCall,
    {
      summary: 'Questions on goods and their answers',
      params: IdParams,
      list: goodsQuestionList,
      data: PageOf(QuestionRow),
    },
    async (ctx, { params, list }) => {
      const { rows, total } = await goodsQuestionPage(ctx, list, params.id)
      const [names, answers] = await Promise.all([
        nicknamesOf(ctx, peopleOf(rows)),
        answererOf(ctx, params.id, rows.length),
      ])
      return toPage(
        list,
        rows.map(row => presentQuestion(row, { names, answers })),
        total,
      )
    },
  ),
  answer(askCall, { summary: 'Ask about goods', body: QuestionInput, data: Done }, (ctx, { body }) =>
    askQuestion(ctx, body.goods_id, body.content),
  ),
  answer(
    answerQuestionCall,
    { summary: 'Answer a question on goods that were received', body: AnswerInput, data: Done },
    (ctx, { body }) => answerAsBuyer(ctx, body.question_id, body.content),
  ),
]

async function readerOf(ctx: Ctx, rows: readonly AnsweredQuestion[]): Promise<DeskReader> {
  const [names, stores] = await Promise.all([
    nicknamesOf(ctx, peopleOf(rows)),
    storeNames(ctx, [...new Set(rows.map(row => row.storeId))]),
  ])
  return { actor: ctx.actor, locale: ctx.locale, names, stores }
}

const PLACES = [
  { call: sellerQuestionsCall, list: sellerQuestionList, all: "Questions on the store's goods", one: 'One of them' },
  { call: adminQuestionsCall, list: adminQuestionList, all: 'All questions on goods', one: 'One question' },
] as const

const deskRoutes = PLACES.flatMap(({ call, list, all, one }) => [
  listRoute(call, { summary: all, list, row: DeskQuestion }, async (ctx, parsed) => {
    const { rows, total } = await questionPage(ctx, parsed, ctx.scope)
    const reader = await readerOf(ctx, rows)
    return { rows: rows.map(row => presentDeskQuestion(row, reader)), total }
  }),
  viewRoute(call, { summary: one, view: DeskQuestionView }, async (ctx, id) => {
    const row = await questionOf(ctx, id, ctx.scope)
    return row && presentQuestionView(row, await readerOf(ctx, [row]))
  }),
])

const changes = [
  answer(
    replyQuestionCall,
    { summary: 'Answer a question as the store', params: IdParams, body: QuestionReplyInput, data: Done },
    (ctx, { params, body }) => answerAsStore(ctx, params.id, body),
  ),
  answer(
    hideQuestionCall,
    { summary: 'Hide a question, or show it again', params: IdParams, body: HideInput, data: Done },
    (ctx, { params, body }) => hideQuestion(ctx, params.id, body),
  ),
  answer(
    hideAnswerCall,
    { summary: 'Hide an answer, or show it again', params: IdParams, body: HideInput, data: Done },
    (ctx, { params, body }) => hideAnswer(ctx, params.id, body),
  ),
]

export const questionRoutes = [...buyerRoutes, ...deskRoutes, ...changes]
