import { describe, expect, it } from 'vitest'
import { sellersIn, worldStores } from './branches.ts'
import { generateGoods } from './goods/goods.ts'
import { STORES } from './stores.ts'

const SEED = 7

describe('stores of a world', () => {
  it('are those of the demo when no more are asked for', () => {
    expect(worldStores(SEED).map(({ store }) => store)).toEqual(STORES)
    expect(worldStores(SEED, 3)).toHaveLength(STORES.length)
  })

  it('are joined by open branches with names of their own, whatever the size of the world', () => {
    const stores = worldStores(SEED, 1_000)
    const branches = stores.slice(STORES.length)
    expect(stores).toHaveLength(1_000)
    for (const language of ['zh', 'en'] as const)
      expect(new Set(stores.map(({ store }) => store[language])).size).toBe(1_000)
    expect(branches.every(({ store }) => store.verify === 'passed' && store.status === 'open')).toBe(true)
    expect(worldStores(SEED, 100)).toEqual(stores.slice(0, 100))
  })
})

describe('sellers of a bigger world', () => {
  const stores = worldStores(SEED, 80)
  const sellerOf = sellersIn(SEED, stores)
  const goods = generateGoods(SEED, 6_000)

  it('are the main stores for the goods that people wrote', () => {
    expect(goods.slice(0, 1_280).map(sellerOf)).toEqual(goods.slice(0, 1_280).map(({ store }) => store))
  })

  it('are stores of the same house for the others, and each has some', () => {
    expect(goods.every(item => stores[sellerOf(item)]?.of === item.store)).toBe(true)
    const busy = new Set(goods.map(sellerOf))
    const branches = stores.flatMap(({ of }, at) => (of === at ? [] : [at]))
    expect(branches.filter(at => !busy.has(at))).toEqual([])
  })

  it('stay with closed stores that have no branch', () => {
    const onHoliday = STORES.findIndex(({ status }) => status === 'holiday')
    const theirs = goods.filter(item => item.store === onHoliday)
    expect(theirs.length).toBeGreaterThan(0)
    expect(new Set(theirs.map(sellerOf))).toEqual(new Set([onHoliday]))
  })
})
