import { describe, expect, it } from 'vitest'
import { changeSearch, filtersOf, withoutFilter, withoutFilters } from './search-change.ts'

const search = {
  keywords: '茶',
  class_id: 1,
  store_id: 2,
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

  it('keeps words and sorting when a filter is removed', () => {
    expect(withoutFilter(search, 'price')).toEqual({
      keywords: '茶',
      class_id: 1,
      store_id: 2,
      in_stock: true,
      sort: 'sales',
    })
  })

  it('counts both ends of a price as one filter, and leaves out what belongs to the page', () => {
    expect(filtersOf(search)).toEqual(['class_id', 'store_id', 'price', 'in_stock'])
    expect(filtersOf(search, ['store_id'])).toEqual(['class_id', 'price', 'in_stock'])
    expect(filtersOf({ keywords: '茶', in_stock: false })).toEqual([])
  })

  it('clears all filters but the fixed ones', () => {
    expect(withoutFilters(search, ['store_id'])).toEqual({ keywords: '茶', store_id: 2, sort: 'sales' })
  })
})
