import { describe, expect, it } from 'vitest'
import { fixedClock, movableClock, systemClock } from './clock.ts'
import { DAY, HOUR } from './duration.ts'

const NOON = '2026-11-21T04:00:00.000Z'

describe('clocks', () => {
  it('the system clock follows the machine', () => {
    const before = Date.now()
    const now = systemClock.now().getTime()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })

  it('a fixed clock does not change, even if its dates are mutated', () => {
    const at = new Date(NOON)
    const clock = fixedClock(at)
    at.setFullYear(1999)
    clock.now().setFullYear(1999)
    expect(clock.now().toISOString()).toBe(NOON)
    expect(fixedClock(NOON).now()).toEqual(fixedClock(Date.parse(NOON)).now())
  })

  it('a fixed clock refuses an invalid date', () => {
    expect(() => fixedClock('soon')).toThrow(RangeError)
  })

  it('a movable clock adds its moves to a running clock', () => {
    let base = Date.parse(NOON)
    const clock = movableClock({ now: () => new Date(base) })
    clock.moveBy(8 * DAY)
    clock.moveBy(-HOUR)
    base += 1000
    expect(clock.now().toISOString()).toBe('2026-11-29T03:00:01.000Z')
    expect(clock.offset()).toBe(8 * DAY - HOUR)
  })

  it('a movable clock returns to the base', () => {
    const clock = movableClock(fixedClock(NOON))
    clock.moveBy(DAY)
    clock.setOffset(0)
    expect(clock.now().toISOString()).toBe(NOON)
  })

  it.each([Number.NaN, Infinity, 0.5])('a movable clock refuses to move by %d and keeps its offset', ms => {
    const clock = movableClock(fixedClock(NOON))
    clock.setOffset(5)
    expect(() => clock.moveBy(ms)).toThrow(RangeError)
    expect(() => clock.setOffset(ms)).toThrow(RangeError)
    expect(clock.offset()).toBe(5)
  })
})
