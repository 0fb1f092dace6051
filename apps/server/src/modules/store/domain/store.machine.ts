import { defineMachine } from '@shiji/kit/machine/machine.ts'

/** Verification of a store (spec §3, product §3): the applicant submits, the platform decides, a denied one may submit again. */
export const verifyMachine = defineMachine({
  initial: 'fill_information',
  states: ['fill_information', 'verifying', 'denied', 'passed'],
  moves: {
    submit: { from: ['fill_information', 'denied'], to: 'verifying', by: ['owner'] },
    pass: { from: ['verifying'], to: 'passed', by: ['admin'] },
    deny: { from: ['verifying'], to: 'denied', by: ['admin'] },
  },
})

/** Trading of a passed store: the owner starts and ends a holiday, only the platform closes and opens again. */
export const statusMachine = defineMachine({
  initial: 'open',
  states: ['open', 'holiday', 'closed'],
  moves: {
    rest: { from: ['open'], to: 'holiday', by: ['seller'] },
    resume: { from: ['holiday'], to: 'open', by: ['seller'] },
    close: { from: ['open', 'holiday'], to: 'closed', by: ['admin'] },
    open: { from: ['closed', 'holiday'], to: 'open', by: ['admin'] },
  },
})

export type VerifyState = typeof verifyMachine.initial
export type StatusState = typeof statusMachine.initial
export type VerifyMove = keyof typeof verifyMachine.moves
export type StatusMove = keyof typeof statusMachine.moves

interface StoreState {
  readonly verify: VerifyState
  readonly status: StatusState
}

/** What platform staff may do with the store now. */
export const adminActions = ({ verify, status }: StoreState): (VerifyMove | StatusMove)[] => [
  ...verifyMachine.actions(verify, 'admin'),
  ...(verify === 'passed' ? statusMachine.actions(status, 'admin') : []),
]

/** What the store's own people may do with it now. */
export const sellerActions = ({ verify, status }: StoreState): StatusMove[] =>
  verify === 'passed' ? statusMachine.actions(status, 'seller') : []
