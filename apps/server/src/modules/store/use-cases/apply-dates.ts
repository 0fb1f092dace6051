import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { enqueue, type JobPayload } from '../../../infra/jobs/jobs.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { lockStore } from '../data/store.repo.ts'
import { writeStanding } from '../data/store-state.repo.ts'
import { standingAt } from '../domain/store-states.ts'

/** Job that stores what the dates of a store have brought about. */
export const DATED_JOB = 'store.dated'

/** Wakes the job at the instant at which a holiday ends or a store closes; one for a date that was changed does nothing. */
export async function applyAt(tx: Ctx, storeId: number, at: Date | null): Promise<void> {
  if (at === null) return
  const dedupe = `${storeId}:${at.toISOString()}`
  await enqueue(tx, { kind: DATED_JOB, dedupe, payload: { storeId }, runAt: at })
}

/**
 * Stores the status that the dates of a store have brought about, so that its goods follow: a holiday that is over, a
 * closing that has come. Does nothing when the store is up to date.
 */
export async function applyDates(ctx: Ctx, payload: JobPayload): Promise<void> {
  const id = Number(payload.storeId)
  await transact(ctx, async tx => {
    const store = await lockStore(tx, id)
    const standing = standingAt(store, tx.clock.now())
    if (standing.status === store.status) return
    await writeStanding(tx, id, standing)
    await emit(tx, 'store.changed', { storeId: id, renamed: false })
  })
}
