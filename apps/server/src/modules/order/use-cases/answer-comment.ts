import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { setReply } from '../data/comment.repo.ts'

/** Answers a comment, replacing an earlier answer. A seller answers those of his store; a foreign one is like a missing one. */
export function answerComment(ctx: Ctx<SellerActor | AdminActor>, id: number, reply: string): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const storeId = tx.actor.kind === 'seller' ? tx.actor.storeId : undefined
    const before = await setReply(tx, id, reply, storeId)
    if (before === undefined) throw new AppError('record.missing')
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
