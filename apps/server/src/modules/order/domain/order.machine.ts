import type { OrderAction } from '@shiji/contract/order/order.actions.ts'
import { type ActorOf, defineMachine, type Machine, type MoveOf, type StateOf } from '@shiji/kit/machine/machine.ts'

/**
 * States of an order and who may move it (product §4, spec §3). Placing creates the first state; after-sale states come
 * with their own module. Every change of status is one of these moves.
 */
export const orderMachine = defineMachine({
  initial: 'waiting_payment',
  states: ['waiting_payment', 'waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completion', 'cancel'],
  moves: {
    pay: { from: ['waiting_payment'], to: 'waiting_delivery', by: ['payment'] },
    cancel: { from: ['waiting_payment'], to: 'cancel', by: ['buyer', 'timer', 'admin'] },
    ship: { from: ['waiting_delivery'], to: 'waiting_receipt', by: ['seller', 'admin'] },
    receive: { from: ['waiting_receipt'], to: 'waiting_comment', by: ['buyer', 'timer'] },
    comment: { from: ['waiting_comment'], to: 'completion', by: ['buyer', 'timer'] },
  },
})

export type OrderState = StateOf<typeof orderMachine>
export type OrderMove = MoveOf<typeof orderMachine>
export type OrderActor = ActorOf<typeof orderMachine>

/** The first history row of a new order, without a previous state. */
export const PLACED = { move: 'place', from: '', to: orderMachine.initial } as const

/**
 * What this person may do with an order now, in wire names. Paying is the payment's move, but the buyer's button;
 * sellers may ship only with the permission, which the caller checks. `machine` is the one with the moves of modules
 * above, whose names are in `ORDER_ACTIONS` as well.
 */
export function orderActions(
  status: string,
  actor: 'buyer' | 'seller' | 'admin',
  machine: Machine<string, string, string> = orderMachine,
): OrderAction[] {
  const isAction = (move: string): move is OrderMove | OrderAction => move in machine.moves
  const pay = actor === 'buyer' && machine.can('pay', status, 'payment') ? (['pay'] as const) : []
  return [...pay, ...machine.actions(status, actor).filter(isAction)]
}
