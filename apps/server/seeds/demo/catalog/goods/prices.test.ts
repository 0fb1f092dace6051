import { describe, expect, it } from 'vitest'
import { PLACES } from './places.ts'
import { articlePrice, shopPrice, valuePrice } from './prices.ts'

describe('prices', () => {
  it('end as shops write them', () => {
    expect([12.34, 39.9, 378.1, 1_364, 7_212].map(yuan => shopPrice(yuan, 90))).toEqual([
      1_290, 3_990, 37_990, 135_900, 719_900,
    ])
    expect([12.34, 378.1].map(yuan => shopPrice(yuan, 0))).toEqual([1_200, 37_900])
  })

  it('of an article are as written, and a few percent beside it in later rounds', () => {
    expect(articlePrice(39.9, 0, 90)).toBe(3_990)
    for (let round = 1; round < 30; round += 1) {
      expect(articlePrice(299, round, 0)).toBeGreaterThan(299_00 * 0.88)
      expect(articlePrice(299, round, 0)).toBeLessThan(299_00 * 1.12)
    }
  })

  it('of more are never less, of less never more', () => {
    for (const base of [990, 3_990, 12_900, 129_900, 899_900])
      for (const factor of [1.01, 1.05, 1.4, 1.9, 2.75]) {
        expect(valuePrice(base, factor, 90)).toBeGreaterThanOrEqual(base)
        expect(valuePrice(base, 1 / factor, 90)).toBeLessThanOrEqual(base)
      }
    expect(valuePrice(3_990, 1.9, 90)).toBe(7_590)
    expect(valuePrice(19_900, 1.9, 90)).toBe(37_900)
  })
})

/** Brands of the upper and the low level; the others are between them. */
const UPPER = ['远山', '声场', '白川', '木与光', '景窑', '锦里', '润玉', '峰岭', '磐石']
const LOW = ['极物', '起舟', '半亩', '素衣', '凝露', '跃动']

it('the level of a brand shows in what its goods cost beside others of their class', () => {
  const shares = PLACES.flatMap(({ leaf }) => {
    const prices = leaf.articles.map(({ price }) => price).toSorted((a, b) => a - b)
    const middle = prices[Math.floor(prices.length / 2)] ?? 1
    return leaf.articles.map(({ brand, price }) => ({ brand, share: Math.log(price / middle) }))
  })
  const levelOf = (brand: string): number => {
    const own = shares.filter(each => each.brand === brand)
    return Math.exp(own.reduce((sum, { share }) => sum + share, 0) / own.length)
  }
  for (const brand of UPPER) expect(levelOf(brand), brand).toBeGreaterThan(1.3)
  for (const brand of LOW) expect(levelOf(brand), brand).toBeLessThan(0.75)
})
