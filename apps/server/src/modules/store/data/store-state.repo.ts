import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { StatusState, VerifyState } from '../domain/store.machine.ts'
import { stores } from './store.table.ts'

/** The decision on an application, as stored. */
export interface Decision {
  readonly verify: VerifyState
  readonly refuseInfo: string
  readonly passedAt?: Date
}

/** Decides on an application that is still in one of these states; returns its owner and name, undefined when it is not. */
export async function decideStore(
  tx: Ctx,
  id: number,
  from: readonly VerifyState[],
  decision: Decision,
): Promise<{ userId: number; name: string } | undefined> {
  const [decided] = await tx.db
    .update(stores)
    .set(decision)
    .where(and(eq(stores.id, id), inArray(stores.verify, [...from])))
    .returning({ userId: stores.userId, name: stores.name })
  return decided
}

/** Changes the trading status of a passed store that is in one of these states; returns what it was before. */
export async function changeStatus(
  tx: Ctx,
  id: number,
  from: readonly StatusState[],
  change: { readonly status: StatusState; readonly statusReason: string },
): Promise<{ name: string; status: string; statusReason: string } | undefined> {
  const [before] = await tx.db
    .select({ name: stores.name, status: stores.status, statusReason: stores.statusReason })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.verify, 'passed'), inArray(stores.status, [...from])))
    .for('update')
  if (before !== undefined) await tx.db.update(stores).set(change).where(eq(stores.id, id))
  return before
}

/** State of an application in wire format; undefined when there is none. */
export async function verifyOf(tx: Ctx, id: number): Promise<{ store_verify: string } | undefined> {
  const [now] = await tx.db.select({ store_verify: stores.verify }).from(stores).where(eq(stores.id, id))
  return now
}

/** The trading status in wire format; undefined when there is no such store. */
export async function statusOf(tx: Ctx, id: number): Promise<{ store_status: string } | undefined> {
  const [now] = await tx.db.select({ store_status: stores.status }).from(stores).where(eq(stores.id, id))
  return now
}
