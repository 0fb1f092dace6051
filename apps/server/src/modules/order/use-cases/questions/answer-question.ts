import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import { lastChange } from '../../../../infra/audit/last-change.ts'
import type { BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { hasReceived } from '../../data/questions/question.queries.ts'
import {
  answerOfBuyer,
  answerOfStore,
  insertAnswer,
  lockQuestion,
  lockShownQuestion,
  replaceAnswer,
} from '../../data/questions/question.repo.ts'
import { BY_STORE } from '../../domain/comments/question-writer.ts'

/**
 * A buyer who has received the goods answers a question, once. Hidden questions are missing; refuses buyers who have not
 * received the goods.
 */
export function answerAsBuyer(ctx: Ctx<BuyerActor>, questionId: number, content: string): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const question = await lockShownQuestion(tx, questionId)
    if (question === undefined) throw new AppError('record.missing')
    if (!(await hasReceived(tx, tx.scope, question.goodsId))) throw new AppError('question.not_bought')
    if (await answerOfBuyer(tx, questionId, tx.scope)) throw new AppError('record.duplicate')
    const id = await insertAnswer(tx, questionId, tx.scope.id, content.trim())
    if (question.userId !== tx.scope.id) await emit(tx, 'question.answered', { questionId, answerId: id })
    return { id }
  })
}

export interface QuestionReply {
  readonly reply: string
  /** The answer that this one replaces, as its writer saw it; absent if there was none. */
  readonly replaces?: string
}

/**
 * The store answers a question on its goods, replacing the answer that its writer saw. Refuses with `record.changed`
 * when there is another answer by now, a question that the platform has hidden, and a change beyond the limit. Questions
 * of other stores answer like missing ones.
 */
export function answerAsStore(
  ctx: Ctx<SellerActor>,
  questionId: number,
  { reply, replaces = '' }: QuestionReply,
): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const question = await lockQuestion(tx, questionId, tx.scope)
    if (question === undefined) throw new AppError('record.missing')
    if (question.isHidden) throw new AppError('question.hidden')
    const before = await answerOfStore(tx, questionId)
    if ((before?.content ?? '') !== replaces) {
      const change = await lastChange(tx, 'goods_question', questionId)
      throw new AppError('record.changed', {}, { current: { id: questionId, reply: before?.content ?? '' }, ...change })
    }
    const content = reply.trim()
    if (before === undefined) {
      const answerId = await insertAnswer(tx, questionId, BY_STORE, content)
      await emit(tx, 'question.answered', { questionId, answerId })
    } else {
      const { replyChanges } = LIMITS.question
      if (before.changes >= replyChanges) throw new AppError('question.reply_final', { limit: replyChanges })
      await replaceAnswer(tx, before.id, content)
    }
    await audit(tx, {
      action: 'goods_question.reply',
      subjectType: 'goods_question',
      subjectId: questionId,
      before: { reply: replaces },
      after: { reply: content },
    })
    return { id: questionId }
  })
}
