import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { enqueue, withdraw } from '../../../infra/jobs/jobs.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { readSetting } from '../../platform/index.ts'
import { type MovedOrder, moveOrders } from '../data/order.repo.ts'
import { commentDue } from '../domain/due.ts'
import { moveOne } from './move-one.ts'
import { COMMENT_JOB, CONFIRM_JOB, TIMER } from './timers.ts'

/**
 * The buyer confirms receipt; the timer for the comment starts. Refuses another buyer's order, and one that has not
 * been shipped.
 */
export async function receiveOrder(ctx: Ctx<BuyerActor>, id: number): Promise<{ id: number }> {
  const dueAt = commentDue(ctx.clock.now(), await readSetting(ctx, 'task'))
  return transact(ctx, async tx => {
    const order = await moveOne(tx, 'receive', id, { dueAt })
    await withdraw(tx, CONFIRM_JOB, String(id))
    await follow(tx, order, dueAt)
    return { id }
  })
}

/** Confirms receipt of an order whose time is over; one that was received meanwhile is not changed. */
export async function receiveByTimer(ctx: Ctx, id: number): Promise<void> {
  const dueAt = commentDue(ctx.clock.now(), await readSetting(ctx, 'task'))
  await transact(ctx, async tx => {
    const [order] = await moveOrders(tx, 'receive', [id], TIMER, { scope: tx.scope, dueBy: tx.clock.now() }, { dueAt })
    if (order !== undefined) await follow(tx, order, dueAt)
  })
}

async function follow(tx: Ctx, { id, userId, storeId }: MovedOrder, dueAt: Date): Promise<void> {
  await enqueue(tx, { kind: COMMENT_JOB, dedupe: String(id), payload: { orderId: id }, runAt: dueAt })
  await emit(tx, 'order.received', { orderId: id, userId, storeId })
}
