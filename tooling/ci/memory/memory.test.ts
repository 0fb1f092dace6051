import { describe, expect, it } from 'vitest'
import { judgeMemory, keptAfterCollections } from './memory.ts'
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

  it('is read from the full collections that Node reports, the time of each in minutes', () => {
    const output = `[7:0x3d] 300 ms: Scavenge 20.0 (30.0) -> 10.0 (30.0) MB, pooled: 0 MB, 1.0 / 0.0 ms
[7:0x3d] 60000 ms: Mark-Compact 91.4 (102.4) -> 61.5 (99.8) MB, pooled: 9 MB, 17.50 / 0.02 ms
[7:0x3d] 120000 ms: Mark-Compact (reduce) 89.5 (101.1) -> 62.3 (98.6) MB, pooled: 10 MB, 10.24 / 0.01 ms`
    expect(keptAfterCollections(output)).toEqual([
      { minutes: 1, megabytes: 61.5 },
      { minutes: 2, megabytes: 62.3 },
    ])
  })

  it('breaks the gate, as do a heavy rest and a high peak; that of the process has less room over an hour', () => {
    const broken = (change: object) =>
      judgeMemory({ idle: 180, peak: 300, kept: 0.1, whole: 0.1, minutes: 5, asked: 1, ...change }).filter(
        ({ ok }) => !ok,
      ).length

    expect([{}, { idle: 201 }, { peak: 351 }, { kept: 0.6 }, { whole: 2.1 }].map(broken)).toEqual([0, 1, 1, 1, 1])
    expect([0.4, 0.6].map(whole => broken({ whole, minutes: 60 }))).toEqual([0, 1])
  })
})
