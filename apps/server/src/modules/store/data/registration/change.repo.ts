import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { storeScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { RegistrationFacts } from '../../domain/registration.ts'
import type { ChangeRecord } from './change.queries.ts'
import { storeChanges } from './change.table.ts'

/** Adds a change that waits. The store is locked, and none waits. */
export async function insertChange(tx: Ctx, storeId: number, facts: Partial<RegistrationFacts>): Promise<number> {
  const id = await tx.ids.next()
  await tx.db.insert(storeChanges).values({ id, storeId, facts, submittedAt: tx.clock.now() })
  return id
}

/** Ends the change of a store that waits, if one does; returns it as it was. The store is locked. */
export async function withdrawWaiting(tx: Ctx, storeId: number): Promise<ChangeRecord | undefined> {
  const [row] = await tx.db
    .update(storeChanges)
    .set({ state: 'withdrawn', decidedAt: tx.clock.now() })
    .where(and(inScope(storeScope(storeId), { store: storeChanges.storeId }), eq(storeChanges.state, 'waiting')))
    .returning()
  return row
}

/** What the platform decided on a change. */
export interface ChangeVerdict {
  readonly decision: 'passed' | 'denied'
  readonly reason: string
  readonly reasons: Readonly<Record<string, string>>
}

/** Writes the decision into a change that still waits; false when it does not. The store is locked. */
export async function decideWaiting(
  tx: Ctx,
  id: number,
  { decision, reason, reasons }: ChangeVerdict,
): Promise<boolean> {
  const by = tx.actor.kind === 'admin' ? tx.actor : undefined
  const rows = await tx.db
    .update(storeChanges)
    .set({
      state: decision,
      reason,
      reasons,
      decidedBy: by?.id ?? null,
      decidedByName: by?.name ?? '',
      decidedAt: tx.clock.now(),
    })
    .where(and(eq(storeChanges.id, id), eq(storeChanges.state, 'waiting')))
    .returning({ id: storeChanges.id })
  return rows.length > 0
}
