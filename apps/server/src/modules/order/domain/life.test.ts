import { describe, expect, it } from 'vitest'
import { inTime, type LifeFact, seesLedgerOf, seesTrade } from './life.ts'

const fact = (key: string, ms: number, rank: number): LifeFact => ({
  at: new Date(ms),
  rank,
  kind: 'move',
  key,
  params: {},
  actor: '',
  amount: null,
})

describe('the life of an order', () => {
  it('is sorted by time, and by cause and effect within an instant', () => {
    const facts = [fact('late', 2, 0), fact('effect', 1, 2), fact('cause', 1, 1)]
    expect(inTime(facts).map(({ key }) => key)).toEqual(['cause', 'effect', 'late'])
  })

  it('shows each reader their own postings, and the platform all', () => {
    const seen = (reader: 'buyer' | 'seller' | 'admin') =>
      ['user', 'store', 'platform'].filter(owner => seesLedgerOf(reader, owner))
    expect(seen('buyer')).toEqual(['user'])
    expect(seen('seller')).toEqual(['store'])
    expect(seen('admin')).toEqual(['user', 'store', 'platform'])
  })

  it('hides stock and settlement from buyers', () => {
    expect([seesTrade('buyer'), seesTrade('seller'), seesTrade('admin')]).toEqual([false, true, true])
  })
})
