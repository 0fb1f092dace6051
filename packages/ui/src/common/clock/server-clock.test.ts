// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverNow, setServerTime, tickedNow, watchSeconds } from './server-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe("the server's clock", () => {
  it('continues from the server time, however wrong the device clock is', () => {
    setServerTime(5_000_000)
    vi.advanceTimersByTime(1500)
    vi.setSystemTime(9)
    expect(serverNow()).toBe(5_001_500)
    setServerTime(Number.NaN)
    expect(serverNow()).toBe(5_001_500)
  })

  it('updates all countdowns of a page by one timer, on the second, and stops with the last', () => {
    setServerTime(7_000_400)
    const first = vi.fn()
    const second = vi.fn()
    const leaveFirst = watchSeconds(first)
    const leaveSecond = watchSeconds(second)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(600)
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).toHaveBeenCalledTimes(1)
    expect(tickedNow()).toBe(7_001_000)
    vi.advanceTimersByTime(2000)
    expect(first).toHaveBeenCalledTimes(3)
    leaveFirst()
    leaveSecond()
    expect(vi.getTimerCount()).toBe(0)
  })
})
