import type { GoodsSort } from '@shiji/contract/catalog/search.ts'
import type { SearchFilters } from '../../domain/search-terms.ts'
import { ratedText } from '../goods/goods.table.ts'
import type { Values } from '../sql-text.ts'
import { POPULAR } from './relevance.ts'

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
    ...shared(words, values),
    ...(column === undefined ? [] : [`g.${column} = ${values.add(klass?.id ?? 0)}`]),
  ].join(' and ')
}

/** The same for counts: without words it names the classes above too, so that the index of facets is enough. */
export function countedCondition({ words, klass }: SearchBase, classes: ClassTree, values: Values): string {
  if (words !== undefined) return baseCondition({ words, klass }, values)
  const path = pathTo(klass?.id, classes)
  const parts = path.flatMap((id, at) => {
    const column = CLASS_COLUMNS[at]
    return column === undefined ? [] : [`g.${column} = ${values.add(id)}`]
  })
  return path.length === klass?.level || klass === undefined
    ? ['g.is_listed', ...parts].join(' and ')
    : baseCondition({ words, klass }, values)
}

const shared = (words: string | undefined, values: Values): string[] => [
  'g.is_listed',
  ...(words === undefined ? [] : [`g.search @@ ${values.add(words)}::tsquery`]),
]

type ClassTree = ReadonlyMap<number, { readonly pid: number }>

/** Ids from the top class down to this one; empty for a class that is not known yet. */
function pathTo(id: number | undefined, classes: ClassTree): readonly number[] {
  const known = id === undefined ? undefined : classes.get(id)
  return id === undefined || known === undefined ? [] : [...pathTo(known.pid, classes), id]
}

/** The filters that the buyer can remove one by one, as conditions on goods `g`; each facet is counted without its own. */
export interface FacetConditions {
  readonly brand: string
  readonly store: string
  readonly price: string
  readonly rating: string
  readonly free: string
  readonly stock: string
  /** One per attribute of which values are chosen. */
  readonly attributes: ReadonlyMap<number, string>
}

/** An average of the comments of goods `g` is at least so many tenths; goods without comments have none. */
export const ratedAtLeast = (tenths: number): string =>
  `(g.comment_count > 0 and g.score_sum * 10 >= ${Math.trunc(tenths)} * g.comment_count)`

export function facetConditions(
  filters: SearchFilters,
  attributeOf: ReadonlyMap<number, number>,
  values: Values,
): FacetConditions {
  const { brandIds, storeIds, valueIds = [], priceMin, priceMax, ratingMin, freeDelivery, inStock } = filters
  const prices = [
    ...(priceMin === undefined ? [] : [`g.min_price >= ${values.add(priceMin)}`]),
    ...(priceMax === undefined ? [] : [`g.min_price <= ${values.add(priceMax)}`]),
  ]
  // A value that no attribute has is a filter of its own, which nothing matches.
  const chosen = Map.groupBy(valueIds, id => attributeOf.get(id) ?? -id)
  return {
    brand: brandIds === undefined ? 'true' : `g.brand_id = any(${values.add(brandIds)}::bigint[])`,
    store: storeIds === undefined ? 'true' : `g.store_id = any(${values.add(storeIds)}::bigint[])`,
    price: prices.length === 0 ? 'true' : prices.join(' and '),
    rating: ratingMin === undefined ? 'true' : ratedAtLeast(ratingMin),
    free: freeDelivery === true ? 'g.free_delivery' : 'true',
    stock: inStock === true ? 'g.in_stock' : 'true',
    attributes: new Map([...chosen].map(([id, ids]) => [id, `g.value_ids && ${values.add(ids)}::bigint[]`])),
  }
}

/** All conditions but those of one facet. */
export function allBut(conditions: FacetConditions, without?: keyof FacetConditions | number): string {
  const { attributes, ...plain } = conditions
  const parts = [
    ...Object.entries(plain).flatMap(([name, condition]) => (name === without ? [] : [condition])),
    ...[...attributes].flatMap(([id, condition]) => (id === without || without === 'attributes' ? [] : [condition])),
  ].filter(part => part !== 'true')
  return parts.length === 0 ? 'true' : parts.join(' and ')
}

const sortTerm = (sort: Exclude<GoodsSort, 'rating'>, order: 'asc' | 'desc'): string =>
  `g.${SORT_COLUMNS[sort]} ${order}`

const SORT_COLUMNS: Readonly<Record<Exclude<GoodsSort, 'rating'>, string>> = {
  default: 'sales',
  sales: 'sales',
  price: 'min_price',
  comments: 'comment_count',
  newest: 'created_at',
}

/** Sort terms on goods `g`: sold-out goods last, ties by id, in the order of the indexes. */
export const orderTerms = (sort: GoodsSort, order: 'asc' | 'desc'): string =>
  `g.in_stock desc, ${sort === 'rating' ? `${ratedText('g.')} ${order}` : sortTerm(sort, order)}, g.id ${order}`

/** Sort terms of a search without a chosen order: sold-out goods last, then by rank, then by what buyers like. */
export const rankedTerms = (rank: string): string => `g.in_stock desc, ${rank} desc, ${POPULAR} desc, g.id desc`
