import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emitAll } from '../../../../infra/outbox/outbox.ts'
import { recordRemoved } from '../../../catalog/index.ts'
import { deleteComments } from '../../data/comment.repo.ts'

/**
 * Removes comments, all or none; their stars are subtracted from the counts of goods and store. The audit log keeps
 * their text.
 */
export function removeComments(ctx: Ctx<AdminActor>, ids: readonly number[]): Promise<{ deleted: number }> {
  return transact(ctx, async tx => {
    const gone = await deleteComments(tx, ids)
    if (gone.length !== ids.length) throw new AppError('record.missing')
    for (const before of gone)
      await audit(tx, { action: 'order_comment.delete', subjectType: 'order_comment', subjectId: before.id, before })
    const counted = gone.filter(({ isAuto, isCounted }) => isCounted && !isAuto)
    await recordRemoved(
      tx,
      counted.map(comment => ({ ...comment, hasImages: comment.images.length > 0 })),
    )
    await emitAll(
      tx,
      gone.map(({ id, goodsId, storeId, score, agree, service, speed, images, isAuto }) => ({
        type: 'comment.removed',
        payload: {
          commentId: id,
          goodsId,
          storeId,
          score,
          agree,
          service,
          speed,
          hasImages: images.length > 0,
          isAuto,
          isSubtracted: true,
        },
      })),
    )
    return { deleted: gone.length }
  })
}
