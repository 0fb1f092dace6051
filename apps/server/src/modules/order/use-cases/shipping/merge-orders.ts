import { type FieldProblem, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { enqueueAll } from '../../../../infra/jobs/jobs.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { readSetting } from '../../../platform/index.ts'
import { withOpenRequest } from '../../data/changes/address-change.queries.ts'
import { expressesByCode } from '../../data/order.queries.ts'
import { moveOrders } from '../../data/order.repo.ts'
import { insertParcels } from '../../data/parcels/parcel.repo.ts'
import { lockToShip, type OrderToShip } from '../../data/parcels/to-ship.queries.ts'
import { confirmDue } from '../../domain/due.ts'
import { moverOf } from '../move-one.ts'
import { CONFIRM_JOB } from '../timers.ts'
import { maySend } from './pack-order.ts'

export interface MergedParcel {
  readonly orderIds: readonly number[]
  readonly expressCode: string
  readonly number: string
}

/**
 * Ships orders of one buyer at one address as one parcel, all or none. Refuses with a message at `ids.<place>` a foreign
 * order like a missing one, an order named twice, one that cannot be shipped now, one for another buyer or address, and
 * one whose buyer asks for another address;
 * at its field an unknown company, and a number that one of the orders has already.
 */
export async function mergeOrders(
  ctx: Ctx<SellerActor>,
  { orderIds, expressCode, number }: MergedParcel,
): Promise<{ shipped: number[] }> {
  const code = expressCode.toUpperCase()
  const dueAt = confirmDue(ctx.clock.now(), undefined, await readSetting(ctx, 'task'))
  const express = (await expressesByCode(ctx, [code])).get(code)
  return transact(ctx, async tx => {
    const locked = new Map((await lockToShip(tx, orderIds, tx.scope)).map(order => [order.id, order]))
    const problems = problemsOf(tx, orderIds, locked)
    const asking = await withOpenRequest(tx, orderIds, tx.scope)
    for (const [place, id] of orderIds.entries())
      if (asking.has(id)) problems.push({ field: `ids.${place}`, key: 'refusal.order_address_open' })
    if (express === undefined) problems.push({ field: 'delivery_code', key: 'refusal.express_unknown' })
    if (express === undefined || problems.length > 0) throw new InvalidInput(problems)
    const by = moverOf(tx.actor)
    const moved = await moveOrders(tx, 'ship', orderIds, by, { scope: tx.scope }, { dueAt })
    if (moved.length < orderIds.length) throw new Error('locked orders that can be shipped are shipped')
    const rows = moved.map(order => ({ orderId: order.id, express, number: number.toUpperCase() }))
    if ((await insertParcels(tx, rows, by, tx.scope, { merged: true })) < rows.length)
      throw new InvalidInput([{ field: 'delivery_no', key: 'refusal.parcel_repeated' }])
    await enqueueAll(
      tx,
      moved.map(({ id }) => ({ kind: CONFIRM_JOB, dedupe: String(id), payload: { orderId: id }, runAt: dueAt })),
    )
    for (const { id, orderNo, userId, storeId } of moved) {
      await emit(tx, 'order.shipped', { orderId: id, userId, storeId })
      await audit(tx, {
        action: 'order.ship',
        subjectType: 'order',
        subjectId: id,
        subjectName: orderNo,
        before: { order_status: 'waiting_delivery' },
        after: {
          order_status: 'waiting_receipt',
          parcels: [{ express: express.code, number: number.toUpperCase() }],
          together: orderIds,
        },
      })
    }
    return { shipped: moved.map(order => order.id) }
  })
}

function problemsOf(tx: Ctx, ids: readonly number[], locked: ReadonlyMap<number, OrderToShip>): FieldProblem[] {
  const receiver = ids.map(id => locked.get(id)?.receiver).find(each => each !== undefined)
  return ids.flatMap((id, place): FieldProblem[] => {
    const field = `ids.${place}`
    const order = locked.get(id)
    if (order === undefined) return [{ field, key: 'refusal.record_missing' }]
    if (ids.indexOf(id) < place) return [{ field, key: 'refusal.merge_twice' }]
    if (!maySend(tx, order)) return [{ field, key: 'refusal.merge_state', params: { order_no: order.orderNo } }]
    if (order.receiver !== receiver)
      return [{ field, key: 'refusal.merge_receiver', params: { order_no: order.orderNo } }]
    return []
  })
}
