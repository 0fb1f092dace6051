import { describe, expect, it } from 'vitest'
import { judgeMemory } from './memory.ts'
import { type Sample, slopeAMinute } from './slope.ts'

/** Five minutes of a process around 200 MB with a sawtooth from garbage collection, and a leak on top. */
const samples = (leakAMinute: number): Sample[] =>
  Array.from({ length: 60 }, (_, index) => ({
    minutes: index / 12,
    megabytes: 200 + (index % 7) * 3 + (index / 12) * leakAMinute,
  }))

describe('growth of memory', () => {
  it('is nearly none where the collector only saws', () => {
    expect(Math.abs(slopeAMinute(samples(0)))).toBeLessThan(0.2)
  })

  it('is seen where something leaks', () => {
    expect(slopeAMinute(samples(6))).toBeGreaterThan(2)
  })

  it('breaks the gate, as do a heavy rest and a high peak', () => {
    const broken = (change: object) =>
      judgeMemory({ idle: 180, peak: 300, slope: 0.5, asked: 1, ...change }).filter(({ ok }) => !ok).length

    expect([{}, { idle: 201 }, { peak: 351 }, { slope: 2.1 }].map(broken)).toEqual([0, 1, 1, 1])
  })
})
