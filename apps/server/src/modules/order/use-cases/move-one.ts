import { AppError } from '../../../infra/app-error.ts'
import type { Actor, Ctx } from '../../../infra/context.ts'
import { statusOf } from '../data/order.queries.ts'
import { type MovedOrder, type MoveFacts, type Mover, moveOrders } from '../data/order.repo.ts'
import type { OrderMove } from '../domain/order.machine.ts'

/**
 * Applies one move to one order for the actor. Refuses with `order.state_changed` and the current state when the move
 * is not possible now, with `record.missing` when the order is not in their scope.
 */
export async function moveOne(tx: Ctx, move: OrderMove, id: number, facts: MoveFacts = {}): Promise<MovedOrder> {
  const [moved] = await moveOrders(tx, move, [id], moverOf(tx.actor), { scope: tx.scope }, facts)
  if (moved !== undefined) return moved
  const status = await statusOf(tx, id, tx.scope)
  throw status === undefined
    ? new AppError('record.missing')
    : new AppError('order.state_changed', {}, { id, order_status: status })
}

/** The person behind a call, as the history names them. */
export function moverOf(actor: Actor): Mover {
  if (actor.kind === 'buyer' || actor.kind === 'seller' || actor.kind === 'admin')
    return { kind: actor.kind, id: actor.id, name: actor.name }
  throw new Error(`${actor.kind} moves no order`)
}
