import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { enqueue } from '../../../infra/jobs/jobs.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { refusalText } from '../../../infra/refusal-text.ts'
import { readSetting } from '../../platform/index.ts'
import { type Express, expressesByCode } from '../data/order.queries.ts'
import { insertParcels } from '../data/parcel.repo.ts'
import { confirmDue } from '../domain/due.ts'
import { moveOne } from './move-one.ts'
import { CONFIRM_JOB } from './timers.ts'

export interface ParcelToShip {
  readonly orderId: number
  readonly expressCode: string
  readonly number: string
}

export interface ShipResult {
  readonly shipped: readonly number[]
  readonly refused: readonly { readonly id: number; readonly msg: string }[]
}

type Shipper = Ctx<SellerActor | AdminActor>

/**
 * Ships paid orders with their parcels, several for one order when it is listed more than once. Each order is a
 * separate transaction, so one that cannot be shipped (foreign, not paid, shipped before, unknown company) is reported
 * with its reason and blocks no other.
 */
export async function shipOrders(ctx: Shipper, parcels: readonly ParcelToShip[]): Promise<ShipResult> {
  const timers = await readSetting(ctx, 'task')
  const known = await expressesByCode(ctx, [...new Set(parcels.map(parcel => parcel.expressCode.toUpperCase()))])
  const shipped: number[] = []
  const refused: { id: number; msg: string }[] = []
  for (const [orderId, own] of byOrder(parcels)) {
    try {
      await shipOne(ctx, orderId, own, known, confirmDue(ctx.clock.now(), undefined, timers))
      shipped.push(orderId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id: orderId, msg: refusalText(ctx.locale, error) })
    }
  }
  return { shipped, refused }
}

function byOrder(parcels: readonly ParcelToShip[]): Map<number, ParcelToShip[]> {
  const orders = new Map<number, ParcelToShip[]>()
  for (const parcel of parcels) orders.set(parcel.orderId, [...(orders.get(parcel.orderId) ?? []), parcel])
  return orders
}

function shipOne(
  ctx: Shipper,
  id: number,
  parcels: readonly ParcelToShip[],
  known: ReadonlyMap<string, Express>,
  dueAt: Date,
): Promise<void> {
  return transact(ctx, async tx => {
    const rows = parcels.map(({ expressCode, number }) => {
      const express = known.get(expressCode.toUpperCase())
      if (express === undefined) throw new AppError('order.express_unknown')
      return { orderId: id, express, number: number.toUpperCase() }
    })
    const order = await moveOne(tx, 'ship', id, { dueAt })
    await insertParcels(tx, rows)
    await enqueue(tx, { kind: CONFIRM_JOB, dedupe: String(id), payload: { orderId: id }, runAt: dueAt })
    await emit(tx, 'order.shipped', { orderId: id, userId: order.userId, storeId: order.storeId })
    await audit(tx, {
      action: 'order.ship',
      subjectType: 'order',
      subjectId: id,
      subjectName: order.orderNo,
      before: { order_status: 'waiting_delivery', parcels: [] },
      after: {
        order_status: 'waiting_receipt',
        parcels: rows.map(({ express, number }) => ({ express: express.code, number })),
      },
    })
  })
}
