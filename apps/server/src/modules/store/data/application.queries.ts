import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { type BuyerScope, storeScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { storeRounds } from './application.table.ts'
import type { StoreRecord } from './store.repo.ts'
import { storeClasses, stores } from './store.table.ts'

export type RoundRecord = typeof storeRounds.$inferSelect

/** The person's own store, in whatever state; undefined without one. */
export async function ownApplication(ctx: Ctx, owner: BuyerScope): Promise<StoreRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(stores)
    .where(inScope(owner, { buyer: stores.userId }))
  return row
}

/** Classes that a store may sell in, or applies for. */
export async function classIdsOf(ctx: Ctx, storeId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ classId: storeClasses.classId })
    .from(storeClasses)
    .where(inScope(storeScope(storeId), { store: storeClasses.storeId }))
    .orderBy(asc(storeClasses.classId))
  return rows.map(row => row.classId)
}

/** Rounds of an application, the newest first. */
export async function roundsOf(ctx: Ctx, storeId: number): Promise<RoundRecord[]> {
  return ctx.db
    .select()
    .from(storeRounds)
    .where(inScope(storeScope(storeId), { store: storeRounds.storeId }))
    .orderBy(desc(storeRounds.round))
}

const QUEUE = 50

/** Applications that wait for a decision, the oldest first. */
export async function waitingApplications(ctx: Ctx) {
  return ctx.db
    .select({
      id: stores.id,
      name: stores.name,
      nameEn: stores.nameEn,
      submittedAt: stores.submittedAt,
      createdAt: stores.createdAt,
    })
    .from(stores)
    .where(eq(stores.verify, 'verifying'))
    .orderBy(asc(stores.submittedAt), asc(stores.id))
    .limit(QUEUE)
}

/** Names and states of stores by id. */
export async function statesOfStores(ctx: Ctx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return ctx.db
    .select({
      id: stores.id,
      name: stores.name,
      nameEn: stores.nameEn,
      verify: stores.verify,
      status: stores.status,
      holidayUntil: stores.holidayUntil,
      closesAt: stores.closesAt,
    })
    .from(stores)
    .where(inArray(stores.id, [...ids]))
}
