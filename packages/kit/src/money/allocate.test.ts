import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, allocateCapped } from './allocate.ts'
import { add, type Fen, fen } from './fen.ts'

const sum = (parts: readonly Fen[]): Fen => add(...parts)
const weights = fc
  .array(fc.oneof(fc.nat(5), fc.nat(1_000_000), fc.maxSafeInteger().map(Math.abs)), { minLength: 1, maxLength: 30 })
  .filter(list => list.some(weight => weight > 0))
const total = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.maxSafeInteger()).map(fen)

describe('allocate', () => {
  it.each([
    [1000, [1, 1, 1], [334, 333, 333]],
    [-1000, [1, 1, 1], [-334, -333, -333]],
    [100, [50, 30, 20], [50, 30, 20]],
    [1, [1, 2, 1], [0, 1, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
    [10, [0, 1, 0, 1], [0, 5, 0, 5]],
    [5, [7], [5]],
    [0, [3, 4], [0, 0]],
    [9_007_199_254_740_991, [1, 1], [4_503_599_627_370_496, 4_503_599_627_370_495]],
  ])('%d over %j is %j', (amount, over, parts) => {
    expect(allocate(fen(amount), over)).toEqual(parts)
  })

  it.each([[[]], [[0, 0]]])('refuses the weights %j, which cannot share an amount', over => {
    expect(() => allocate(fen(100), over)).toThrow(RangeError)
  })

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses the weight %d', weight => {
    expect(() => allocate(fen(100), [1, weight])).toThrow(RangeError)
  })

  it('always sums to the total', () => {
    fc.assert(fc.property(total, weights, (amount, over) => sum(allocate(amount, over)) === amount))
  })

  it('keeps every part between floor and ceiling of its exact share', () => {
    fc.assert(
      fc.property(total, weights, (amount, over) => {
        const whole = over.reduce((all, weight) => all + BigInt(weight), 0n)
        allocate(amount, over).forEach((part, index) => {
          const distance = BigInt(part) * whole - BigInt(amount) * BigInt(over[index] ?? 0)
          expect(distance < whole && distance > -whole).toBe(true)
        })
      }),
    )
  })

  it('never gives a larger weight less, and gives a zero weight nothing', () => {
    fc.assert(
      fc.property(total.map(Math.abs).map(fen), weights, (amount, over) => {
        const parts = allocate(amount, over)
        over.forEach((weight, i) => {
          if (weight === 0) expect(parts[i]).toBe(0)
          over.forEach((other, j) => {
            if (weight > other) expect(parts[i]).toBeGreaterThanOrEqual(parts[j] ?? Number.NaN)
          })
        })
      }),
    )
  })
})

describe('allocateCapped', () => {
  const caps = fc.array(fc.nat(1_000_000).map(fen), { minLength: 1, maxLength: 20 })

  it('splits a discount over lines in proportion', () => {
    expect(allocateCapped(fen(20_00), [fen(50_00), fen(0), fen(150_00)])).toEqual([500, 0, 1500])
  })

  it('takes nothing for a zero discount, even from free lines', () => {
    expect(allocateCapped(fen(0), [fen(0), fen(0)])).toEqual([0, 0])
    expect(allocateCapped(fen(0), [])).toEqual([])
  })

  it.each([-1, 301])('refuses to allocate %d fen within 300', amount => {
    expect(() => allocateCapped(fen(amount), [fen(100), fen(200)])).toThrow(RangeError)
  })

  it('sums to the total and takes no line below zero', () => {
    fc.assert(
      fc.property(caps, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
        const amount = fen(Math.floor(sum(lines) * share))
        const parts = allocateCapped(amount, lines)
        expect(sum(parts)).toBe(amount)
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(lines[index] ?? Number.NaN)
        })
      }),
    )
  })

  it('can take a line to exactly zero', () => {
    fc.assert(
      fc.property(caps, lines => {
        expect(allocateCapped(sum(lines), lines)).toEqual(lines)
      }),
    )
  })
})
