import { readFileSync } from 'node:fs'
import { ORDER_STATUSES } from '@shiji/contract/statuses.ts'
import { describe, expect, it } from 'vitest'
import {
  type OrderActor,
  type OrderMove,
  type OrderState,
  orderActions,
  orderMachine,
  PLACED,
} from './order.machine.ts'

/** The table of product §4, repeated here: move, from, to, by. */
const TABLE: readonly [OrderMove, OrderState, OrderState, readonly OrderActor[]][] = [
  ['pay', 'waiting_payment', 'waiting_delivery', ['payment']],
  ['cancel', 'waiting_payment', 'cancel', ['buyer', 'timer', 'admin']],
  ['ship', 'waiting_delivery', 'waiting_receipt', ['seller', 'admin']],
  ['receive', 'waiting_receipt', 'waiting_comment', ['buyer', 'timer']],
  ['comment', 'waiting_comment', 'completion', ['buyer', 'timer']],
]
const ACTORS: readonly OrderActor[] = ['buyer', 'seller', 'admin', 'timer', 'payment']
const MOVES: readonly OrderMove[] = ['pay', 'cancel', 'ship', 'receive', 'comment']

describe('the machine of an order', () => {
  const cells = orderMachine.states.flatMap(state =>
    MOVES.flatMap(move => ACTORS.map(actor => [state, move, actor] as const)),
  )

  it.each(cells)('from %s by move %s of %s is as the table says', (state, move, actor) => {
    const row = TABLE.find(([name, from, , by]) => name === move && from === state && by.includes(actor))
    expect(orderMachine.can(move, state, actor)).toBe(row !== undefined)
    if (row !== undefined) expect(orderMachine.target(move)).toBe(row[2])
  })

  it('leads every unfinished order on, and nowhere from completion and cancel', () => {
    const open = orderMachine.states.filter(state => MOVES.some(move => orderMachine.sources(move).includes(state)))
    expect(open).toEqual(['waiting_payment', 'waiting_delivery', 'waiting_receipt', 'waiting_comment'])
  })

  it('uses the states of the specification', () => {
    for (const state of orderMachine.states) expect(ORDER_STATUSES).toContain(state)
  })

  it('has exactly the moves that the invariants allow', () => {
    const file = new URL('../../../infra/invariants/invariants.sql', import.meta.url)
    const check = readFileSync(file, 'utf8').split('-- I28')[1]?.split('-- I29')[0] ?? ''
    const allowed = [...check.matchAll(/^ {2}\('(\w+)', '(\w*)', '(\w+)'\)/gm)].map(([, ...parts]) => parts)
    const known = [
      [PLACED.move, PLACED.from, PLACED.to],
      ...orderMachine.pairs().map(({ move, from, to }) => [move, from, to]),
    ]
    expect(allowed.toSorted()).toEqual(known.toSorted())
  })
})

describe('actions', () => {
  it('offer paying to the buyer alone', () => {
    expect(orderActions('waiting_payment', 'buyer')).toEqual(['pay', 'cancel'])
    expect(orderActions('waiting_payment', 'seller')).toEqual([])
    expect(orderActions('waiting_payment', 'admin')).toEqual(['cancel'])
  })

  it('are empty for a state that no module knows yet', () => {
    expect(orderActions('after_sale_refund', 'buyer')).toEqual([])
  })
})
