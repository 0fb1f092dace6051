import { describe, expect, it } from 'vitest'
import { floatText } from './float-text.ts'

describe('floatText (§5)', () => {
  it.each([
    [1.005, '1.01'],
    [2.675, '2.68'],
    [0.1, '0.10'],
    ['3.14159', '3.14'],
    [-1.005, '-1.01'],
    [12, '12.00'],
    ['', ''],
    [null, ''],
    ['x', ''],
    [Number.NaN, ''],
  ])('writes %o as %o', (value, text) => {
    expect(floatText(value)).toBe(text)
  })

  it('takes another number of decimals', () => {
    expect(floatText(0.0005, 3)).toBe('0.001')
  })
})
