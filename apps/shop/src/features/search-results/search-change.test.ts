import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { describe, expect, it } from 'vitest'
import { changeSearch, chosenIn, toggleId, without, withoutAll } from './search-change.ts'

const search = {
  keywords: '茶',
  class_id: 1,
  brand_id: [5, 6],
  store_id: 2,
  values: [31, 40],
  price_min: 100,
  price_max: 900,
  in_stock: true,
  sort: 'sales',
  page: 3,
} as const

describe('changing a search', () => {
  it('returns to the first page when anything but the page changes', () => {
    expect(changeSearch(search, { sort: 'price', order: 'asc' })).not.toHaveProperty('page')
    expect(changeSearch(search, { page: 4 }).page).toBe(4)
  })

  it('takes several values of one filter, in one order whichever came first, and one of them stays a plain id', () => {
    const one: GoodsSearch = changeSearch({}, toggleId({}, 'brand_id', 9))
    expect(one).toEqual({ brand_id: 9 })
    const two = changeSearch(one, toggleId(one, 'brand_id', 4))
    expect(two).toEqual({ brand_id: [4, 9] })
    expect(changeSearch(two, toggleId(two, 'brand_id', 9))).toEqual({ brand_id: 4 })
    expect(changeSearch({ values: [7] }, toggleId({ values: [7] }, 'values', 7))).toEqual({})
  })

  it('keeps words, sorting and the other values when one condition is removed', () => {
    expect(without(search, { key: 'price' })).toEqual({
      keywords: '茶',
      class_id: 1,
      brand_id: [5, 6],
      store_id: 2,
      values: [31, 40],
      in_stock: true,
      sort: 'sales',
    })
    expect(without(search, { key: 'brand_id', id: 5 }).brand_id).toBe(6)
    expect(without(search, { key: 'values', id: 40 }).values).toEqual([31])
  })

  it('counts each value, both ends of a price as one, and leaves out what belongs to the page', () => {
    expect(chosenIn(search)).toEqual([
      { key: 'class_id' },
      { key: 'brand_id', id: 5 },
      { key: 'brand_id', id: 6 },
      { key: 'values', id: 31 },
      { key: 'values', id: 40 },
      { key: 'price' },
      { key: 'in_stock' },
      { key: 'store_id', id: 2 },
    ])
    expect(chosenIn(search, ['store_id']).map(({ key }) => key)).not.toContain('store_id')
    expect(chosenIn({ keywords: '茶', in_stock: false })).toEqual([])
  })

  it('clears all conditions but the fixed ones', () => {
    expect(withoutAll(search, ['store_id'])).toEqual({ keywords: '茶', store_id: 2, sort: 'sales' })
  })
})
