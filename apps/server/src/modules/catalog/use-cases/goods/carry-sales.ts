import { MINUTE } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import type { JobPayload, Lease } from '../../../../infra/jobs/jobs.ts'
import { carrySold } from '../../data/goods/sales.repo.ts'

/** How late lists that are sorted by sales may be. */
export const CARRY_EVERY_MS = MINUTE

const BATCH = 200

/**
 * Updates the sales that lists show and sort by: a few hundred goods at a time, only those that sold. A piece is
 * carried over exactly once, however many processes run this and however often.
 */
export async function carrySales(ctx: Ctx, _payload: JobPayload, lease: Lease): Promise<void> {
  while ((await transact(ctx, tx => carrySold(tx, BATCH))) === BATCH)
    if (!(await lease.renew())) throw new Error('sales are carried over by another process')
}
