import { describe, expect, it } from 'vitest'
import { brandMachine, ownBrandActions } from './brand-application.machine.ts'

describe('an application for a brand', () => {
  it.each([
    ['to_be_reviewed', ['examine', 'reject'], []],
    ['examined', [], []],
    ['rejected', [], ['submit']],
  ] as const)('%s: the platform may %j, the store may %j', (state, ofPlatform, ofStore) => {
    expect(brandMachine.actions(state, 'admin')).toEqual(ofPlatform)
    expect(brandMachine.actions(state, 'seller')).toEqual(ofStore)
  })

  it.each([
    ['to_be_reviewed', ['withdraw']],
    ['rejected', ['edit', 'withdraw']],
    ['examined', []],
  ] as const)('%s has the buttons %j for its store', (state, actions) => {
    expect(ownBrandActions(state)).toEqual(actions)
  })
})
