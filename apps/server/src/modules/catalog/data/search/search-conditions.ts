import type { GoodsSort } from '@shiji/contract/catalog/catalog.ts'
import type { SearchFilters } from '../../domain/search-terms.ts'
import type { Values } from '../sql-text.ts'

/** What all results have in common: listed, the words (text of a tsquery) and the class at its level. */
export interface SearchBase {
  readonly words: string | undefined
  readonly klass: { readonly id: number; readonly level: number } | undefined
}

const CLASS_COLUMNS = ['class_root_id', 'class_middle_id', 'class_id'] as const

/** Condition of the base on goods `g`. */
export function baseCondition({ words, klass }: SearchBase, values: Values): string {
  const column = klass === undefined ? undefined : CLASS_COLUMNS[klass.level - 1]
  return [
    'g.is_listed',
    ...(words === undefined ? [] : [`g.search @@ ${values.add(words)}::tsquery`]),
    ...(klass === undefined || column === undefined ? [] : [`g.${column} = ${values.add(klass.id)}`]),
  ].join(' and ')
}

/** Conditions that the buyer can remove one by one; each counts its own facet without itself. */
export function facetConditions(filters: SearchFilters, values: Values) {
  const { brandId, storeId, priceMin, priceMax, inStock } = filters
  const prices = [
    ...(priceMin === undefined ? [] : [`g.min_price >= ${values.add(priceMin)}`]),
    ...(priceMax === undefined ? [] : [`g.min_price <= ${values.add(priceMax)}`]),
  ]
  return {
    brand: brandId === undefined ? 'true' : `g.brand_id = ${values.add(brandId)}`,
    store: storeId === undefined ? 'true' : `g.store_id = ${values.add(storeId)}`,
    price: prices.length === 0 ? 'true' : prices.join(' and '),
    stock: inStock === true ? 'g.in_stock' : 'true',
  }
}

const SORT_COLUMNS: Readonly<Record<GoodsSort, string>> = {
  default: 'sales',
  sales: 'sales',
  price: 'min_price',
  comments: 'comment_count',
  newest: 'created_at',
}

/** Sort terms on goods `g`: sold-out goods last, ties by id, in the order of the indexes. */
export const orderTerms = (sort: GoodsSort, order: 'asc' | 'desc'): string =>
  `g.in_stock desc, g.${SORT_COLUMNS[sort]} ${order}, g.id ${order}`
