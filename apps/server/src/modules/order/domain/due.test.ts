import { describe, expect, it } from 'vitest'
import { cancelDue, commentDue, confirmDue, settlementDueAt } from './due.ts'

describe('timers', () => {
  const at = new Date('2026-06-01T00:00:00Z')
  const timers = { cancel: 1_440, confirm: 5_760, comment: 10_080, settlement: 10_080 }

  it('count from placing, delivery and receipt', () => {
    expect(cancelDue(at, timers).toISOString()).toBe('2026-06-02T00:00:00.000Z')
    expect(confirmDue(at, new Date('2026-06-03T00:00:00Z'), timers).toISOString()).toBe('2026-06-07T00:00:00.000Z')
    expect(commentDue(at, timers).toISOString()).toBe('2026-06-08T00:00:00.000Z')
    expect(settlementDueAt(at, timers, null).toISOString()).toBe('2026-06-08T00:00:00.000Z')
  })

  it('settle after the delay of the grade of the store before that of the timed tasks', () => {
    expect(settlementDueAt(at, timers, 1_440).toISOString()).toBe('2026-06-02T00:00:00.000Z')
  })

  it('treat an untracked parcel as delivered after ten days', () => {
    expect(confirmDue(at, undefined, timers).toISOString()).toBe('2026-06-15T00:00:00.000Z')
  })
})
