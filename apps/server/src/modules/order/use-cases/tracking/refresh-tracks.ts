import { MINUTE } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { enqueue, type Lease, withdraw } from '../../../../infra/jobs/jobs.ts'
import { buyerScope } from '../../../../infra/scope.ts'
import { readSetting } from '../../../platform/index.ts'
import { deliveredAt } from '../../data/parcels/track.queries.ts'
import {
  type ClaimedParcel,
  claimTracks,
  lockAwaited,
  putOff,
  saveFailure,
  saveTracking,
  setDue,
} from '../../data/parcels/track.repo.ts'
import { confirmDue } from '../../domain/due.ts'
import type { ExpressClient, Tracking } from '../../domain/express-client.ts'
import { afterAnswer, afterFailure, afterUnknown } from '../../domain/parcels/refresh-plan.ts'
import { CONFIRM_JOB } from '../timers.ts'

/** Parcels that are taken at once, and how often a run does so; the rest follows in the next run. */
const BATCH = 50
const MOST_BATCHES = 10
/** Calls of the client at the same time. */
const AT_ONCE = 5
/** Others may take a parcel after this time: its run has ended or broken off. */
const TAKEN_FOR = 10 * MINUTE
/** A run ends when the client fails this often in a row: it is down, and asking for each parcel helps nobody. */
const FAILURES_TO_STOP = 5

const PHONE_TAIL = 4

/**
 * Asks the client for the parcels that are due and stores what it says; the rows of the database are what people read.
 * A parcel is asked for by one run at a time, again after a while, and no more once it is delivered or thirty days old.
 * A failure is counted at its parcel and blocks no other. Safe to repeat.
 */
export async function refreshTracks(ctx: Ctx, lease?: Lease): Promise<void> {
  const client = ctx.ports.expressClients.of(ctx)
  let failed = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const claimed = await claimTracks(ctx, BATCH, new Date(ctx.clock.now().getTime() + TAKEN_FOR))
    if (claimed.length === 0) return
    const known = claimed.filter(parcel => client.knows(parcel.expressCode))
    for (const parcel of claimed)
      if (!client.knows(parcel.expressCode)) await putOff(ctx, parcel, afterUnknown(parcel.sentAt, ctx.clock.now()))
    // A parcel that carries several orders has a row for each: they are asked for once.
    const groups = [...Map.groupBy(known, parcel => `${parcel.expressCode} ${parcel.number}`).values()]
    for (let at = 0; at < groups.length; at += AT_ONCE) {
      const answers = await Promise.all(groups.slice(at, at + AT_ONCE).map(group => refresh(ctx, client, group)))
      for (const isAnswered of answers) failed = isAnswered ? 0 : failed + 1
      if (failed >= FAILURES_TO_STOP) {
        ctx.log.error({ failed }, 'parcels are not tracked now: the express client fails')
        return
      }
      if (lease !== undefined && !(await lease.renew())) throw new Error('the tracking of parcels lost its lease')
    }
  }
}

/** Asks for one parcel and stores the answer at all its rows; false when the client failed. */
async function refresh(ctx: Ctx, client: ExpressClient<Ctx>, rows: readonly ClaimedParcel[]): Promise<boolean> {
  const [first] = rows
  if (first === undefined) return true
  const { expressCode, number, sentAt, area, phone } = first
  try {
    const parcel = { companyCode: expressCode, number, sentAt, area, phoneTail: phone.slice(-PHONE_TAIL) }
    const tracking = await client.track(ctx, parcel)
    for (const row of rows) await store(ctx, row, tracking)
    return true
  } catch (error) {
    ctx.log.warn({ err: error, expressCode, parcelId: first.id }, 'a parcel could not be tracked')
    for (const row of rows) await saveFailure(ctx, row, afterFailure(row.failures + 1, row.sentAt, ctx.clock.now()))
    return false
  }
}

/** Stores an answer. Once all parcels of an order are delivered, the time to confirm it counts from then (product §4). */
async function store(ctx: Ctx, row: ClaimedParcel, tracking: Tracking): Promise<void> {
  const timers = await readSetting(ctx, 'task')
  const { orderId, sentAt } = row
  const buyer = buyerScope(row.userId)
  await transact(ctx, async tx => {
    const now = tx.clock.now()
    const isDelivered = tracking.state === 'delivered'
    const shippedAt = isDelivered ? await lockAwaited(tx, orderId, buyer) : undefined
    const isSaved = await saveTracking(tx, row, tracking, afterAnswer(tracking.state, sentAt, now))
    if (!isSaved || shippedAt === undefined) return
    const delivered = await deliveredAt(tx, orderId, buyer)
    if (delivered === undefined) return
    const counted = confirmDue(shippedAt, delivered, timers)
    const dueAt = new Date(Math.max(counted.getTime(), now.getTime()))
    await setDue(tx, orderId, buyer, dueAt)
    await withdraw(tx, CONFIRM_JOB, String(orderId))
    await enqueue(tx, { kind: CONFIRM_JOB, dedupe: String(orderId), payload: { orderId }, runAt: dueAt })
  })
}
