import { DAY } from '@shiji/kit/time/duration.ts'
import { describe, expect, it } from 'vitest'
import { pairsOf, weightAt } from './pairs.ts'

const day = (days: number) => new Date(Date.UTC(2026, 5, 1) + days * DAY)
const bought = (userId: number, goodsId: number, days = 0) => ({ userId, goodsId, at: day(days) })
const keys = (...purchases: Parameters<typeof pairsOf>) =>
  pairsOf(...purchases).map(({ goodsId, otherId }) => `${goodsId}-${otherId}`)

describe('goods that were bought together', () => {
  it('pair with what the same buyer bought, in both directions, each once', () => {
    expect(keys([bought(1, 10), bought(1, 11)], [bought(1, 12)])).toEqual([
      '10-11',
      '10-12',
      '11-10',
      '11-12',
      '12-10',
      '12-11',
    ])
  })

  it('never pair with those of another buyer, with themselves, or with what was bought long before', () => {
    expect(keys([bought(1, 10), bought(2, 11)], [])).toEqual([])
    expect(keys([bought(1, 10)], [bought(1, 10)])).toEqual([])
    expect(keys([bought(1, 10, 31)], [bought(1, 11, 0)])).toEqual([])
    expect(keys([bought(1, 10, 30)], [bought(1, 11, 0)])).toEqual(['10-11', '11-10'])
  })

  it('add up over buyers', () => {
    const [pair] = pairsOf([bought(1, 10), bought(1, 11), bought(2, 10), bought(2, 11)], [])
    expect(pair).toEqual({ goodsId: 10, otherId: 11, times: 2, weight: 2 * weightAt(day(0)) })
  })

  it('weigh half of what they would weigh sixty days later', () => {
    expect(weightAt(day(60)) / weightAt(day(0))).toBeCloseTo(2)
    expect(Number.isFinite(weightAt(day(365 * 100)))).toBe(true)
  })
})
