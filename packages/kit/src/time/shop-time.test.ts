import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from './duration.ts'
import { formatDate, formatDateTime, parseShopTime, shopDayKey, startOfShopDay } from './shop-time.ts'

const anyDate = fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })

describe('formatting', () => {
  it.each([
    ['2026-11-21T04:05:06.999Z', '2026-11-21 12:05:06'],
    ['2026-11-21T15:59:59Z', '2026-11-21 23:59:59'],
    ['2026-11-21T16:00:00Z', '2026-11-22 00:00:00'],
    ['2025-12-31T16:00:00Z', '2026-01-01 00:00:00'],
    ['2024-02-28T18:00:00Z', '2024-02-29 02:00:00'],
    // Shanghai had daylight saving from 1986 to 1991; the shop did not exist and keeps UTC+8.
    ['1988-07-01T00:00:00Z', '1988-07-01 08:00:00'],
  ])('%s is %s in the shop', (iso, text) => {
    expect(formatDateTime(new Date(iso))).toBe(text)
    expect(formatDate(new Date(iso))).toBe(text.slice(0, 10))
  })

  it('refuses an invalid date', () => {
    expect(() => formatDateTime(new Date('nonsense'))).toThrow(RangeError)
    expect(() => formatDate(new Date('nonsense'))).toThrow(RangeError)
  })

  it('agrees with the time zone tables', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const modern = fc.date({ min: new Date('1992-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(fc.property(modern, date => formatDateTime(date) === zone.format(date)))
  })
})

describe('parsing', () => {
  it.each([
    ['2026-11-21 12:05:06', '2026-11-21T04:05:06.000Z'],
    ['2026-11-21', '2026-11-20T16:00:00.000Z'],
    ['2026-11-21T04:05:06Z', '2026-11-21T04:05:06.000Z'],
    ['2026-11-21T04:05:06.789Z', '2026-11-21T04:05:06.789Z'],
    ['2026-11-21T04:05:06.7Z', '2026-11-21T04:05:06.700Z'],
    ['2026-11-21T04:05:06.789654Z', '2026-11-21T04:05:06.789Z'],
    ['2026-11-21T12:05:06+08:00', '2026-11-21T04:05:06.000Z'],
    ['2026-11-20T23:05:06-0500', '2026-11-21T04:05:06.000Z'],
    ['2026-11-21T12:05', '2026-11-21T04:05:00.000Z'],
    ['2024-02-29', '2024-02-28T16:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(parseShopTime(text)?.toISOString()).toBe(iso)
  })

  it.each([
    '',
    'soon',
    '2026-02-29',
    '2026-02-30 10:00:00',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '2026-01-01 24:00:00',
    '2026-01-01 10:60:00',
    '2026-01-01 10:00:60',
    '0050-01-01',
    '0000-01-01',
    '2026-1-1',
    '2026/01/01',
    '20260101',
    '2026-01-01Z',
    '2026-01-01 ',
    '2026-01-01 10',
    '2026-01-01T10:00:00+24:00',
    '2026-01-01T10:00:00+08:60',
    '+002026-01-01T00:00:00Z',
    '1763697906',
  ])('refuses %j', text => {
    expect(parseShopTime(text)).toBeUndefined()
  })

  it('parses its own output and ISO 8601', () => {
    fc.assert(
      fc.property(anyDate, date => {
        const second = Math.floor(date.getTime() / 1000) * 1000
        expect(parseShopTime(formatDateTime(date))?.getTime()).toBe(second)
        expect(parseShopTime(date.toISOString())?.getTime()).toBe(date.getTime())
      }),
    )
  })

  it('accepts exactly the days of the calendar', () => {
    const part = fc.nat(99).map(n => String(n).padStart(2, '0'))
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), part, part, (year, month, day) => {
        const text = `${year}-${month}-${day}`
        const days = new Date(year, Number(month), 0).getDate()
        const exists = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days
        const parsed = parseShopTime(text)
        expect(parsed && formatDate(parsed)).toBe(exists ? text : undefined)
      }),
    )
  })
})

describe('shop days', () => {
  it.each([
    ['2026-11-21T15:59:59.999Z', '2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-11-21T16:00:00.000Z', '2026-11-21T16:00:00.000Z', '2026-11-22'],
    ['1969-12-31T15:00:00.000Z', '1969-12-30T16:00:00.000Z', '1969-12-31'],
  ])('%s belongs to the day that began at %s', (iso, start, key) => {
    expect(startOfShopDay(new Date(iso)).toISOString()).toBe(start)
    expect(shopDayKey(new Date(iso))).toBe(key)
  })

  it('holds every instant in the day that began less than 24 hours before it', () => {
    fc.assert(
      fc.property(anyDate, date => {
        const start = startOfShopDay(date)
        const age = date.getTime() - start.getTime()
        expect(age >= 0 && age < DAY).toBe(true)
        expect(formatDateTime(start)).toBe(`${shopDayKey(date)} 00:00:00`)
        expect(shopDayKey(new Date(start.getTime() + 23 * HOUR))).toBe(shopDayKey(date))
      }),
    )
  })
})
