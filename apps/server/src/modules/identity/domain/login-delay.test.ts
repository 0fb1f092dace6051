import { describe, expect, it } from 'vitest'
import { challengeLevel, HARDEST, largestNumber, waitAfter, waitSteps } from './login-delay.ts'

const locking = { free: 5, lockAt: 10, longestMs: 900_000, windowMs: 900_000 }
const capped = { free: 10, longestMs: 60_000, windowMs: 900_000 }

describe('waiting times of a login', () => {
  it('are zero for the free tries, then double, then as long as the window', () => {
    expect([0, 4, 5, 6, 9, 10, 99].map(failures => waitAfter(failures, locking) / 1_000)).toEqual([
      0, 0, 1, 2, 16, 900, 900,
    ])
  })

  it('stop at the longest wait where nothing locks, however many strangers fail', () => {
    expect([9, 10, 12, 15, 16, 1_000].map(failures => waitAfter(failures, capped) / 1_000)).toEqual([
      0, 1, 4, 32, 60, 60,
    ])
  })

  it.each([locking, capped])('have a step for each change of the wait', brake => {
    const steps = waitSteps(brake)
    for (let failures = 0; failures < 40; failures += 1) {
      const step = steps.findLast(one => one.failures <= failures)
      expect(step?.waitMs ?? 0).toBe(waitAfter(failures, brake))
    }
  })
})

describe('the proof of work', () => {
  it('is required after the free failures, gets harder with each further one and ends at the hardest', () => {
    expect([0, 2, 3, 4, 8, 9, 50].map(failures => challengeLevel(failures, 3))).toEqual([0, 0, 1, 2, 6, 6, HARDEST])
    expect([1, 2, 3].map(largestNumber)).toEqual([60_000, 120_000, 240_000])
  })
})
