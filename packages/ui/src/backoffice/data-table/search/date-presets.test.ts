import { describe, expect, it } from 'vitest'
import { presetRange } from './date-presets.ts'

describe('presets of a date range (point 16)', () => {
  // 00:30 on 1 March in Shanghai, still February in UTC.
  const now = new Date('2026-02-28T16:30:00Z')
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last_7', '2026-02-23', '2026-03-01'],
    ['last_30', '2026-01-31', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01'],
  ] as const)('%s is from %s to %s', (preset, first, last) => {
    expect(presetRange(preset, now)).toEqual([`${first} 00:00:00`, `${last} 23:59:59`])
  })
})
