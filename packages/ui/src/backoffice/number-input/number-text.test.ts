import { describe, expect, it } from 'vitest'
import { readNumber } from './number-text.ts'

describe('readNumber', () => {
  it.each([
    ['12', 0, 12],
    ['-3', 0, -3],
    ['1.5', 0, undefined],
    ['1.5', 2, 1.5],
    ['1.', 2, 1],
    ['1.555', 2, undefined],
    ['0x10', 0, undefined],
    ['1e3', 0, undefined],
    ['一', 0, undefined],
    ['', 0, undefined],
  ])('reads %o with %i decimals as %o', (text, decimals, number) => {
    expect(readNumber(text, decimals)).toBe(number)
  })

  it('knows no negative zero', () => {
    expect(Object.is(readNumber('-0', 0), 0)).toBe(true)
  })
})
