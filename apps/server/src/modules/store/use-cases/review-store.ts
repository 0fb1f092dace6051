import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../infra/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../infra/database/sql-state.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { joinStore } from '../../identity/index.ts'
import { decideStore, verifyOf } from '../data/store-state.repo.ts'
import { type VerifyState, verifyMachine } from '../domain/store.machine.ts'

export interface StoreReview {
  readonly id: number
  readonly verify: Extract<VerifyState, 'passed' | 'denied'>
  readonly reason: string
}

/**
 * The platform's decision on an application (product §3): passing adds the owner to the seller area, denying needs a
 * reason. Refuses with `store.state_changed` when it no longer waits, and the name of another passed store.
 */
export async function reviewStore(ctx: Ctx<AdminActor>, { id, verify, reason }: StoreReview): Promise<void> {
  const move = verify === 'passed' ? 'pass' : 'deny'
  if (move === 'deny' && reason === '') throw new InvalidInput([{ field: 'reason', key: 'error.required' }])
  await transact(ctx, async tx => {
    const store = await decideStore(tx, id, verifyMachine.sources(move), {
      verify: verifyMachine.target(move),
      refuseInfo: move === 'deny' ? reason : '',
      ...(move === 'pass' ? { passedAt: tx.clock.now() } : {}),
    }).catch(refuseTakenName)
    if (store === undefined) throw await whyNot(tx, id)
    if (move === 'pass') await joinStore(tx, { userId: store.userId, storeId: id, role: 'owner' })
    await audit(tx, { action: `store.${move}`, subjectType: 'store', subjectId: id, after: { verify, reason } })
    await emit(tx, 'store.changed', { storeId: id, renamed: false })
    await emit(tx, 'store.reviewed', { storeId: id, userId: store.userId, verify })
  })
}

async function whyNot(tx: Ctx, id: number): Promise<AppError> {
  const now = await verifyOf(tx, id)
  return now === undefined ? new AppError('record.missing') : new AppError('store.state_changed', {}, now)
}

function refuseTakenName(error: unknown): never {
  throw sqlState(error) === UNIQUE_VIOLATION ? new InvalidInput([{ field: 'store_name', key: 'refusal.taken' }]) : error
}
