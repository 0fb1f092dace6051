import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { StatusState, VerifyState } from '../domain/store.machine.ts'
import type { Standing } from '../domain/store-states.ts'
import { instantText, statusText } from '../domain/trading.ts'
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

/** The trading status at this moment; a date that has passed holds although no job has stored it yet. */
const statusNow = (tx: Ctx) => sql.raw(statusText('stores', instantText(tx.clock.now())))

/** What a move stores; without `holidayUntil` a holiday has no end. */
export interface StatusChange {
  readonly status: StatusState
  readonly statusReason: string
  readonly holidayUntil?: Date | null
}

/**
 * Changes the trading status of a passed store that is in one of these states now; returns what it was before. A closing
 * ends the plan of another; a plan that has come true ends with the next move.
 */
export async function changeStatus(
  tx: Ctx,
  id: number,
  from: readonly StatusState[],
  { status, statusReason, holidayUntil = null }: StatusChange,
): Promise<{ name: string; status: string; statusReason: string } | undefined> {
  const now = tx.clock.now()
  const [before] = await tx.db
    .select({ name: stores.name, status: stores.status, statusReason: stores.statusReason })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.verify, 'passed'), inArray(statusNow(tx), [...from])))
    .for('update')
  if (before === undefined) return undefined
  const keeps = sql`(${status}::text <> 'closed' and ${stores.closesAt} > ${now})`
  await tx.db
    .update(stores)
    .set({
      status,
      statusReason,
      holidayUntil: status === 'holiday' ? holidayUntil : null,
      closesAt: sql`case when ${keeps} then ${stores.closesAt} end`,
      closingReason: sql`case when ${keeps} then ${stores.closingReason} else '' end`,
      closingBy: sql`case when ${keeps} then ${stores.closingBy} end`,
    })
    .where(eq(stores.id, id))
  return before
}

/** Changes end and message of the holiday that a store is on now; returns those before, undefined when it is on none. */
export async function changeHoliday(
  tx: Ctx,
  id: number,
  change: { readonly holidayUntil?: Date | null; readonly statusReason?: string },
): Promise<{ name: string; holidayUntil: Date | null; statusReason: string } | undefined> {
  const [before] = await tx.db
    .select({ name: stores.name, holidayUntil: stores.holidayUntil, statusReason: stores.statusReason })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.verify, 'passed'), eq(statusNow(tx), 'holiday')))
    .for('update')
  if (before !== undefined) await tx.db.update(stores).set(change).where(eq(stores.id, id))
  return before
}

/** Stores what a store is now; its row is locked. */
export async function writeStanding(tx: Ctx, id: number, standing: Standing): Promise<void> {
  await tx.db.update(stores).set(standing).where(eq(stores.id, id))
}

/** State of an application in wire format; undefined when there is none. */
export async function verifyOf(tx: Ctx, id: number): Promise<{ store_verify: string } | undefined> {
  const [now] = await tx.db.select({ store_verify: stores.verify }).from(stores).where(eq(stores.id, id))
  return now
}

/** The trading status in wire format; undefined when there is no such store. */
export async function statusOf(tx: Ctx, id: number): Promise<{ store_status: string } | undefined> {
  const [now] = await tx.db
    .select({ store_status: statusNow(tx).mapWith(String) })
    .from(stores)
    .where(eq(stores.id, id))
  return now
}
