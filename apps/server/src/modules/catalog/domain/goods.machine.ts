import type { GoodsAction } from '@shiji/contract/catalog/goods.actions.ts'
import { defineMachine } from '@shiji/kit/machine/machine.ts'

/**
 * Verification of goods (spec §3 review). A save that changes reviewed content waits for review again; the platform may
 * reject goods later and approve them again.
 */
export const reviewMachine = defineMachine({
  initial: 'to_be_reviewed',
  states: ['to_be_reviewed', 'examined', 'rejected'],
  moves: {
    submit: { from: ['to_be_reviewed', 'examined', 'rejected'], to: 'to_be_reviewed', by: ['seller'] },
    examine: { from: ['to_be_reviewed', 'rejected'], to: 'examined', by: ['admin'] },
    reject: { from: ['to_be_reviewed', 'examined'], to: 'rejected', by: ['admin'] },
  },
})

/** The shelf switch; it changes nothing else. */
export const shelfMachine = defineMachine({
  initial: 'off_shelf',
  states: ['off_shelf', 'on_shelf'],
  moves: {
    put_on: { from: ['off_shelf'], to: 'on_shelf', by: ['seller', 'admin'] },
    take_off: { from: ['on_shelf'], to: 'off_shelf', by: ['seller', 'admin'] },
  },
})

export type ReviewState = typeof reviewMachine.initial
export type ShelfState = typeof shelfMachine.initial

/** What sellers or platform staff may do with goods in these states, before their permissions are checked. */
export function goodsActions(verify: ReviewState, shelf: ShelfState, by: 'seller' | 'admin'): GoodsAction[] {
  const review = reviewMachine.actions(verify, by).filter(move => move !== 'submit')
  const own = by === 'seller' ? (['update', 'stock', 'delete'] as const) : (['update'] as const)
  return [...review, ...own, ...shelfMachine.actions(shelf, by)]
}

/**
 * Verification after a save: rejected goods and, where the platform reviews, changed texts or pictures wait for a
 * decision; otherwise the decision stays. A save never approves.
 */
export function reviewAfterSave(
  before: ReviewState,
  { isShownChanged, isReviewOn }: { readonly isShownChanged: boolean; readonly isReviewOn: boolean },
): ReviewState {
  if (!isShownChanged) return before
  return before === 'rejected' || isReviewOn ? reviewMachine.target('submit') : before
}

/** Verification of new goods. */
export const reviewOfNew = (isReviewOn: boolean): ReviewState => (isReviewOn ? reviewMachine.initial : 'examined')
