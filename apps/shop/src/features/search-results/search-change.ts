import type { ChosenIds, GoodsSearch } from '@shiji/contract/catalog/search.ts'

/** Parts of a search that narrow it, as opposed to words, sorting and page. */
export type FilterKey =
  | 'class_id'
  | 'brand_id'
  | 'store_id'
  | 'values'
  | 'price'
  | 'rating_min'
  | 'free_delivery'
  | 'in_stock'

/** Filters with several values, of which one must match. */
export type ManyKey = 'brand_id' | 'store_id' | 'values'

/** One condition that was chosen: a filter, or one value of a filter that takes several. */
export type Chosen = { readonly key: Exclude<FilterKey, ManyKey> } | { readonly key: ManyKey; readonly id: number }

/** The chosen ids of one filter. */
export const chosenIds = (ids: ChosenIds | undefined): readonly number[] =>
  ids === undefined ? [] : typeof ids === 'number' ? [ids] : ids

/** A change of a search; undefined removes a part. */
export type SearchChange = { readonly [Key in keyof GoodsSearch]?: GoodsSearch[Key] | undefined }

/** A changed search. It restarts at the first page, unless the page is what changes. */
export function changeSearch(search: GoodsSearch, change: SearchChange): GoodsSearch {
  const merged = { ...search, page: undefined, ...change }
  const said: GoodsSearch = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  return said
}

/** Adds one value to a filter that takes several, or takes it away; in one order, so that equal choices are equal. */
export function toggleId(search: GoodsSearch, key: ManyKey, id: number): SearchChange {
  const had = chosenIds(search[key])
  const ids = had.includes(id) ? had.filter(one => one !== id) : [...had, id].toSorted((a, b) => a - b)
  if (key === 'values') return { values: ids.length === 0 ? undefined : ids }
  const [first] = ids
  return { [key]: ids.length === 1 ? first : ids.length === 0 ? undefined : ids }
}

/** The search without one of its conditions. */
export const without = (search: GoodsSearch, chosen: Chosen): GoodsSearch =>
  changeSearch(
    search,
    'id' in chosen
      ? toggleId(search, chosen.key, chosen.id)
      : chosen.key === 'price'
        ? { price_min: undefined, price_max: undefined }
        : { [chosen.key]: undefined },
  )

/** Conditions of a search, in the order of the filters. `fixed` ones belong to the page and are not counted. */
export function chosenIn(search: GoodsSearch, fixed: readonly FilterKey[] = []): readonly Chosen[] {
  const many = (key: ManyKey): Chosen[] => chosenIds(search[key]).map(id => ({ key, id }))
  const one = (key: Exclude<FilterKey, ManyKey>, value: unknown): Chosen[] =>
    value === undefined || value === false ? [] : [{ key }]
  const all: readonly Chosen[] = [
    ...one('class_id', search.class_id),
    ...many('brand_id'),
    ...many('values'),
    ...one('price', search.price_min ?? search.price_max),
    ...one('rating_min', search.rating_min),
    ...one('free_delivery', search.free_delivery),
    ...one('in_stock', search.in_stock),
    ...many('store_id'),
  ]
  return all.filter(({ key }) => !fixed.includes(key))
}

/** The search without any removable condition. */
export const withoutAll = (search: GoodsSearch, fixed: readonly FilterKey[] = []): GoodsSearch =>
  chosenIn(search, fixed).reduce(without, search)
