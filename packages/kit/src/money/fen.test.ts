import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, atLeastZero, fen, fenToYuan, multiply, negate, percentOf, subtract, yuanToFen, ZERO } from './fen.ts'

const MAX = Number.MAX_SAFE_INTEGER
const anyFen = fc.maxSafeInteger().map(fen)
const modestFen = fc.integer({ min: -1e12, max: 1e12 }).map(fen)

describe('fen', () => {
  it.each([0, 1, -1, 199_000, MAX, -MAX])('takes the whole number %d', n => {
    expect(fen(n)).toBe(n)
  })

  it.each([0.5, 19.9, Number.NaN, Infinity, -Infinity, MAX + 1, -MAX - 1])('refuses %d', n => {
    expect(() => fen(n)).toThrow(RangeError)
  })

  it('never keeps a negative zero', () => {
    expect([fen(-0), negate(ZERO), multiply(fen(-5), 0), yuanToFen('-0')]).toEqual([0, 0, 0, 0])
  })
})

describe('sums', () => {
  it('adds any number of amounts; none gives zero', () => {
    expect(add(fen(1990), fen(10), fen(-500))).toBe(1500)
    expect(add()).toBe(0)
  })

  it('subtracts below zero, and clamps only when asked', () => {
    expect(subtract(fen(100), fen(250))).toBe(-150)
    expect(atLeastZero(subtract(fen(100), fen(250)))).toBe(0)
    expect(atLeastZero(fen(7))).toBe(7)
  })

  it('refuses results beyond the exact integers', () => {
    expect(() => add(fen(MAX), fen(1))).toThrow(RangeError)
    expect(() => subtract(fen(-MAX), fen(1))).toThrow(RangeError)
    expect(() => multiply(fen(MAX), 2)).toThrow(RangeError)
  })

  it('subtracting what was added gives the first amount', () => {
    fc.assert(fc.property(modestFen, modestFen, (a, b) => subtract(add(a, b), b) === a && add(a, negate(a)) === 0))
  })
})

describe('multiply', () => {
  it('prices a quantity', () => {
    expect(multiply(fen(1999), 3)).toBe(5997)
    expect(multiply(fen(1999), -2)).toBe(-3998)
  })

  it.each([1.5, Number.NaN, Infinity])('refuses the quantity %d', quantity => {
    expect(() => multiply(fen(100), quantity)).toThrow(RangeError)
  })

  it('is repeated addition', () => {
    fc.assert(
      fc.property(modestFen, fc.integer({ min: 0, max: 50 }), (a, n) => {
        expect(multiply(a, n)).toBe(add(...Array.from({ length: n }, () => a)))
      }),
    )
  })
})

describe('percentOf', () => {
  it.each([
    [1990, 500, 100], // 99.5
    [1989, 500, 99], // 99.45
    [10, 500, 1], // exactly half a fen
    [9, 500, 0],
    [-10, 500, -1],
    [-1989, 500, -99],
    [12_345, 0, 0],
    [12_345, 10_000, 12_345],
    [100, 25_000, 250],
    [MAX, 10_000, MAX],
    [MAX, 9_999, 9_006_298_534_815_517], // the product is far beyond exact floats
    [MAX, 5_000, 4_503_599_627_370_496],
  ])('%d fen at %d basis points is %d', (amount, rate, expected) => {
    expect(percentOf(fen(amount), rate)).toBe(expected)
  })

  it.each([-1, 0.5, Number.NaN])('refuses the rate %d', rate => {
    expect(() => percentOf(fen(100), rate)).toThrow(RangeError)
  })

  it('lies within half a fen of the exact share and mirrors on reversal', () => {
    fc.assert(
      fc.property(anyFen, fc.integer({ min: 0, max: 10_000 }), (a, rate) => {
        const share = percentOf(a, rate)
        const error = BigInt(share) * 10_000n - BigInt(a) * BigInt(rate)
        expect(error >= -5_000n && error <= 5_000n).toBe(true)
        expect(percentOf(negate(a), rate)).toBe(negate(share))
      }),
    )
  })
})

describe('yuan text', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12.05', 1205],
    ['-0.01', -1],
    ['0019.90', 1990],
    ['90071992547409.91', MAX],
  ])('reads %s', (text, amount) => {
    expect(yuanToFen(text)).toBe(amount)
  })

  it.each(['', ' 1', '1 ', '.5', '5.', '1.234', '1,000', '+1', '1e3', '¥1', '--1', '一', '90071992547409.92', '1\n'])(
    'refuses %j',
    text => {
      expect(yuanToFen(text)).toBeUndefined()
    },
  )

  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [-1, '-0.01'],
    [99, '0.99'],
    [100, '1.00'],
    [123_450, '1234.50'],
    [-123_450, '-1234.50'],
    [MAX, '90071992547409.91'],
  ])('writes %d fen as %s', (amount, text) => {
    expect(fenToYuan(fen(amount))).toBe(text)
  })

  it('reads back every amount it writes', () => {
    fc.assert(fc.property(anyFen, a => yuanToFen(fenToYuan(a)) === a))
  })
})
