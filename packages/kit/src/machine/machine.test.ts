import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ActorOf, defineMachine, extendMachine, type MoveOf, type StateOf } from './machine.ts'

const order = defineMachine({
  initial: 'waiting_payment',
  states: ['waiting_payment', 'waiting_delivery', 'waiting_receipt', 'cancel'],
  moves: {
    pay: { from: ['waiting_payment'], to: 'waiting_delivery', by: ['payment'] },
    ship: { from: ['waiting_delivery'], to: 'waiting_receipt', by: ['seller', 'admin'] },
    cancel: { from: ['waiting_payment', 'waiting_delivery'], to: 'cancel', by: ['buyer', 'timer', 'admin'] },
  },
})

describe('defineMachine', () => {
  it('allows exactly the moves of its table, for every state, move and actor', () => {
    const allowed: string[] = []
    for (const state of order.states) {
      for (const actor of ['payment', 'seller', 'buyer', 'timer', 'admin'] as const) {
        for (const move of ['pay', 'ship', 'cancel'] as const) {
          if (order.can(move, state, actor)) allowed.push(`${state} ${actor} ${move}`)
          expect(order.actions(state, actor).includes(move)).toBe(order.can(move, state, actor))
        }
      }
    }
    expect(allowed).toEqual([
      'waiting_payment payment pay',
      'waiting_payment buyer cancel',
      'waiting_payment timer cancel',
      'waiting_payment admin cancel',
      'waiting_delivery seller ship',
      'waiting_delivery buyer cancel',
      'waiting_delivery timer cancel',
      'waiting_delivery admin ship',
      'waiting_delivery admin cancel',
    ])
  })

  it('names its start, targets, sources and edges', () => {
    expect(order.initial).toBe('waiting_payment')
    expect(order.target('ship')).toBe('waiting_receipt')
    expect(order.sources('cancel')).toEqual(['waiting_payment', 'waiting_delivery'])
    expect(order.pairs()).toEqual([
      { move: 'pay', from: 'waiting_payment', to: 'waiting_delivery' },
      { move: 'ship', from: 'waiting_delivery', to: 'waiting_receipt' },
      { move: 'cancel', from: 'waiting_payment', to: 'cancel' },
      { move: 'cancel', from: 'waiting_delivery', to: 'cancel' },
    ])
  })

  it('exposes its states, moves and actors as types', () => {
    expectTypeOf<StateOf<typeof order>>().toEqualTypeOf<
      'waiting_payment' | 'waiting_delivery' | 'waiting_receipt' | 'cancel'
    >()
    expectTypeOf<MoveOf<typeof order>>().toEqualTypeOf<'pay' | 'ship' | 'cancel'>()
    expectTypeOf<ActorOf<typeof order>>().toEqualTypeOf<'payment' | 'seller' | 'admin' | 'buyer' | 'timer'>()
    expectTypeOf(order.can).parameter(1).toEqualTypeOf<StateOf<typeof order>>()
  })
})

describe('a faulty table', () => {
  it.each([
    ['an unreachable state', 'Unreachable states: c, d', { c: { from: ['d'], to: 'c', by: ['x'] } }],
    ['a move from nowhere', 'Move "m" starts nowhere', { m: { from: [], to: 'b', by: ['x'] } }],
    ['a move by nobody', 'Move "m" may be made by nobody', { m: { from: ['a'], to: 'b', by: [] } }],
  ])('is refused at load: %s', (_, message, extra) => {
    const moves = { go: { from: ['a'], to: 'b', by: ['x'] }, ...extra }
    expect(() => defineMachine<string, string, string>({ initial: 'a', states: ['a', 'b', 'c', 'd'], moves })).toThrow(
      message,
    )
  })

  it('throws at load when a state is listed twice', () => {
    expect(() => defineMachine({ initial: 'a', states: ['a', 'a'], moves: {} })).toThrow('listed twice')
  })

  it('does not compile with a misspelt state, and also throws at load', () => {
    expect(() =>
      defineMachine({
        initial: 'open',
        states: ['open', 'done'],
        // @ts-expect-error 'opne' is not a state
        moves: { finish: { from: ['opne'], to: 'done', by: ['x'] } },
      }),
    ).toThrow('unknown state "opne"')
    expect(() =>
      defineMachine({
        initial: 'open',
        states: ['open', 'done'],
        // @ts-expect-error 'doen' is not a state
        moves: { finish: { from: ['open'], to: 'doen', by: ['x'] } },
      }),
    ).toThrow('unknown state "doen"')
    // @ts-expect-error 'opened' is not a state
    expect(() => defineMachine({ initial: 'opened', states: ['open'], moves: {} })).toThrow('initial state "opened"')
  })
})

describe('any table', () => {
  const states = ['s0', 's1', 's2', 's3', 's4']
  const actors = ['x', 'y', 'z']
  const move = fc.record({
    from: fc.uniqueArray(fc.constantFrom(...states), { minLength: 1 }),
    to: fc.constantFrom(...states),
    by: fc.uniqueArray(fc.constantFrom(...actors), { minLength: 1 }),
  })
  const moves = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), move, { maxKeys: 12 })

  it('is accepted exactly when every state can be reached from the start', () => {
    fc.assert(
      fc.property(moves, table => {
        const met = new Set(['s0'])
        for (let round = 0; round < states.length; round++) {
          for (const { from, to } of Object.values(table)) if (from.some(state => met.has(state))) met.add(to)
        }
        const make = () => defineMachine<string, string, string>({ initial: 's0', states, moves: table })
        if (met.size === states.length) expect(make().pairs().length).toBeGreaterThanOrEqual(states.length - 1)
        else expect(make).toThrow('Unreachable')
      }),
    )
  })
})

describe('extendMachine', () => {
  const more = {
    states: ['returned'],
    moves: { send_back: { from: ['waiting_receipt'], to: 'returned', by: ['buyer'] } },
  } as const

  it('adds states and moves, and leaves the machine below as it was', () => {
    const whole = extendMachine(order, more)
    expect(whole.actions('waiting_receipt', 'buyer')).toEqual(['send_back'])
    expect(whole.can('ship', 'waiting_delivery', 'seller')).toBe(true)
    expect(order.states).not.toContain('returned')
    expect(Object.keys(order.moves)).not.toContain('send_back')
  })

  it('refuses a move or state that exists already, and a state that nothing leads to', () => {
    const ship = { states: [], moves: { ship: { from: ['waiting_payment'], to: 'cancel', by: ['buyer'] } } }
    expect(() => extendMachine(order, ship)).toThrow('Move "ship" exists already')
    expect(() => extendMachine(order, { ...more, states: ['cancel', 'returned'] })).toThrow('listed twice')
    expect(() => extendMachine(order, { ...more, states: ['returned', 'lost'] })).toThrow('Unreachable states: lost')
  })
})
