import { describe, expect, it } from 'vitest'
import { daysTo, deliveryPromise } from './delivery-promise.ts'

const at = (text: string) => new Date(`${text}:00+08:00`)
const promised = (now: string, hours: number, days: number) => {
  const { shipsBy, arrivesFrom, arrivesTo } = deliveryPromise(at(now), hours, days)
  return [shipsBy, arrivesFrom, arrivesTo]
}

describe('the days of delivery', () => {
  // 1 June 2026 is a Monday.
  it.each([
    ['a Monday', '2026-06-01T10:00', 48, 2, '2026-06-03T10:00', '2026-06-04', '2026-06-05'],
    [
      'a parcel within a day may start at once',
      '2026-06-01T10:00',
      24,
      1,
      '2026-06-02T10:00',
      '2026-06-02',
      '2026-06-03',
    ],
    ['a few hours', '2026-06-01T10:00', 4, 1, '2026-06-01T14:00', '2026-06-02', '2026-06-02'],
    [
      'late at night the day is that of the shop',
      '2026-06-01T23:30',
      1,
      1,
      '2026-06-02T00:30',
      '2026-06-02',
      '2026-06-03',
    ],
    ['nothing is carried on Sunday', '2026-06-04T10:00', 24, 2, '2026-06-05T10:00', '2026-06-06', '2026-06-08'],
    ['a deadline on Sunday is Monday', '2026-06-06T10:00', 24, 1, '2026-06-08T10:00', '2026-06-08', '2026-06-09'],
    ['an order on Sunday', '2026-06-07T10:00', 24, 1, '2026-06-08T10:00', '2026-06-09', '2026-06-09'],
    ['made to order', '2026-06-01T10:00', 240, 3, '2026-06-11T10:00', '2026-06-13', '2026-06-15'],
  ])('%s', (_name, now, hours, days, shipsBy, from, to) => {
    expect(promised(now, hours, days)).toEqual([at(shipsBy), from, to])
  })

  it.each([
    ['one within the province', 330_000, 1],
    ['those of the company to a province that it names', 650_000, 6],
    ['its usual ones elsewhere', 110_000, 2],
    ['its usual ones to an unknown area', 0, 2],
  ])('on the road: %s', (_name, to, days) => {
    expect(daysTo({ provinceId: 330_000, days: { 650000: 6, 330000: 4 }, defaultDays: 2 }, to)).toBe(days)
  })

  it('a store without an address is in no province', () => {
    expect(daysTo({ provinceId: null, days: {}, defaultDays: 3 }, 0)).toBe(3)
  })
})
