import { ACCOUNT_KINDS } from '@shiji/contract/finance/finance.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHART } from './chart.ts'
import { accountOf, checkedEntry, type JournalEntry } from './journal.ts'

const entry = (...postings: JournalEntry['postings']): JournalEntry => ({
  cause: 'adjusted:1',
  kind: 'adjusted',
  memo: {},
  postings,
})

describe('a journal', () => {
  it('is accepted when it sums to zero', () => {
    const pay = entry(
      { account: 'user.balance', ownerId: 7, amount: -500 },
      { account: 'platform.escrow', ownerId: 0, amount: 500 },
    )
    expect(checkedEntry(pay).postings).toEqual(pay.postings)
  })

  it('never books an amount that has no counterpart', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: -1e12, max: 1e12 }), (given, taken) => {
        fc.pre(given !== 0 && taken !== 0 && given + taken !== 0)
        const wrong = entry(
          { account: 'user.balance', ownerId: 7, amount: given },
          { account: 'platform.adjustment', ownerId: 0, amount: taken },
        )
        expect(() => checkedEntry(wrong)).toThrow('does not balance')
      }),
    )
  })

  it('never lets points pay for money', () => {
    const mixed = entry(
      { account: 'user.points', ownerId: 7, amount: -500 },
      { account: 'user.balance', ownerId: 7, amount: 500 },
    )
    expect(() => checkedEntry(mixed)).toThrow('does not balance')
  })

  it('refuses one that moves nothing, half a fen, an account twice, or the platform under another id', () => {
    const half = entry(
      { account: 'user.balance', ownerId: 7, amount: 0.5 },
      { account: 'platform.adjustment', ownerId: 0, amount: -0.5 },
    )
    const twice = entry(
      { account: 'user.balance', ownerId: 7, amount: 5 },
      { account: 'user.balance', ownerId: 7, amount: -5 },
    )
    const stranger = entry(
      { account: 'user.balance', ownerId: 7, amount: 5 },
      { account: 'platform.escrow', ownerId: 3, amount: -5 },
    )
    expect(() => checkedEntry(entry({ account: 'user.balance', ownerId: 7, amount: 0 }))).toThrow('moves nothing')
    expect(() => checkedEntry(half)).toThrow('no whole amount')
    expect(() => checkedEntry(twice)).toThrow('twice')
    expect(() => checkedEntry(stranger)).toThrow('owner 3')
  })
})

describe('the chart', () => {
  it('has a rule for every account of the contract and no other', () => {
    const names = Object.entries(ACCOUNT_KINDS).flatMap(([owner, kinds]) => kinds.map(kind => `${owner}.${kind}`))
    expect(Object.keys(CHART).toSorted()).toEqual(names.toSorted())
  })

  it('keeps the balance of people and stores in their rows, and of the platform in the postings alone', () => {
    for (const name of ['user.balance', 'user.points', 'store.balance', 'store.debt'] as const)
      expect(accountOf(name).isTracked).toBe(true)
    expect(accountOf('platform.escrow').isTracked).toBe(false)
  })
})
