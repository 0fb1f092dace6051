import { add, fen } from '@shiji/kit/money/fen.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissionOf } from './commission.ts'

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
