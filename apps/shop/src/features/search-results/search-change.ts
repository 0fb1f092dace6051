import type { GoodsSearch } from '@shiji/contract/catalog/catalog.ts'

/** Parts of a search that narrow it, as opposed to words, sorting and page. */
export type FilterKey = 'class_id' | 'brand_id' | 'store_id' | 'price' | 'in_stock'

/** A change of a search; undefined removes a part. */
export type SearchChange = { readonly [Key in keyof GoodsSearch]?: GoodsSearch[Key] | undefined }

/** A changed search. It restarts at the first page, unless the page is what changes. */
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

/** Active filters. `fixed` ones belong to the page and are not counted. */
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

/** The search without any removable filter. */
export const withoutFilters = (search: GoodsSearch, fixed: readonly FilterKey[] = []): GoodsSearch =>
  filtersOf(search, fixed).reduce(withoutFilter, search)
