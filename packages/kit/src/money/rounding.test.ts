import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp } from './rounding.ts'

describe('roundHalfUp', () => {
  it.each([
    [1.005, 1.01],
    [0.615, 0.62],
    [10.075, 10.08],
    [2.675, 2.68],
    [1.335, 1.34],
    [1.004, 1],
    [1.0049999, 1],
    [9.995, 10],
    [0.005, 0.01],
    [0.0049, 0],
    [-1.005, -1.01],
    [-0.004, 0],
    [1e-7, 0],
    [5e-324, 0],
    [1e21, 1e21],
    [1.7976931348623157e308, 1.7976931348623157e308],
    [0, 0],
    [-0, 0],
    ['1.005', 1.01],
    ['  12.345 ', 12.35],
    ['.555', 0.56],
    ['5.', 5],
    ['1.5e-2', 0.02],
    ['123456789012.345', 123456789012.35],
  ])('rounds %s to two decimals as %d', (value, expected) => {
    expect(roundHalfUp(value)).toBe(expected)
  })

  it.each([
    [2.5, 0, 3],
    [0.4999, 0, 0],
    [0.5, 0, 1],
    [-2.5, 0, -3],
    [1.00005, 4, 1.0001],
    [1234.5678, 3, 1234.568],
    [1.1, 5, 1.1],
  ])('rounds %d to %d decimals as %d', (value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected)
  })

  it.each([Number.NaN, Infinity, '', '.', 'abc', '1,5', '1.2.3', '0x10', '1e999', '--1'])('refuses %j', value => {
    expect(() => roundHalfUp(value)).toThrow(RangeError)
  })

  it.each([-1, 1.5, 21])('refuses %d decimals', decimals => {
    expect(() => roundHalfUp(1, decimals)).toThrow(RangeError)
  })

  it('rounds up exactly when the next digit is 5 or more', () => {
    const digit = fc.nat(9)
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(99), digit, fc.array(digit, { maxLength: 8 }), (whole, cents, next, rest) => {
        const text = `${whole}.${String(cents).padStart(2, '0')}${next}${rest.join('')}`
        const expected = BigInt(whole) * 100n + BigInt(cents) + (next >= 5 ? 1n : 0n)
        expect(roundHalfUp(text)).toBe(Number(expected) / 100)
      }),
    )
  })

  it('changes nothing when repeated and mirrors negative values', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(6), (value, decimals) => {
        const once = roundHalfUp(value, decimals)
        expect(roundHalfUp(once, decimals)).toBe(once)
        expect(roundHalfUp(-value, decimals)).toBe(0 - once)
      }),
    )
  })
})
