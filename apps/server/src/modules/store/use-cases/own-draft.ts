import { AppError } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { lockOwnApplication } from '../data/application.repo.ts'
import type { StoreRecord } from '../data/store.repo.ts'
import { verifyMachine } from '../domain/store.machine.ts'

/** Refuses a store whose application cannot be changed now, with its state. */
export function refuseUnlessDraft(store: StoreRecord | undefined): asserts store is StoreRecord {
  if (store === undefined) throw new AppError('record.missing')
  if (!verifyMachine.sources('submit').some(state => state === store.verify))
    throw new AppError('store.state_changed', {}, { store_verify: store.verify })
}

/**
 * The actor's own application, locked until the transaction ends. Refuses with `record.missing` without one, and with
 * `store.state_changed` while the platform decides and after it has passed.
 */
export async function lockOwnDraft(tx: Ctx<BuyerActor>): Promise<StoreRecord> {
  const store = await lockOwnApplication(tx, tx.scope)
  refuseUnlessDraft(store)
  return store
}
