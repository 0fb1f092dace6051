import { describe, expect, it } from 'vitest'
import { interestsOf } from './mix.ts'

const nothing = { cart: [], seen: [], bought: [] }

describe('the interests of a person', () => {
  it('are the page’s own goods above all, then cart, seen and bought, newer ones more', () => {
    const interests = interestsOf({ goodsId: 1, cart: [2, 3], seen: [4], bought: [5] })
    expect(interests.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    const weights = new Map(interests.map(({ id, weight }) => [id, weight]))
    expect(weights.get(1)).toBeGreaterThan((weights.get(2) ?? 0) * 2)
    expect(weights.get(2)).toBeGreaterThan(weights.get(3) ?? 0)
    expect(weights.get(4)).toBeGreaterThan(weights.get(5) ?? 0)
  })

  it('name each goods once, and are few', () => {
    expect(interestsOf({ ...nothing, goodsId: 1, seen: [1, 2], bought: [2] }).map(({ id }) => id)).toEqual([1, 2])
    const many = Array.from({ length: 40 }, (_, index) => index + 1)
    expect(interestsOf({ goodsId: 99, cart: many, seen: many.slice(10), bought: many.slice(20) })).toHaveLength(8)
  })

  it('do not exist for a visitor without a past', () => {
    expect(interestsOf(nothing)).toEqual([])
  })
})
