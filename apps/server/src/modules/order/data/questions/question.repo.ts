import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { BuyerScope, Scope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { BY_STORE } from '../../domain/comments/question-writer.ts'
import { type AnswerRecord, type QuestionRecord, questionsOf } from './question.queries.ts'
import { goodsAnswers, goodsQuestions } from './question.table.ts'

export type NewQuestion = Pick<
  QuestionRecord,
  'goodsId' | 'storeId' | 'userId' | 'goodsName' | 'goodsNameEn' | 'goodsImage' | 'content'
>

/** Writes a question in the language of its writer; returns its id. */
export async function insertQuestion(tx: Ctx, question: NewQuestion): Promise<number> {
  const id = await tx.ids.next()
  await tx.db.insert(goodsQuestions).values({ ...question, id, locale: tx.locale, createdAt: tx.clock.now() })
  return id
}

/** A question of a scope, locked; undefined for a foreign or missing one. */
export async function lockQuestion(tx: Ctx, id: number, scope: Scope): Promise<QuestionRecord | undefined> {
  return lock(tx, and(eq(goodsQuestions.id, id), questionsOf(scope)))
}

/** A question that everyone may see, locked; undefined for a hidden or missing one. */
export async function lockShownQuestion(tx: Ctx, id: number): Promise<QuestionRecord | undefined> {
  return lock(tx, and(eq(goodsQuestions.id, id), eq(goodsQuestions.isHidden, false)))
}

async function lock(tx: Ctx, where: SQL | undefined): Promise<QuestionRecord | undefined> {
  const [row] = await tx.db.select().from(goodsQuestions).where(where).for('update')
  return row
}

/** The buyer's own answer to a locked question. */
export const answerOfBuyer = (tx: Ctx, questionId: number, buyer: BuyerScope): Promise<AnswerRecord | undefined> =>
  answerWhere(tx, questionId, inScope(buyer, { buyer: goodsAnswers.userId }))

/** The answer of the store to a locked question of its own. */
export const answerOfStore = (tx: Ctx, questionId: number): Promise<AnswerRecord | undefined> =>
  answerWhere(tx, questionId, sql`${goodsAnswers.userId} = ${BY_STORE}`)

async function answerWhere(tx: Ctx, questionId: number, writer: SQL): Promise<AnswerRecord | undefined> {
  const [row] = await tx.db
    .select()
    .from(goodsAnswers)
    .where(and(eq(goodsAnswers.questionId, questionId), writer))
  return row
}

/** Adds an answer to a locked question and counts it; the store's first one marks the question as answered. */
export async function insertAnswer(tx: Ctx, questionId: number, userId: number, content: string): Promise<number> {
  const [id, now] = [await tx.ids.next(), tx.clock.now()]
  await tx.db.insert(goodsAnswers).values({ id, questionId, userId, content, locale: tx.locale, createdAt: now })
  await tx.db
    .update(goodsQuestions)
    .set({ answers: sql`${goodsQuestions.answers} + 1`, ...(userId === BY_STORE ? { answeredAt: now } : {}) })
    .where(eq(goodsQuestions.id, questionId))
  return id
}

/** Replaces the text of an answer. */
export async function replaceAnswer(tx: Ctx, id: number, content: string): Promise<void> {
  await tx.db
    .update(goodsAnswers)
    .set({ content, locale: tx.locale, changes: sql`${goodsAnswers.changes} + 1` })
    .where(eq(goodsAnswers.id, id))
}

const hiding = (tx: Ctx, reason: string | undefined) =>
  reason === undefined
    ? { isHidden: false, hiddenReason: '', hiddenAt: null }
    : { isHidden: true, hiddenReason: reason, hiddenAt: tx.clock.now() }

/** Hides a question with a reason, or shows it again without one; undefined when it is so already, or missing. */
export async function setQuestionHidden(
  tx: Ctx,
  id: number,
  reason: string | undefined,
): Promise<QuestionRecord | undefined> {
  const [row] = await tx.db
    .update(goodsQuestions)
    .set(hiding(tx, reason))
    .where(and(eq(goodsQuestions.id, id), eq(goodsQuestions.isHidden, reason === undefined)))
    .returning()
  return row
}

/** The same for one answer; its question counts only the visible ones. */
export async function setAnswerHidden(
  tx: Ctx,
  id: number,
  reason: string | undefined,
): Promise<(AnswerRecord & { readonly question: QuestionRecord }) | undefined> {
  const [found] = await tx.db
    .select({ questionId: goodsAnswers.questionId })
    .from(goodsAnswers)
    .where(eq(goodsAnswers.id, id))
  const question = found && (await lock(tx, eq(goodsQuestions.id, found.questionId)))
  if (question === undefined) return undefined
  const [row] = await tx.db
    .update(goodsAnswers)
    .set(hiding(tx, reason))
    .where(and(eq(goodsAnswers.id, id), eq(goodsAnswers.isHidden, reason === undefined)))
    .returning()
  if (row === undefined) return undefined
  await tx.db
    .update(goodsQuestions)
    .set({ answers: sql`${goodsQuestions.answers} + ${reason === undefined ? 1 : -1}` })
    .where(eq(goodsQuestions.id, question.id))
  return { ...row, question }
}

/** Whether a question exists. */
export async function hasQuestion(tx: Ctx, id: number): Promise<boolean> {
  const rows = await tx.db.select({ id: goodsQuestions.id }).from(goodsQuestions).where(eq(goodsQuestions.id, id))
  return rows.length > 0
}

/** Whether an answer exists. */
export async function hasAnswer(tx: Ctx, id: number): Promise<boolean> {
  const rows = await tx.db.select({ id: goodsAnswers.id }).from(goodsAnswers).where(eq(goodsAnswers.id, id))
  return rows.length > 0
}
