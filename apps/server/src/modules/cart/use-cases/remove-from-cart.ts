import { AppError } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { removeLines } from '../data/cart.repo.ts'

/** Removes the buyer's lines, all or none: refuses with `record.missing` if one is foreign or gone. */
export function removeFromCart(ctx: Ctx<BuyerActor>, ids: readonly number[]): Promise<{ deleted: number }> {
  return transact(ctx, async tx => {
    const deleted = await removeLines(tx, tx.scope, ids)
    if (deleted !== ids.length) throw new AppError('record.missing')
    return { deleted }
  })
}
