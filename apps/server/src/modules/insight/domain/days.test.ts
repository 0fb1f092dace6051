import { fen } from '@shiji/kit/money/fen.ts'
import { describe, expect, it } from 'vitest'
import { dayStart, fillDays } from './days.ts'

describe('fillDays', () => {
  const now = new Date('2026-06-01T17:30:00Z') // 01:30 of 2 June in the shop

  it('counts days by the shop’s midnight', () => {
    expect(dayStart(now, 0).toISOString()).toBe('2026-06-01T16:00:00.000Z')
  })

  it('fills days without sales with zeros and ends today', () => {
    const days = fillDays(now, 3, [{ day: '2026-06-01', orders: 2, amount: fen(500), buyers: 1 }])

    expect(days).toEqual([
      { day: '2026-05-31', orders: 0, amount: fen(0), buyers: 0 },
      { day: '2026-06-01', orders: 2, amount: fen(500), buyers: 1 },
      { day: '2026-06-02', orders: 0, amount: fen(0), buyers: 0 },
    ])
  })
})
