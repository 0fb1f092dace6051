import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, splitDuration } from './duration.ts'

describe('splitDuration', () => {
  it.each([
    [0, 0, '00', '00', '00'],
    [59, 0, '00', '00', '59'],
    [60, 0, '00', '01', '00'],
    [3_599, 0, '00', '59', '59'],
    [86_399, 0, '23', '59', '59'],
    [86_400, 1, '00', '00', '00'],
    [90_061, 1, '01', '01', '01'],
    [10 * 86_400, 10, '00', '00', '00'],
    [59.999, 0, '00', '00', '59'],
    [-5, 0, '00', '00', '00'],
    [Number.NaN, 0, '00', '00', '00'],
    [Infinity, 0, '00', '00', '00'],
  ])('%d seconds', (seconds, d, hh, mm, ss) => {
    expect(splitDuration(seconds)).toEqual({ d, hh, mm, ss })
  })

  it('loses no second', () => {
    fc.assert(
      fc.property(fc.nat(1e9), seconds => {
        const { d, hh, mm, ss } = splitDuration(seconds)
        expect([hh, mm, ss].join(':')).toMatch(/^[0-2]\d:[0-5]\d:[0-5]\d$/)
        expect(d * DAY + Number(hh) * HOUR + Number(mm) * MINUTE + Number(ss) * 1000).toBe(seconds * 1000)
      }),
    )
  })
})
