import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay, dateText, readDate, readDateTime, timeText } from './date-text.ts'

describe('typed dates (§9)', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-1-5', '2026-01-05'],
    ['2026/01/05', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    [' 2024-02-29 ', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['26-01-05', undefined],
    ['', undefined],
    ['2026-11-21 10:00', undefined],
  ])('reads the day %o as %o', (text, date) => {
    expect(readDate(text)).toBe(date)
  })

  it.each([
    ['2026-11-21 9:05', '2026-11-21 09:05:00'],
    ['2026-11-21 09:05:59', '2026-11-21 09:05:59'],
    ['2026-11-21T09:05:59', '2026-11-21 09:05:59'],
    ['2026-11-21', '2026-11-21 00:00:00'],
    ['2026-11-21 24:00', undefined],
    ['2026-11-21 10:60', undefined],
    ['2026-11-21 10:00 pm', undefined],
  ])('reads the time %o as %o', (text, time) => {
    expect(readDateTime(text)).toBe(time)
  })

  it('ends a day at its last second where the end of a range is asked for', () => {
    expect(readDateTime('2026-11-21', '23:59:59')).toBe('2026-11-21 23:59:59')
  })

  it('gives back every day that it writes', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, day => {
        const text = day.toISOString().slice(0, 10)
        const read = calendarDay(text)
        expect(read && dateText(read)).toBe(text)
        expect(readDate(text)).toBe(text)
      }),
    )
  })

  it('finds the time of a text, midnight where there is none', () => {
    expect(timeText('2026-11-21 08:30:00')).toBe('08:30:00')
    expect(timeText('2026-11-21')).toBe('00:00:00')
  })
})
