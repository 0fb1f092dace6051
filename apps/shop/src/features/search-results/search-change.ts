import type { GoodsSearch } from '@shiji/contract/catalog/catalog.ts'

/** Parts of a search that narrow it, as opposed to words, order and page. */
export type FilterKey = 'class_id' | 'brand_id' | 'store_id' | 'price' | 'in_stock'

/** What changes in a search; undefined takes a part away. */
export type SearchChange = { readonly [Key in keyof GoodsSearch]?: GoodsSearch[Key] | undefined }

/** A search with something changed. It starts at its first page again, unless the page is what changes. */
export function changeSearch(search: GoodsSearch, change: SearchChange): GoodsSearch {
  const merged = { ...search, page: undefined, ...change }
  const said: GoodsSearch = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  return said
}

const PARTS: Readonly<Record<FilterKey, SearchChange>> = {
  class_id: { class_id: undefined },
  brand_id: { brand_id: undefined },
  store_id: { store_id: undefined },
  price: { price_min: undefined, price_max: undefined },
  in_stock: { in_stock: undefined },
}

/** The search without one of its filters. */
export const withoutFilter = (search: GoodsSearch, key: FilterKey): GoodsSearch => changeSearch(search, PARTS[key])

/** Filters in force. `fixed` ones belong to the page and are not counted. */
export function filtersOf(search: GoodsSearch, fixed: readonly FilterKey[] = []): readonly FilterKey[] {
  const all: readonly [FilterKey, unknown][] = [
    ['class_id', search.class_id],
    ['brand_id', search.brand_id],
    ['store_id', search.store_id],
    ['price', search.price_min ?? search.price_max],
    ['in_stock', search.in_stock],
  ]
  return all.flatMap(([key, value]) => (value === undefined || value === false || fixed.includes(key) ? [] : [key]))
}

/** The search without any filter that can be taken away. */
export const withoutFilters = (search: GoodsSearch, fixed: readonly FilterKey[] = []): GoodsSearch =>
  filtersOf(search, fixed).reduce(withoutFilter, search)
