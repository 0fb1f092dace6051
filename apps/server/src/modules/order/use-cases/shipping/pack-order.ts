import { AppError, type FieldProblem, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { lockToShip, type OrderToShip, waitingPieces } from '../../data/parcels/to-ship.queries.ts'
import { type PackProblem, type ParcelToPack, packParcels } from '../../domain/parcels/pack-parcels.ts'
import { moverOf } from '../move-one.ts'

/** An order whose goods are divided among parcels, locked until the transaction ends. */
export interface PackedOrder {
  readonly order: OrderToShip
  /** Nothing waits after these parcels. */
  readonly isComplete: boolean
}

/**
 * Locks an order of the actor's scope and checks what goes into its parcels. Refuses a foreign order like a missing
 * one, an order that cannot be shipped now, and with a message at its field: goods of another order, more pieces than
 * wait, and a parcel with nothing in it. `field` names a part of a parcel in the call.
 */
export async function packOrder(
  tx: Ctx,
  id: number,
  parcels: readonly ParcelToPack[],
  field: (parcel: number, part: string) => string,
): Promise<PackedOrder> {
  const [order] = await lockToShip(tx, [id], tx.scope)
  if (order === undefined) throw new AppError('record.missing')
  if (!maySend(tx, order)) throw new AppError('order.state_changed', {}, { id, order_status: order.status })
  const { problems, isComplete } = packParcels(await waitingPieces(tx, id, tx.scope), parcels)
  if (problems.length > 0) throw new InvalidInput(problems.map(problem => problemOf(problem, field)))
  return { order, isComplete }
}

/** Whether the actor may ship this order in its state. */
export const maySend = (tx: Ctx, order: Pick<OrderToShip, 'status'>): boolean =>
  tx.ports.orderMoves.machine().can('ship', order.status, moverOf(tx.actor).kind)

function problemOf(problem: PackProblem, field: (parcel: number, part: string) => string): FieldProblem {
  switch (problem.kind) {
    case 'foreign':
      return { field: field(problem.parcel, `goods.${problem.at}.line_id`), key: 'refusal.parcel_foreign_goods' }
    case 'too_many':
      return {
        field: field(problem.parcel, `goods.${problem.at}.pieces`),
        key: 'refusal.parcel_too_many',
        params: { waiting: problem.waiting },
      }
    case 'empty':
      return { field: field(problem.parcel, 'goods'), key: 'refusal.parcel_empty' }
  }
}
