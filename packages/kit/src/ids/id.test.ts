import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isId, MAX_IDS, parseId, parseIds } from './id.ts'

const MAX = Number.MAX_SAFE_INTEGER
const id = fc.integer({ min: 1, max: MAX })

describe('isId', () => {
  it.each([1, 42, MAX])('accepts %d', value => {
    expect(isId(value)).toBe(true)
  })

  it.each([0, -1, 1.5, MAX + 1, Number.NaN, Infinity, '1', null, undefined, 1n, true, [1]])('refuses %s', value => {
    expect(isId(value)).toBe(false)
  })
})

describe('parseId', () => {
  it.each(['', '0', '-1', '+1', '01', '1.0', '1e3', ' 1', '1 ', '0x1', '9007199254740992', '99999999999999999', '１'])(
    'refuses %j',
    text => {
      expect(parseId(text)).toBeUndefined()
    },
  )

  it('parses every id, and nothing else as an id', () => {
    fc.assert(fc.property(id, value => parseId(String(value)) === value))
    fc.assert(
      fc.property(fc.string(), text => {
        const value = parseId(text)
        expect(value === undefined || String(value) === text).toBe(true)
      }),
    )
  })
})

describe('parseIds', () => {
  it.each([
    ['7', [7]],
    ['1,2,3', [1, 2, 3]],
    ['3,1,3,2,1', [3, 1, 2]],
  ])('reads %s', (text, ids) => {
    expect(parseIds(text)).toEqual(ids)
  })

  it.each(['', ',', '1,', ',1', '1,,2', '1, 2', '1,0', '1,-2', '1;2', 'all'])('refuses %j', text => {
    expect(parseIds(text)).toBeUndefined()
  })

  it('takes at most a thousand ids', () => {
    const many = (n: number): string => Array.from({ length: n }, (_, index) => index + 1).join(',')
    expect(parseIds(many(MAX_IDS))).toHaveLength(1000)
    expect(parseIds(many(MAX_IDS + 1))).toBeUndefined()
  })

  it('returns each id of a list once', () => {
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength: 50 }), ids => {
        expect(parseIds(ids.join(','))).toEqual([...new Set(ids)])
      }),
    )
  })
})
