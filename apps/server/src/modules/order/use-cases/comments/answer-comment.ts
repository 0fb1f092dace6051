import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import { lastChange } from '../../../../infra/audit/last-change.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { setReply } from '../../data/comment.repo.ts'

export interface Reply {
  readonly reply: string
  /** The answer that this one replaces, as its writer saw it; absent if there was none. */
  readonly replaces?: string
}

/**
 * Answers a comment, replacing the answer that its writer saw. Refuses with `record.changed` when the comment has
 * another answer by now, so that no one overwrites what they have not read, and with
 * `comment.reply_final` when the answer was changed as often as it may be. Sellers answer comments of their store;
 * others answer like missing ones.
 */
export function answerComment(
  ctx: Ctx<SellerActor | AdminActor>,
  id: number,
  { reply, replaces = '' }: Reply,
): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const before = await setReply(tx, id, reply, tx.scope)
    if (before === undefined) throw new AppError('record.missing')
    if (before.reply !== replaces) {
      const change = await lastChange(tx, 'order_comment', id)
      throw new AppError('record.changed', {}, { current: { id, reply: before.reply }, ...change })
    }
    const { replyChanges } = LIMITS.comment
    if (before.replyChanges >= replyChanges) throw new AppError('comment.reply_final', { limit: replyChanges })
    await audit(tx, {
      action: 'order_comment.reply',
      subjectType: 'order_comment',
      subjectId: id,
      before: { reply: before.reply },
      after: { reply },
    })
    return { id }
  })
}
