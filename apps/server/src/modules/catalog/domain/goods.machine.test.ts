import { describe, expect, it } from 'vitest'
import { goodsActions, reviewAfterSave, reviewMachine, reviewOfNew } from './goods.machine.ts'

describe('goods machine', () => {
  it.each([
    ['to_be_reviewed', ['examine', 'reject']],
    ['examined', ['reject']],
    ['rejected', ['examine']],
  ] as const)('%s: the platform may %j, the seller never decides', (state, moves) => {
    expect(reviewMachine.actions(state, 'admin')).toEqual(moves)
    expect(reviewMachine.actions(state, 'seller')).toEqual(['submit'])
  })

  it('offers rows their possible actions', () => {
    expect(goodsActions('rejected', 'on_shelf', 'seller')).toEqual(['update', 'stock', 'delete', 'take_off'])
    expect(goodsActions('to_be_reviewed', 'off_shelf', 'admin')).toEqual(['examine', 'reject', 'update', 'put_on'])
  })
})

describe('verification after a save', () => {
  it.each([
    ['examined', true, true, 'to_be_reviewed'],
    ['examined', true, false, 'examined'],
    ['examined', false, true, 'examined'],
    ['rejected', true, false, 'to_be_reviewed'],
    ['rejected', false, false, 'rejected'],
    ['to_be_reviewed', true, false, 'to_be_reviewed'],
  ] as const)('%s, shown changed %s, review on %s: %s', (before, isShownChanged, isReviewOn, after) => {
    expect(reviewAfterSave(before, { isShownChanged, isReviewOn })).toBe(after)
  })

  it('makes new goods wait only where the platform reviews', () => {
    expect([reviewOfNew(true), reviewOfNew(false)]).toEqual(['to_be_reviewed', 'examined'])
  })
})
