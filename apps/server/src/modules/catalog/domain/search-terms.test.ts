import { describe, expect, it } from 'vitest'
import { PRICE_STEPS, priceRangeAt, usualOrder } from './search-terms.ts'

describe('a search', () => {
  it('sorts by price from the cheapest, and by everything else from the highest', () => {
    expect(usualOrder('price')).toBe('asc')
    expect(usualOrder('sales')).toBe('desc')
    expect(usualOrder('newest')).toBe('desc')
  })

  it('counts prices in ranges that meet without overlapping; the last is open', () => {
    const ranges = PRICE_STEPS.map((_, at) => priceRangeAt(at + 1))
    expect(ranges[0]?.min).toBe(0)
    for (const [at, { min }] of ranges.entries()) if (at > 0) expect(min).toBe((ranges[at - 1]?.max ?? 0) + 1)
    expect(ranges.at(-1)).toEqual({ min: 300_000, max: null })
  })
})
