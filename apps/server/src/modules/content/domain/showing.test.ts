import { describe, expect, it } from 'vitest'
import { showingState } from './showing.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour))
const noon = { startAt: at(12), endAt: at(18) }

describe('a period', () => {
  it.each([
    [11, 'not_started'],
    [12, 'in_hand'],
    [17, 'in_hand'],
    [18, 'ended'],
  ])('is at %d o’clock %s', (hour, state) => {
    expect(showingState(noon, at(hour))).toBe(state)
  })

  it('without an end stays', () => {
    expect(showingState({ startAt: at(12), endAt: null }, new Date('2126-01-01T00:00:00Z'))).toBe('in_hand')
  })
})
