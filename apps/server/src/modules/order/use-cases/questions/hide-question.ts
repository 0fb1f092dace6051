import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { hasAnswer, hasQuestion, setAnswerHidden, setQuestionHidden } from '../../data/questions/question.repo.ts'
import { type Hiding, reasonOf } from '../comments/reason-of-hiding.ts'

const stateOf = (reason: string | undefined) =>
  reason === undefined ? { is_hidden: false } : { is_hidden: true, reason }

/**
 * The platform hides a question with its answers, with a reason that its writer is told, or shows it again. Repeating
 * changes nothing.
 */
export function hideQuestion(ctx: Ctx<AdminActor>, id: number, hiding: Hiding): Promise<{ id: number }> {
  const reason = reasonOf(hiding)
  return transact(ctx, async tx => {
    const changed = await setQuestionHidden(tx, id, reason)
    if (changed === undefined) {
      if (!(await hasQuestion(tx, id))) throw new AppError('record.missing')
      return { id }
    }
    await audit(tx, {
      action: reason === undefined ? 'goods_question.show' : 'goods_question.hide',
      subjectType: 'goods_question',
      subjectId: id,
      before: { content: changed.content, is_hidden: reason === undefined },
      after: stateOf(reason),
    })
    if (reason !== undefined) await emit(tx, 'question.hidden', { questionId: id })
    return { id }
  })
}

/** The same for one answer, also that of a store. */
export function hideAnswer(ctx: Ctx<AdminActor>, id: number, hiding: Hiding): Promise<{ id: number }> {
  const reason = reasonOf(hiding)
  return transact(ctx, async tx => {
    const changed = await setAnswerHidden(tx, id, reason)
    if (changed === undefined) {
      if (!(await hasAnswer(tx, id))) throw new AppError('record.missing')
      return { id }
    }
    await audit(tx, {
      action: reason === undefined ? 'goods_answer.show' : 'goods_answer.hide',
      subjectType: 'goods_answer',
      subjectId: id,
      before: { content: changed.content, is_hidden: reason === undefined },
      after: stateOf(reason),
    })
    return { id }
  })
}
