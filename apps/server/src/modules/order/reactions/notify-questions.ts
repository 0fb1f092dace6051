import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { Reactions } from '../../../infra/outbox/reactions.ts'
import { buyerScope, PLATFORM_SCOPE, storeScope } from '../../../infra/scope.ts'
import { notify } from '../../messaging/index.ts'
import { questionOf } from '../data/questions/question.queries.ts'

/** Notifies a store of a question on its goods; does nothing when it was hidden meanwhile. */
async function notifyAsked(tx: Ctx, event: EventPayloads['question.asked'], eventId: number): Promise<void> {
  const question = await questionOf(tx, event.questionId, storeScope(event.storeId))
  if (question === undefined || question.isHidden) return
  const params = { goods: question.goodsName, goods_en: question.goodsNameEn, question: question.content }
  const target = { type: 'question', id: question.id } as const
  await notify(tx, { to: storeScope(event.storeId), kind: 'question_asked', target, params, eventId })
}

/** Notifies the asker of an answer; a click opens the goods. */
async function notifyAnswered(tx: Ctx, event: EventPayloads['question.answered'], eventId: number): Promise<void> {
  const question = await questionOf(tx, event.questionId, PLATFORM_SCOPE)
  const answer = question?.given.find(({ id }) => id === event.answerId)
  if (question === undefined || question.isHidden || answer === undefined || answer.isHidden) return
  const params = { goods: question.goodsName, goods_en: question.goodsNameEn, answer: answer.content }
  const target = { type: 'question', id: question.goodsId } as const
  await notify(tx, { to: buyerScope(question.userId), kind: 'question_answered', target, params, eventId })
}

/** Tells the asker why the platform has hidden the question. */
async function notifyHidden(tx: Ctx, event: EventPayloads['question.hidden'], eventId: number): Promise<void> {
  const question = await questionOf(tx, event.questionId, PLATFORM_SCOPE)
  if (question === undefined || !question.isHidden) return
  const params = { goods: question.goodsName, goods_en: question.goodsNameEn, reason: question.hiddenReason }
  const target = { type: 'question', id: question.goodsId } as const
  await notify(tx, { to: buyerScope(question.userId), kind: 'question_hidden', target, params, eventId })
}

/** Registers the notifications about questions on goods. */
export function notifyAboutQuestions(reactions: Reactions): void {
  reactions.on('question.asked', 'order.tell_store', notifyAsked)
  reactions.on('question.answered', 'order.tell_buyer', notifyAnswered)
  reactions.on('question.hidden', 'order.tell_buyer', notifyHidden)
}
