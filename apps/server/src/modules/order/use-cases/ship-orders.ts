import { translate } from '@shiji/i18n/server.ts'
import { AppError, type FieldProblem, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { enqueue } from '../../../infra/jobs/jobs.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { refusalText } from '../../../infra/refusal-text.ts'
import { readSetting } from '../../platform/index.ts'
import { type Express, expressesByCode } from '../data/order.queries.ts'
import { insertParcels, type NewParcel } from '../data/parcels/parcel.repo.ts'
import { confirmDue } from '../domain/due.ts'
import type { Pieces } from '../domain/parcels/pack-parcels.ts'
import { refuseUndecided } from './changes/decide-address.ts'
import { moveOne, moverOf } from './move-one.ts'
import { packOrder } from './shipping/pack-order.ts'
import { CONFIRM_JOB } from './timers.ts'

export interface ParcelToShip {
  readonly orderId: number
  readonly expressCode: string
  readonly number: string
  /** What goes into it; without them, all of the order that waits. */
  readonly goods?: readonly Pieces[] | undefined
}

export interface ShipResult {
  /** Orders that got all their parcels of the call, also when more of their goods wait. */
  readonly shipped: readonly number[]
  readonly refused: readonly { readonly id: number; readonly msg: string; readonly fields?: Record<string, string> }[]
}

export type Shipper = Ctx<SellerActor | AdminActor>

/** A parcel with its place in the call, which names its fields. */
interface Placed extends ParcelToShip {
  readonly place: number
}

/**
 * Ships paid orders with their parcels, several for one order when it is listed more than once. Each order is a
 * separate transaction, so one that cannot be shipped (foreign, not paid, shipped before, unknown company, more pieces
 * than wait, its buyer asks for another address) is reported with its reason and its fields, and blocks no other.
 */
export async function shipOrders(ctx: Shipper, parcels: readonly ParcelToShip[]): Promise<ShipResult> {
  const timers = await readSetting(ctx, 'task')
  const known = await expressesByCode(ctx, [...new Set(parcels.map(parcel => parcel.expressCode.toUpperCase()))])
  const shipped: number[] = []
  const refused: ShipResult['refused'][number][] = []
  const byOrder = Map.groupBy(
    parcels.map((parcel, place): Placed => ({ ...parcel, place })),
    parcel => parcel.orderId,
  )
  for (const [orderId, own] of byOrder) {
    try {
      await shipOne(ctx, orderId, own, known, confirmDue(ctx.clock.now(), undefined, timers))
      shipped.push(orderId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id: orderId, ...reasonOf(ctx, error) })
    }
  }
  return { shipped, refused }
}

/** A refusal as text, with the messages of its fields. */
function reasonOf(
  { locale }: Pick<Ctx, 'locale'>,
  error: AppError,
): { readonly msg: string; readonly fields?: Record<string, string> } {
  if (!(error instanceof InvalidInput)) return { msg: refusalText(locale, error) }
  const texts = error.problems.map(({ field, key, params }) => [field, translate(locale, key, params)] as const)
  return { msg: texts[0]?.[1] ?? refusalText(locale, error), fields: Object.fromEntries(texts) }
}

function shipOne(
  ctx: Shipper,
  id: number,
  parcels: readonly Placed[],
  known: ReadonlyMap<string, Express>,
  dueAt: Date,
): Promise<void> {
  return transact(ctx, async tx => {
    const rows = parcels.map(({ expressCode, number, goods, place }): NewParcel => {
      const express = known.get(expressCode.toUpperCase())
      if (express === undefined)
        throw new InvalidInput([{ field: `orders.${place}.delivery_code`, key: 'refusal.express_unknown' }])
      return { orderId: id, express, number: number.toUpperCase(), goods }
    })
    const isDivided = rows.some(row => row.goods !== undefined)
    const divided = isDivided ? await packOrder(tx, id, rows, problemAt(parcels)) : undefined
    const order = divided?.isComplete === false ? divided.order : await moveOne(tx, 'ship', id, { dueAt })
    await refuseUndecided(tx, id)
    const added = await insertParcels(tx, rows, moverOf(tx.actor), tx.scope)
    // Only an order of which a part was shipped has a parcel before; the rest then needs another one.
    if (added === 0) throw new InvalidInput([numberTwice(parcels[0]?.place)])
    if (isDivided && added < rows.length) throw new InvalidInput([numberTwice(parcels.at(-1)?.place)])
    const event = { orderId: id, userId: order.userId, storeId: order.storeId }
    if (divided?.isComplete === false) await emit(tx, 'order.part_shipped', event)
    else {
      await enqueue(tx, { kind: CONFIRM_JOB, dedupe: String(id), payload: { orderId: id }, runAt: dueAt })
      await emit(tx, 'order.shipped', event)
    }
    await audit(tx, {
      action: 'order.ship',
      subjectType: 'order',
      subjectId: id,
      subjectName: order.orderNo,
      // Parcels of earlier calls stay; these are new ones.
      before: { order_status: 'waiting_delivery' },
      after: {
        order_status: divided?.isComplete === false ? 'waiting_delivery' : 'waiting_receipt',
        parcels: rows.map(({ express, number, goods }) => ({
          express: express.code,
          number,
          ...(goods === undefined ? {} : { goods }),
        })),
      },
    })
  })
}

const numberTwice = (place = 0): FieldProblem => ({
  field: `orders.${place}.delivery_no`,
  key: 'refusal.parcel_repeated',
})

/** Names the field of a packing problem in the call. */
const problemAt =
  (parcels: readonly Placed[]) =>
  (parcel: number, part: string): string =>
    `orders.${parcels[parcel]?.place ?? 0}.${part}`
