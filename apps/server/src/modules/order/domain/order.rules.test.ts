import { add, fen } from '@shiji/kit/money/fen.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissionOf } from './commission.ts'
import { cancelDue, commentDue, confirmDue, settlementCutoff } from './due.ts'

describe('commission', () => {
  it('is rounded half up per line', () => {
    // 5 % of 10 fen is half a fen.
    expect(commissionOf([{ payable: fen(10), commissionBp: 500 }])).toBe(1)
    expect(commissionOf([{ payable: fen(9), commissionBp: 500 }])).toBe(0)
    expect(
      commissionOf([
        { payable: fen(10), commissionBp: 500 },
        { payable: fen(10), commissionBp: 500 },
      ]),
    ).toBe(2)
  })

  it('is never negative and never more than was paid', () => {
    const line = fc.record({ payable: fc.integer({ min: 0, max: 1e12 }), bp: fc.integer({ min: 0, max: 10_000 }) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), lines => {
        const sold = lines.map(({ payable, bp }) => ({ payable: fen(payable), commissionBp: bp }))
        const commission = commissionOf(sold)
        expect(commission).toBeGreaterThanOrEqual(0)
        expect(commission).toBeLessThanOrEqual(add(...sold.map(item => item.payable)))
      }),
    )
  })
})

describe('timers', () => {
  const at = new Date('2026-06-01T00:00:00Z')
  const timers = { cancel: 1_440, confirm: 5_760, comment: 10_080, settlement: 10_080 }

  it('count from placing, delivery and receipt', () => {
    expect(cancelDue(at, timers).toISOString()).toBe('2026-06-02T00:00:00.000Z')
    expect(confirmDue(at, new Date('2026-06-03T00:00:00Z'), timers).toISOString()).toBe('2026-06-07T00:00:00.000Z')
    expect(commentDue(at, timers).toISOString()).toBe('2026-06-08T00:00:00.000Z')
    expect(settlementCutoff(at, timers).toISOString()).toBe('2026-05-25T00:00:00.000Z')
  })

  it('take a parcel that nobody tracks for delivered after ten days', () => {
    expect(confirmDue(at, undefined, timers).toISOString()).toBe('2026-06-15T00:00:00.000Z')
  })
})
