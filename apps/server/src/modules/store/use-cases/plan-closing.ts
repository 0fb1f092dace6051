import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { lockStore } from '../data/store.repo.ts'
import { writeStanding } from '../data/store-state.repo.ts'
import { standingAt } from '../domain/store-states.ts'
import { applyAt } from './apply-dates.ts'

export interface ClosingPlan {
  readonly id: number
  /** Null withdraws the plan. */
  readonly closesAt: Date | null
  /** Shown to buyers until then, and as the reason from then on. */
  readonly reason: string
}

/**
 * Plans the closing of a store that trades or is on holiday, changes the plan or withdraws it: its owner announces it,
 * or the platform sets it, which the owner cannot change. Refuses a plan without a reason; `store.state_changed` when
 * the store is closed already.
 */
export async function planClosing(ctx: Ctx<AdminActor | SellerActor>, plan: ClosingPlan): Promise<void> {
  const { id, closesAt, reason } = plan
  const by = ctx.actor.kind
  await transact(ctx, async tx => {
    const store = await lockStore(tx, id)
    const before = standingAt(store, tx.clock.now())
    if (store.verify !== 'passed' || before.status === 'closed')
      throw new AppError('store.state_changed', {}, { store_status: before.status })
    if (before.closingBy === 'admin' && by === 'seller')
      throw new InvalidInput([{ field: 'closes_at', key: 'refusal.closing_of_platform' }])
    if (closesAt !== null && reason === '')
      throw new InvalidInput([{ field: by === 'seller' ? 'closing_reason' : 'reason', key: 'error.required' }])
    const after =
      closesAt === null
        ? { closesAt, closingReason: '', closingBy: null }
        : { closesAt, closingReason: reason, closingBy: by }
    await writeStanding(tx, id, { ...before, ...after })
    await applyAt(tx, id, closesAt)
    const told = ({ closesAt: at, closingReason }: { closesAt: Date | null; closingReason: string }) => ({
      closes_at: at?.toISOString() ?? null,
      reason: closingReason,
    })
    await audit(tx, {
      action: 'store.update',
      subjectType: 'store',
      subjectId: id,
      before: told(before),
      after: told(after),
    })
  })
}
