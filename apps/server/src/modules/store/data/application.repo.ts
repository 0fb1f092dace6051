import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { type BuyerScope, storeScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import type { ApplicationFacts } from '../domain/application.ts'
import { storeRounds } from './application.table.ts'
import type { StoreRecord } from './store.repo.ts'
import { storeClasses, stores } from './store.table.ts'

/** Begins the application of a person who has none; returns whether there was none. */
export async function insertApplication(tx: Ctx, owner: BuyerScope): Promise<boolean> {
  const rows = await tx.db
    .insert(stores)
    .values({ id: await tx.ids.next(), userId: owner.id, name: '', createdAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: stores.id })
  return rows.length > 0
}

/** The person's own store, in whatever state, locked until the transaction ends; undefined without one. */
export async function lockOwnApplication(tx: Ctx, owner: BuyerScope): Promise<StoreRecord | undefined> {
  const [row] = await tx.db
    .select()
    .from(stores)
    .where(inScope(owner, { buyer: stores.userId }))
    .for('update')
  return row
}

/** Sets the classes that a store may sell in; one that stays keeps its commission. The store is locked. */
export async function replaceClasses(tx: Ctx, storeId: number, classIds: readonly number[]): Promise<void> {
  const own = inScope(storeScope(storeId), { store: storeClasses.storeId })
  const others = classIds.length === 0 ? own : and(own, notInArray(storeClasses.classId, [...classIds]))
  await tx.db.delete(storeClasses).where(others)
  if (classIds.length > 0)
    await tx.db
      .insert(storeClasses)
      .values(classIds.map(classId => ({ storeId, classId })))
      .onConflictDoNothing()
}

/** Whether another passed store has the name. */
export async function isNameTaken(tx: Ctx, name: string, except: number): Promise<boolean> {
  const rows = await tx.db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.name, name), eq(stores.verify, 'passed'), sql`${stores.id} <> ${except}`))
  return rows.length > 0
}

/** Adds the next round of an application. The store is locked. */
export async function insertRound(tx: Ctx, storeId: number, facts: ApplicationFacts): Promise<void> {
  const own = inScope(storeScope(storeId), { store: storeRounds.storeId })
  const [last] = await tx.db
    .select({ round: sql<number>`coalesce(max(${storeRounds.round}), 0)::int` })
    .from(storeRounds)
    .where(own)
  await tx.db.insert(storeRounds).values({
    id: await tx.ids.next(),
    storeId,
    round: (last?.round ?? 0) + 1,
    facts,
    submittedAt: tx.clock.now(),
  })
}

/** What the platform decided on a round. */
export interface RoundDecision {
  readonly decision: 'passed' | 'denied'
  readonly reason: string
  readonly reasons: Readonly<Record<string, string>>
}

/** Writes the decision into the open round, with the member of staff who made it, if one did; an application from before there were rounds has none. */
export async function decideRound(tx: Ctx, storeId: number, decision: RoundDecision): Promise<void> {
  const by = tx.actor.kind === 'admin' ? tx.actor : undefined
  await tx.db
    .update(storeRounds)
    .set({
      ...decision,
      decidedBy: by?.id ?? null,
      decidedByName: by?.name ?? '',
      decidedAt: tx.clock.now(),
    })
    .where(and(inScope(storeScope(storeId), { store: storeRounds.storeId }), isNull(storeRounds.decision)))
}
