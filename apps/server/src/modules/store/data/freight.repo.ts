import { and, eq, notInArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { freights } from './store.table.ts'

/** What a seller decides about a freight template. */
export type FreightFacts = Omit<typeof freights.$inferInsert, 'id' | 'storeId' | 'createdAt'>

/** Deletes all freight templates of a store but these. */
export async function deleteOtherFreights(tx: Ctx, store: StoreScope, kept: readonly number[]): Promise<void> {
  await tx.db
    .delete(freights)
    .where(
      and(
        inScope(store, { store: freights.storeId }),
        kept.length === 0 ? undefined : notInArray(freights.id, [...kept]),
      ),
    )
}

/** Leaves a store without a default template for a moment: the unique index is checked row by row. */
export async function clearDefaultFreight(tx: Ctx, store: StoreScope): Promise<void> {
  await tx.db
    .update(freights)
    .set({ isDefault: false })
    .where(inScope(store, { store: freights.storeId }))
}

/** Adds a freight template to a store. */
export async function insertFreight(tx: Ctx, storeId: number, facts: FreightFacts): Promise<void> {
  await tx.db.insert(freights).values({ ...facts, id: await tx.ids.next(), storeId, createdAt: tx.clock.now() })
}

/** Replaces a freight template. */
export async function updateFreight(tx: Ctx, id: number, facts: FreightFacts): Promise<void> {
  await tx.db.update(freights).set(facts).where(eq(freights.id, id))
}
