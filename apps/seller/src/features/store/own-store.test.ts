import type { SellerStore } from '@shiji/contract/store/store.ts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { canMove, type OwnStore } from './own-store.ts'

describe('the own store', () => {
  it('has the type of the contract', () => {
    expectTypeOf<OwnStore>().toEqualTypeOf<SellerStore>()
  })

  it.each<[OwnStore['actions'], boolean]>([
    [['rest'], true],
    [['resume', 'close'], true],
    [['close'], false],
    [[], false],
  ])('with %j can be opened or closed by its owner: %s', (actions, can) => {
    expect(canMove({ actions })).toBe(can)
  })
})
