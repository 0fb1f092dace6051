import { defineMachine } from '@shiji/kit/machine/machine.ts'

/** A store's application for a brand: the platform decides once a round, a denied one is corrected and sent again. */
export const brandMachine = defineMachine({
  initial: 'to_be_reviewed',
  states: ['to_be_reviewed', 'examined', 'rejected'],
  moves: {
    submit: { from: ['rejected'], to: 'to_be_reviewed', by: ['seller'] },
    examine: { from: ['to_be_reviewed'], to: 'examined', by: ['admin'] },
    reject: { from: ['to_be_reviewed'], to: 'rejected', by: ['admin'] },
  },
})

export type BrandState = typeof brandMachine.initial

/** What the store may do with its application now: a passed one stays as it was decided. */
export const ownBrandActions = (state: BrandState): ('edit' | 'withdraw')[] => [
  ...(brandMachine.can('submit', state, 'seller') ? (['edit'] as const) : []),
  ...(state === 'examined' ? [] : (['withdraw'] as const)),
]
