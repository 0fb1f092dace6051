import { and, asc, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { type StoreScope, storeScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { RegistrationFacts } from '../../domain/registration.ts'
import { stores } from '../store.table.ts'
import { storeChanges } from './change.table.ts'

export type ChangeRecord = typeof storeChanges.$inferSelect

/** The last change of a store; undefined without any. */
export async function lastChangeOf(ctx: Ctx, store: StoreScope): Promise<ChangeRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(storeChanges)
    .where(inScope(store, { store: storeChanges.storeId }))
    .orderBy(desc(storeChanges.id))
    .limit(1)
  return row
}

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

/** A change by its id, for the platform; undefined when there is none. */
export async function changeById(ctx: Ctx, id: number): Promise<ChangeRecord | undefined> {
  const [row] = await ctx.db.select().from(storeChanges).where(eq(storeChanges.id, id))
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

const QUEUE = 50

/** Changes that wait, the oldest first. */
export async function waitingChanges(ctx: Ctx) {
  return ctx.db
    .select({
      id: storeChanges.id,
      storeId: storeChanges.storeId,
      name: stores.name,
      nameEn: stores.nameEn,
      submittedAt: storeChanges.submittedAt,
    })
    .from(storeChanges)
    .innerJoin(stores, eq(stores.id, storeChanges.storeId))
    .where(eq(storeChanges.state, 'waiting'))
    .orderBy(asc(storeChanges.submittedAt), asc(storeChanges.id))
    .limit(QUEUE)
}
