import { goodsQuestionsCall } from '@shiji/contract/order/question.buyer.calls.ts'
import { adminQuestionsCall, sellerQuestionsCall } from '@shiji/contract/order/question.calls.ts'
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { BuyerScope, Scope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { either, found, listOf } from '../../../../records/list-of.ts'
import {
  inOrder,
  isOneOf,
  isOneOfTexts,
  listCondition,
  listConditionByIds,
  pageIds,
} from '../../../../records/list-sql.ts'
import { byGoodsNamed } from '../../../catalog/index.ts'
import { BY_STORE } from '../../domain/comments/question-writer.ts'
import { ordersOf } from '../order.queries.ts'
import { orderGoods, orders } from '../order.table.ts'
import { goodsAnswers, goodsQuestions } from './question.table.ts'

export type QuestionRecord = typeof goodsQuestions.$inferSelect
export type AnswerRecord = typeof goodsAnswers.$inferSelect

const isAnswered = sql`(${goodsQuestions.answeredAt} is not null)`
const hasAnswers = sql`(${goodsQuestions.answers} > 0)`

export const goodsQuestionList = listOf(goodsQuestionsCall, { id: goodsQuestions.id, is_answered: hasAnswers })

const nameOfGoods = either(goodsQuestions.goodsName, goodsQuestions.goodsNameEn)
const columns = {
  id: goodsQuestions.id,
  goods_id: goodsQuestions.goodsId,
  goods_name: found(
    nameOfGoods,
    byGoodsNamed(({ ids, names }) => and(isOneOf(goodsQuestions.goodsId, ids), isOneOfTexts(nameOfGoods, names))),
  ),
  content: goodsQuestions.content,
  is_answered: isAnswered,
  is_hidden: goodsQuestions.isHidden,
  created_at: goodsQuestions.createdAt,
  answered_at: goodsQuestions.answeredAt,
}
/** Columns of GET /Seller/goods_questions. */
export const sellerQuestionList = listOf(sellerQuestionsCall, columns)
/** Columns of GET /Admin/goods_questions. */
export const adminQuestionList = listOf(adminQuestionsCall, { ...columns, store_id: goodsQuestions.storeId })

/** The questions of a scope. */
export const questionsOf = (scope: Scope): SQL | undefined =>
  inScope(scope, { buyer: goodsQuestions.userId, store: goodsQuestions.storeId })

/** A question with its answers, the store's first. */
export interface AnsweredQuestion extends QuestionRecord {
  readonly given: readonly AnswerRecord[]
}

interface QuestionPage {
  readonly rows: readonly AnsweredQuestion[]
  readonly total: number
}

/** One page of the questions of a scope, with every answer. */
export const questionPage = async (ctx: Ctx, list: ParsedList, scope: Scope): Promise<QuestionPage> =>
  readPage(ctx, list, await listConditionByIds(ctx, list, questionsOf(scope)))

/** One page of the visible questions on goods with their visible answers: answered ones first. */
export async function goodsQuestionPage(ctx: Ctx, list: ParsedList, goodsId: number): Promise<QuestionPage> {
  const answered = { column: hasAnswers, order: 'desc' } as const
  const own = and(eq(goodsQuestions.goodsId, goodsId), eq(goodsQuestions.isHidden, false))
  const sorted = { ...list, sorts: [answered, ...list.sorts] }
  const { rows, total } = await readPage(ctx, sorted, listCondition(list, own))
  return { rows: rows.map(row => ({ ...row, given: row.given.filter(answer => !answer.isHidden) })), total }
}

/** One question of a scope with every answer; undefined for a foreign or missing one. */
export async function questionOf(ctx: Ctx, id: number, scope: Scope): Promise<AnsweredQuestion | undefined> {
  const [row] = await ctx.db
    .select()
    .from(goodsQuestions)
    .where(and(eq(goodsQuestions.id, id), questionsOf(scope)))
  return row && (await withAnswers(ctx, [row]))[0]
}

async function readPage(ctx: Ctx, list: ParsedList, where: SQL | undefined): Promise<QuestionPage> {
  const { ids, total } = await pageIds(ctx, goodsQuestions, goodsQuestions.id, list, where)
  if (ids.length === 0) return { rows: [], total }
  const rows = await ctx.db.select().from(goodsQuestions).where(inArray(goodsQuestions.id, ids))
  return { rows: await withAnswers(ctx, inOrder(ids, rows)), total }
}

async function withAnswers(ctx: Ctx, questions: readonly QuestionRecord[]): Promise<AnsweredQuestion[]> {
  const answers = await ctx.db
    .select()
    .from(goodsAnswers)
    .where(
      inArray(
        goodsAnswers.questionId,
        questions.map(question => question.id),
      ),
    )
    .orderBy(desc(sql`${goodsAnswers.userId} = ${BY_STORE}`), asc(goodsAnswers.id))
  const byQuestion = Map.groupBy(answers, answer => answer.questionId)
  return questions.map(question => ({ ...question, given: byQuestion.get(question.id) ?? [] }))
}

/** Whether a buyer has received these goods at least once. */
export async function hasReceived(ctx: Ctx, buyer: BuyerScope, goodsId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderGoods, eq(orderGoods.orderId, orders.id))
    .where(and(ordersOf(buyer), isNotNull(orders.receiptTime), eq(orderGoods.goodsId, goodsId)))
    .limit(1)
  return rows.length > 0
}
