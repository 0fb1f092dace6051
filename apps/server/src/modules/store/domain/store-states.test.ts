import { expect, it } from 'vitest'
import { storeStates } from './store-states.ts'

it('the states of a store are words of its machines', () => {
  expect(storeStates({ verify: 'denied', status: 'holiday' })).toEqual({ verify: 'denied', status: 'holiday' })
})

it.each([
  { verify: 'lost', status: 'open' },
  { verify: 'passed', status: 'away' },
])('another word is a fault: $verify, $status', states => {
  expect(() => storeStates(states)).toThrow('unknown state')
})
