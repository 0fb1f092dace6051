import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { BuyerScope } from '../../../../infra/scope.ts'
import type { Tracking } from '../../domain/express-client.ts'
import { ordersOf } from '../order.queries.ts'
import { orders } from '../order.table.ts'
import { parcelTraces, parcelTracks } from './track.table.ts'

/** Begins the tracks of new parcels: they are asked for at once. */
export async function beginTracks(tx: Ctx, parcelIds: readonly number[]): Promise<void> {
  if (parcelIds.length === 0) return
  const nextAt = tx.clock.now()
  await tx.db.insert(parcelTracks).values(parcelIds.map(parcelId => ({ parcelId, nextAt })))
}

/** Begins the track of a parcel again, since it has another number now. Its order is locked. */
export async function restartTrack(tx: Ctx, parcelId: number): Promise<void> {
  const fresh = {
    state: 'unknown',
    refreshedAt: null,
    failingSince: null,
    failures: 0,
    nextAt: tx.clock.now(),
  } as const
  await tx.db
    .insert(parcelTracks)
    .values({ parcelId, ...fresh })
    .onConflictDoUpdate({ target: parcelTracks.parcelId, set: fresh })
  await tx.db.delete(parcelTraces).where(eq(parcelTraces.parcelId, parcelId))
}

/** A parcel that a run of the job has taken until `until`; another one takes it after that. */
export interface ClaimedParcel {
  readonly id: number
  readonly until: Date
  readonly failures: number
  readonly orderId: number
  readonly userId: number
  readonly expressCode: string
  readonly number: string
  readonly sentAt: Date
  readonly area: string
  readonly phone: string
}

/** Takes the parcels that are due, the longest overdue first, so that nobody else asks for them until `until`. */
export async function claimTracks(ctx: Ctx, most: number, until: Date): Promise<ClaimedParcel[]> {
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`
    with due as (
      select parcel_id, next_at from parcel_tracks where next_at <= ${ctx.clock.now()}
      order by next_at, parcel_id limit ${most} for update skip locked
    ), claimed as (
      update parcel_tracks t set next_at = ${until} from due where t.parcel_id = due.parcel_id
      returning t.parcel_id, t.failures, due.next_at as due_at
    )
    select c.parcel_id, c.failures, o.id as order_id, o.user_id, p.express_code, p.number,
      extract(epoch from p.created_at) * 1000 as sent_at, o.receive_area, o.receive_tel
    from claimed c join parcels p on p.id = c.parcel_id join orders o on o.id = p.order_id
    order by c.due_at, c.parcel_id`)
  return rows.map(row => ({
    id: Number(row.parcel_id),
    until,
    failures: Number(row.failures),
    orderId: Number(row.order_id),
    userId: Number(row.user_id),
    expressCode: row.express_code ?? '',
    number: row.number ?? '',
    sentAt: new Date(Number(row.sent_at)),
    area: row.receive_area ?? '',
    phone: row.receive_tel ?? '',
  }))
}

/** Whether the parcel is still the one that was taken: with the same number, and taken by nobody else. */
const stillTaken = ({ id, until }: Pick<ClaimedParcel, 'id' | 'until'>) =>
  and(eq(parcelTracks.parcelId, id), eq(parcelTracks.nextAt, until))

/**
 * Stores an answer: new steps are added, known ones stay, and an answer without steps takes none away. False when the
 * parcel is not the one any more that was asked for; then nothing changes.
 */
export async function saveTracking(
  tx: Ctx,
  claim: Pick<ClaimedParcel, 'id' | 'until'>,
  { state, traces }: Tracking,
  nextAt: Date | null,
): Promise<boolean> {
  const hasSteps = sql`exists (select 1 from parcel_traces e where e.parcel_id = ${claim.id})`
  const saved = await tx.db
    .update(parcelTracks)
    .set({
      state: traces.length > 0 ? state : sql`case when ${hasSteps} then ${parcelTracks.state} else ${state} end`,
      refreshedAt: tx.clock.now(),
      failingSince: null,
      failures: 0,
      nextAt,
    })
    .where(stillTaken(claim))
    .returning({ id: parcelTracks.parcelId })
  if (saved.length === 0) return false
  if (traces.length === 0) return true
  const ids = await tx.ids.take(traces.length)
  await tx.db
    .insert(parcelTraces)
    .values(traces.map((trace, at) => ({ ...trace, id: ids[at] ?? 0, parcelId: claim.id })))
    .onConflictDoNothing()
  return true
}

/** Counts a failure of the client; what is known stays. */
export async function saveFailure(
  ctx: Ctx,
  claim: Pick<ClaimedParcel, 'id' | 'until'>,
  nextAt: Date | null,
): Promise<void> {
  await ctx.db
    .update(parcelTracks)
    .set({
      failures: sql`${parcelTracks.failures} + 1`,
      failingSince: sql`coalesce(${parcelTracks.failingSince}, ${ctx.clock.now()})`,
      nextAt,
    })
    .where(stillTaken(claim))
}

/** Puts a parcel off without having asked. */
export async function putOff(ctx: Ctx, claim: Pick<ClaimedParcel, 'id' | 'until'>, nextAt: Date | null): Promise<void> {
  await ctx.db.update(parcelTracks).set({ nextAt }).where(stillTaken(claim))
}

/** Locks an order that its buyer waits for, until the transaction ends; when it was shipped. Undefined in other states. */
export async function lockAwaited(tx: Ctx, orderId: number, buyer: BuyerScope): Promise<Date | undefined> {
  const [row] = await tx.db
    .select({ deliveryTime: orders.deliveryTime })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'waiting_receipt'), ordersOf(buyer)))
    .for('update')
  return row?.deliveryTime ?? undefined
}

/** Sets until when a locked order may be confirmed by its buyer. */
export async function setDue(tx: Ctx, orderId: number, buyer: BuyerScope, dueAt: Date): Promise<void> {
  await tx.db
    .update(orders)
    .set({ dueAt })
    .where(and(eq(orders.id, orderId), ordersOf(buyer)))
}
