import { describe, expect, it } from 'vitest'
import { endedDays, openSince } from './closed-days.ts'

const shop = (time: string) => new Date(`${time}+08:00`)

describe('past days', () => {
  it('end ten minutes after midnight, when no payment of theirs can still be in progress', () => {
    expect(endedDays(shop('2026-06-03T00:09:59'), 2)).toEqual([shop('2026-05-31T00:00'), shop('2026-06-01T00:00')])
    expect(endedDays(shop('2026-06-03T00:10:00'), 2)).toEqual([shop('2026-06-01T00:00'), shop('2026-06-02T00:00')])
  })

  it('are used up to the first that is not closed, even if later ones are closed', () => {
    const from = shop('2026-06-01T00:00')
    expect(openSince(from, new Set())).toEqual(from)
    expect(openSince(from, new Set(['2026-06-01', '2026-06-02']))).toEqual(shop('2026-06-03T00:00'))
    expect(openSince(from, new Set(['2026-06-01', '2026-06-03']))).toEqual(shop('2026-06-02T00:00'))
  })
})
