import { describe, expect, it } from 'vitest'
import { adminActions, sellerActions, statusMachine, verifyMachine } from './store.machine.ts'
import { isTrading } from './trading.ts'

const now = new Date('2026-06-01T02:00:00Z')
const dateless = { holidayUntil: null, closesAt: null }

describe('store machine', () => {
  it('lets only the platform decide on waiting applications', () => {
    expect(verifyMachine.pairs()).toEqual([
      { move: 'submit', from: 'fill_information', to: 'verifying' },
      { move: 'submit', from: 'denied', to: 'verifying' },
      { move: 'pass', from: 'verifying', to: 'passed' },
      { move: 'deny', from: 'verifying', to: 'denied' },
    ])
    expect(verifyMachine.actions('verifying', 'owner')).toEqual([])
    expect(verifyMachine.actions('denied', 'owner')).toEqual(['submit'])
  })

  it.each([
    ['open', ['rest'], ['close']],
    ['holiday', ['resume'], ['close', 'open']],
    ['closed', [], ['open']],
  ] as const)('%s: the seller may %j, the platform %j', (status, seller, admin) => {
    expect(statusMachine.actions(status, 'seller')).toEqual(seller)
    expect(statusMachine.actions(status, 'admin')).toEqual(admin)
  })

  it.each(['fill_information', 'verifying', 'denied'] as const)('%s: nothing is sold or switched', verify => {
    expect(isTrading({ ...dateless, verify, status: 'open' }, now)).toBe(false)
    expect(sellerActions({ verify, status: 'open' })).toEqual([])
  })

  it.each([
    ['open', true],
    ['holiday', false],
    ['closed', false],
  ] as const)('that was passed and is %s sells: %s', (status, sells) => {
    expect(isTrading({ ...dateless, verify: 'passed', status }, now)).toBe(sells)
  })

  it('offers the reviewer decision and status only where they are possible', () => {
    expect(adminActions({ verify: 'verifying', status: 'open' })).toEqual(['pass', 'deny'])
    expect(adminActions({ verify: 'passed', status: 'closed' })).toEqual(['open'])
  })
})
