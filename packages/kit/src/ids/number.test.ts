import { describe, expect, it } from 'vitest'
import { orderNumber } from './number.ts'

const digits = (n: number): string => '123456789012345'.slice(0, n)

describe('orderNumber', () => {
  it('joins prefix, shop day and twelve random digits', () => {
    expect(orderNumber('D', new Date('2026-11-21T04:00:00Z'), digits)).toBe('D261121123456789012')
  })

  it('counts the day in the shop, not in UTC', () => {
    expect(orderNumber('P', new Date('2026-12-31T16:00:00Z'), digits)).toBe('P270101123456789012')
  })

  it('keeps leading zeros of the random part', () => {
    expect(orderNumber('D', new Date('2026-11-21T04:00:00Z'), n => '0'.repeat(n))).toBe('D261121000000000000')
  })

  it.each(['', 'd', 'D1', 'ABCDE', 'Ä'])('refuses the prefix %j', prefix => {
    expect(() => orderNumber(prefix, new Date(), digits)).toThrow(RangeError)
  })

  it.each(['', '12345678901', '1234567890123', '12345678901x'])('refuses %j as randomness', random => {
    expect(() => orderNumber('D', new Date(), () => random)).toThrow(RangeError)
  })
})
