import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFilter, readRange, writeFilter } from './table-query.ts'

describe('search values (§3)', () => {
  it.each([
    ['顺丰', 'like', '顺丰|like'],
    ['SF', undefined, 'SF'],
    ['SF', 'eq', 'SF'],
    [0, 'eq', '0'],
    [['2026-11-01 00:00:00', '2026-11-30 23:59:59'], 'between', '2026-11-01 00:00:00,2026-11-30 23:59:59|between'],
    [['', ''], 'between', ''],
    [['2026-11-01 00:00:00', ''], 'between', '2026-11-01 00:00:00|ngt'],
    [[null, 5000], 'between', '5000|nlt'],
    ['', 'like', ''],
    [null, 'like', ''],
    [[1, 2], 'in', '1,2|in'],
  ])('writes %j with %s as %o', (value, operator, text) => {
    expect(writeFilter(value, operator)).toBe(text)
  })

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom('like', 'gt', 'in', undefined), (value, operator) => {
        fc.pre(value.replace(/,/g, '') !== '')
        expect(readFilter(writeFilter(value, operator), operator)).toBe(value)
      }),
    )
  })

  it('reads back both ends of a range, also where one is open', () => {
    for (const range of [
      ['1', '5'],
      ['1', ''],
      ['', '5'],
    ] as const)
      expect(readRange(writeFilter(range, 'between'))).toEqual(range)
    expect(readRange('')).toEqual(['', ''])
  })
})
