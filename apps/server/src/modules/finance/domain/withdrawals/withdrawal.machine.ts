import { defineMachine, type MoveOf } from '@shiji/kit/machine/machine.ts'

/** States of a withdrawal and who may move it (product §2: held, approved, paid or refused, each once). */
export const withdrawalMachine = defineMachine({
  initial: 'applied',
  states: ['applied', 'checked', 'approved', 'paying', 'paid', 'refused', 'withdrawn'],
  moves: {
    check: { from: ['applied'], to: 'checked', by: ['admin'] },
    approve: { from: ['applied', 'checked'], to: 'approved', by: ['admin'] },
    refuse: { from: ['applied', 'checked', 'approved'], to: 'refused', by: ['admin'] },
    withdraw: { from: ['applied', 'checked'], to: 'withdrawn', by: ['seller'] },
    pay: { from: ['approved'], to: 'paying', by: ['admin'] },
    settle: { from: ['paying'], to: 'paid', by: ['admin'] },
    fail: { from: ['paying'], to: 'refused', by: ['admin'] },
  },
})

export type WithdrawalMoveName = MoveOf<typeof withdrawalMachine>
