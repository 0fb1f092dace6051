import { describe, expect, it } from 'vitest'
import { formatCountdown } from './countdown.ts'
import {
  formatBytes,
  formatCount,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatRelative,
  moneyParts,
} from './format.ts'

describe('money', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [123_450, '¥1,234.50'],
    [-123_450, '-¥1,234.50'],
    [-1, '-¥0.01'],
    [Number.MAX_SAFE_INTEGER, '¥90,071,992,547,409.91'],
  ])('%d fen is %s in both languages', (amount, text) => {
    expect(formatMoney(amount, 'zh-cn')).toBe(text)
    expect(formatMoney(amount, 'en')).toBe(text)
  })

  it('is split into parts for the price component', () => {
    expect(moneyParts(-1_999_05)).toEqual({ sign: '-', symbol: '¥', integer: '1,999', fraction: '05' })
    expect(moneyParts(0)).toEqual({ sign: '', symbol: '¥', integer: '0', fraction: '00' })
  })

  it.each([19.9, Number.NaN])('refuses %d, which is not a whole number of fen', amount => {
    expect(() => formatMoney(amount, 'en')).toThrow(RangeError)
  })
})

describe('times', () => {
  it('writes the format of the specification in the shop zone', () => {
    expect(formatDateTime('2026-11-21T16:05:06Z', 'zh-cn')).toBe('2026-11-22 00:05:06')
    expect(formatDateTime('2026-11-21T16:05:06Z', 'en')).toBe('2026-11-22 00:05:06')
  })

  it('writes long forms in words', () => {
    const at = new Date('2026-11-21T16:05:06Z')
    expect(formatDateTime(at, 'zh-cn', 'date')).toBe('2026年11月22日')
    expect(formatDateTime(at, 'en', 'date')).toBe('November 22, 2026')
    expect(formatDateTime(at, 'zh-cn', 'long')).toBe('2026年11月22日 00:05')
    expect(formatDateTime(at, 'en', 'long')).toBe('November 22, 2026 at 12:05 AM')
  })

  it.each(['', 'soon', null, undefined])('shows a dash for %j', value => {
    expect(formatDateTime(value, 'en')).toBe('-')
    expect(formatRelative(value, 'en')).toBe('-')
  })

  // 10:00 on Saturday in the shop.
  const now = new Date('2026-11-21T02:00:00Z')
  it.each([
    ['2026-11-21T01:59:30Z', '刚刚', 'just now'],
    ['2026-11-21T02:00:30Z', '刚刚', 'just now'],
    ['2026-11-21T01:55:01Z', '4分钟前', '4 minutes ago'],
    ['2026-11-21T01:59:00Z', '1分钟前', '1 minute ago'],
    ['2026-11-20T23:00:00Z', '3小时前', '3 hours ago'],
    ['2026-11-21T04:30:00Z', '2小时后', 'in 2 hours'],
    // 23:30 the evening before: yesterday for a person, though 10.5 hours away.
    ['2026-11-20T15:30:00Z', '昨天', 'yesterday'],
    ['2026-11-22T02:00:00Z', '明天', 'tomorrow'],
    ['2026-11-16T02:00:00Z', '5天前', '5 days ago'],
    ['2026-11-14T02:00:00Z', '7天前', '7 days ago'],
    ['2026-11-13T02:00:00Z', '2026年11月13日', 'November 13, 2026'],
    ['2025-11-21T02:00:00Z', '2025年11月21日', 'November 21, 2025'],
  ])('%s is %s', (iso, chinese, english) => {
    expect(formatRelative(iso, 'zh-cn', now)).toBe(chinese)
    expect(formatRelative(iso, 'en', now)).toBe(english)
  })
})

describe('counts', () => {
  it.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [9_999, '9999', '9.9K'],
    [10_000, '1万', '10K'],
    [12_345, '1.2万', '12.3K'],
    // A shop must not claim the 20,000th sale too early.
    [19_999, '1.9万', '19.9K'],
    [350_000_000, '3.5亿', '350M'],
  ])('%d', (count, chinese, english) => {
    expect(formatCount(count, 'zh-cn')).toBe(chinese)
    expect(formatCount(count, 'en')).toBe(english)
  })

  it('writes exact values with grouping', () => {
    expect(formatNumber(1_234_567, 'zh-cn')).toBe('1,234,567')
    expect(formatNumber(1234.5, 'en')).toBe('1,235')
    const places = [0, 1, 2, 3, 4, 5, 6, 9, 12, 15]
    const numbers = places.flatMap(place => [10 ** place, 10 ** place - 1, -(10 ** place)]).filter(each => each !== 0)
    for (const [locale, tag] of [
      ['zh-cn', 'zh-CN'],
      ['en', 'en'],
    ] as const) {
      expect(numbers.map(each => formatNumber(each, locale))).toEqual(
        numbers.map(each => new Intl.NumberFormat(tag).format(each)),
      )
    }
  })
})

describe('countdown', () => {
  it.each([
    [0, '0 天 00 时 00 分 00 秒', '0 days 00 hours 00 minutes 00 seconds', '00 : 00 : 00'],
    [90_061, '1 天 01 时 01 分 01 秒', '1 day 01 hour 01 minute 01 second', '25 : 01 : 01'],
    [2 * 86_400 + 3_599, '2 天 00 时 59 分 59 秒', '2 days 00 hours 59 minutes 59 seconds', '48 : 59 : 59'],
    [86_399, '0 天 23 时 59 分 59 秒', '0 days 23 hours 59 minutes 59 seconds', '23 : 59 : 59'],
    [100 * 3_600, '4 天 04 时 00 分 00 秒', '4 days 04 hours 00 minutes 00 seconds', '100 : 00 : 00'],
    [-1, '0 天 00 时 00 分 00 秒', '0 days 00 hours 00 minutes 00 seconds', '00 : 00 : 00'],
  ])('%d seconds', (seconds, chinese, english, clock) => {
    expect(formatCountdown(seconds, 'days')).toBe(chinese)
    expect(formatCountdown(seconds, 'days', 'en')).toBe(english)
    expect(formatCountdown(seconds, 'clock')).toBe(clock)
  })

  it.each([
    [93_784, '1 天 2 小时 3 分钟', '1 day 2 hours 3 minutes'],
    [3_660, '0 天 1 小时 1 分钟', '0 days 1 hour 1 minute'],
  ])('%d seconds are spoken by the minute, one of a kind in the singular', (seconds, chinese, english) => {
    expect(formatCountdown(seconds, 'spoken')).toBe(chinese)
    expect(formatCountdown(seconds, 'spoken', 'en')).toBe(english)
  })
})

describe('bytes', () => {
  it.each([
    [0, '0 B'],
    [1_023, '1,023 B'],
    [1_024, '1 kB'],
    [122_880, '120 kB'],
    [1_288_490_189, '1.2 GB'],
    [5_368_709_120, '5 GB'],
  ])('%d', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text)
  })
})
