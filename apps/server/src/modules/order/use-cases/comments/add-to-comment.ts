import { AppError } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { commentOf } from '../../data/comment.queries.ts'
import { type NewAddition, setAddition } from '../../data/comment.repo.ts'
import { additionOpenSince } from '../../domain/comments/addition.ts'

/**
 * A buyer adds to their own comment, once, within half a year. Comments of others answer like missing ones; those that
 * the timer left cannot be added to.
 */
export function addToComment(ctx: Ctx<BuyerActor>, id: number, addition: NewAddition): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const writtenAfter = additionOpenSince(tx.clock.now())
    const changed = await setAddition(tx, id, addition, { scope: tx.scope, writtenAfter })
    if (changed === undefined) throw await refusal(tx, id)
    await emit(tx, 'comment.extended', { commentId: id, storeId: changed.storeId })
    return { id }
  })
}

async function refusal(tx: Ctx<BuyerActor>, id: number): Promise<AppError> {
  const comment = await commentOf(tx, id, tx.scope)
  if (comment === undefined || comment.isAuto || comment.isHidden) return new AppError('record.missing')
  return new AppError(comment.additionTime === null ? 'comment.addition_late' : 'record.duplicate')
}
