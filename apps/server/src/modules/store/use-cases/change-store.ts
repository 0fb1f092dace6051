import { InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../infra/database/sql-state.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { holdGrade } from '../data/grade.queries.ts'
import { lockStore, type StoreChange, writeStore } from '../data/store.repo.ts'

/**
 * Changes facts of a store, by the platform or its own people; states are changed elsewhere. Audited with the values
 * before. Refuses an unknown store or grade, and the name of another passed store.
 */
export async function changeStore(
  ctx: Ctx<AdminActor | SellerActor>,
  id: number,
  change: Omit<StoreChange, 'verify' | 'status'>,
): Promise<void> {
  await transact(ctx, async tx => {
    if (typeof change.gradeId === 'number' && !(await holdGrade(tx, change.gradeId)))
      throw new InvalidInput([{ field: 'grade_id', key: 'refusal.not_a_choice' }])
    const before = await lockStore(tx, id)
    await writeStore(tx, before, change).catch(refuseTakenName)
    if (change.lowStock !== undefined && change.lowStock !== before.lowStock)
      await tx.ports.storeGoods.warnAt(tx, id, change.lowStock)
    const changed = Object.keys(change)
    const old = Object.fromEntries(Object.entries(before).filter(([name]) => changed.includes(name)))
    await audit(tx, {
      action: 'store.update',
      subjectType: 'store',
      subjectId: id,
      subjectName: change.name ?? before.name,
      before: old,
      after: change,
    })
    const renamed = change.name !== undefined && change.name !== before.name
    const renamedEn = change.nameEn !== undefined && change.nameEn !== before.nameEn
    await emit(tx, 'store.changed', { storeId: id, renamed: renamed || renamedEn })
  })
}

function refuseTakenName(error: unknown): never {
  throw sqlState(error) === UNIQUE_VIOLATION ? new InvalidInput([{ field: 'store_name', key: 'refusal.taken' }]) : error
}
