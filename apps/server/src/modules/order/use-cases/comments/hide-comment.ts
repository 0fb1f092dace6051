import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { commentOf } from '../../data/comment.queries.ts'
import { setHidden } from '../../data/comment.repo.ts'
import { type Hiding, reasonOf } from './reason-of-hiding.ts'

/**
 * The platform hides a comment from the page of its goods and from all scores, with a reason that buyer and store are
 * told, or shows it again. Repeating changes nothing.
 */
export function hideComment(ctx: Ctx<AdminActor>, id: number, hiding: Hiding): Promise<{ id: number }> {
  const reason = reasonOf(hiding)
  return transact(ctx, async tx => {
    const changed = await setHidden(tx, id, reason, tx.scope)
    if (changed === undefined) {
      if ((await commentOf(tx, id, tx.scope)) === undefined) throw new AppError('record.missing')
      return { id }
    }
    await audit(tx, {
      action: reason === undefined ? 'order_comment.show' : 'order_comment.hide',
      subjectType: 'order_comment',
      subjectId: id,
      before: { content: changed.content, is_hidden: reason === undefined },
      after: reason === undefined ? { is_hidden: false } : { is_hidden: true, reason },
    })
    const { userId, storeId } = changed
    await emit(tx, reason === undefined ? 'comment.shown' : 'comment.hidden', { commentId: id, userId, storeId })
    return { id }
  })
}
