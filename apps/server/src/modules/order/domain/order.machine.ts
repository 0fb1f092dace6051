import type { OrderAction } from '@shiji/contract/order/order.actions.ts'
import { type ActorOf, defineMachine, type MoveOf, type StateOf } from '@shiji/kit/machine/machine.ts'

/**
 * States of an order and who may move it (product §4, spec §3). Placing makes the first state; after-sale states follow with
 * their own module. No status is written but through one of these moves.
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

/** The history row of a new order: it comes from nowhere. */
export const PLACED = { move: 'place', from: '', to: orderMachine.initial } as const

const isState = (status: string): status is OrderState => orderMachine.states.some(state => state === status)

/**
 * What this person may do with an order now, in words of the wire. Paying is the payment's move, but the buyer's button; sellers
 * may ship only with the permission, which the caller knows.
 */
export function orderActions(status: string, actor: 'buyer' | 'seller' | 'admin'): OrderAction[] {
  if (!isState(status)) return []
  const pay = actor === 'buyer' && orderMachine.can('pay', status, 'payment') ? (['pay'] as const) : []
  return [...pay, ...orderMachine.actions(status, actor)]
}
