import { expect, it } from 'vitest'
import { favoriteState } from './favorite-state.ts'

const selling = { isOffered: true, isInStock: true, storeVerify: 'passed', storeStatus: 'open' }

it.each([
  [{}, 'on_sale'],
  [{ isInStock: false }, 'sold_out'],
  [{ isOffered: false, isInStock: false }, 'off_shelf'],
  [{ storeStatus: 'holiday', isInStock: false }, 'store_holiday'],
  [{ storeStatus: 'holiday', isOffered: false }, 'off_shelf'],
  [{ storeStatus: 'closed', isOffered: false }, 'store_closed'],
  [{ storeVerify: 'denied' }, 'store_closed'],
] as const)('kept goods with %o are %s', (change, state) => {
  expect(favoriteState({ ...selling, ...change })).toBe(state)
})
