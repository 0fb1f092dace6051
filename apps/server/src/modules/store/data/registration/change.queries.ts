import { asc, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
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

/** A change by its id, for the platform; undefined when there is none. */
export async function changeById(ctx: Ctx, id: number): Promise<ChangeRecord | undefined> {
  const [row] = await ctx.db.select().from(storeChanges).where(eq(storeChanges.id, id))
  return row
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
