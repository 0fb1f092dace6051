import { type GoodsFacets, RATING_STEPS } from '@shiji/contract/catalog/search.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { PRICE_STEPS, priceRangeAt, type SearchFilters } from '../../domain/search-terms.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { Recent } from '../storefront/recent.ts'
import { attributeFacets } from './attribute-facets.queries.ts'
import { type Counted, namedRecords, SHOWN } from './facet-names.queries.ts'
import type { Knowledge } from './knowledge.queries.ts'
import { allBut, countedCondition, facetConditions, ratedAtLeast, type SearchBase } from './search-conditions.ts'
import { siblingCounts } from './sibling-classes.queries.ts'

export interface Facets {
  readonly total: number
  /** Number of results for words and class alone. */
  readonly baseTotal: number
  readonly shown: GoodsFacets
}

/** A result set is big if its words and class have more results than this. */
export const BIG = 500

/** Big result sets are counted at most once in this time. */
const counted = new Recent<Facets>(15_000)

/** Counts of a search: in all, and per value of each filter, each without its own filter. */
export function facetsOf(ctx: Ctx, knowledge: Knowledge, base: SearchBase, filters: SearchFilters): Promise<Facets> {
  const key = JSON.stringify([base, filters])
  return counted.getOr(
    ctx,
    key,
    () => count(ctx, knowledge, base, filters),
    facets => facets.baseTotal > BIG,
  )
}

interface CountRow {
  /** Which of the columns below are not grouped in this row, as bits: class 8, brand 4, store 2, price 1. */
  readonly level: number
  readonly class_id: string | null
  readonly brand_id: string | null
  readonly store_id: string | null
  readonly price_step: number | null
  readonly base: string
  readonly matched: string
  readonly any_brand: string
  readonly any_store: string
  readonly any_price: string
  readonly in_stock: string
  readonly free: string
  readonly [rating: `rated_${number}`]: string
}

const CLASSES = 0b0111
const BRANDS = 0b1011
const STORES = 0b1101
const PRICES = 0b1110
const ALL = 0b1111

/** The column that results are counted by: the level below the chosen class, without one the third. */
const CHILD_COLUMNS = { 1: 'class_middle_id', 2: 'class_id', 3: 'class_id' } as const
const childColumn = ({ klass }: SearchBase): string =>
  klass?.level === 1 || klass?.level === 2 ? CHILD_COLUMNS[klass.level] : CHILD_COLUMNS[3]

/** One pass over the results for all facets but attributes and siblings of the class. */
async function count(ctx: Ctx, knowledge: Knowledge, base: SearchBase, filters: SearchFilters): Promise<Facets> {
  const values = new Values()
  const where = countedCondition(base, knowledge.classes, values)
  const conditions = facetConditions(filters, knowledge.attributeOf, values)
  const { brand, store, price, rating, free, stock } = conditions
  const others = allBut({
    ...conditions,
    brand: 'true',
    store: 'true',
    price: 'true',
    rating: 'true',
    free: 'true',
    stock: 'true',
  })
  const rated = RATING_STEPS.map(
    step =>
      `count(*) filter (where others and brand and store and price and free and stock and rated_${step}) as rated_${step}`,
  )
  const text = `
    select grouping(child, brand_id, store_id, price_step) as level, child as class_id, brand_id, store_id, price_step,
      count(*) as base,
      count(*) filter (where others and brand and store and price and rating and free and stock) as matched,
      count(*) filter (where others and store and price and rating and free and stock) as any_brand,
      count(*) filter (where others and brand and price and rating and free and stock) as any_store,
      count(*) filter (where others and brand and store and rating and free and stock) as any_price,
      count(*) filter (where others and brand and store and price and rating and free and in_stock) as in_stock,
      count(*) filter (where others and brand and store and price and rating and stock and free_delivery) as free,
      ${rated.join(', ')}
    from (select g.${childColumn(base)} as child, g.brand_id, g.store_id, g.in_stock, g.free_delivery,
        width_bucket(g.min_price, ${values.add([...PRICE_STEPS])}::bigint[]) as price_step,
        ${RATING_STEPS.map(step => `${ratedAtLeast(step)} as rated_${step}`).join(', ')},
        ${brand} as brand, ${store} as store, ${price} as price, ${rating} as rating, ${free} as free, ${stock} as stock,
        ${others} as others
      from goods g where ${where}) found
    group by grouping sets ((child), (brand_id), (store_id), (price_step), ())`
  const [rows, siblings] = await Promise.all([
    // All results are counted: whatever the words, the index of words finds them (ADR 0041).
    runPrepared<CountRow>(ctx, text, values),
    siblingCounts(ctx, knowledge, base, filters),
  ])
  const all = rows.find(row => row.level === ALL)
  const classes =
    base.klass?.level === 3
      ? []
      : top(
          rows,
          CLASSES,
          row => row.class_id,
          row => row.matched,
        )
  const leaf = leafOf(base, rows, Number(all?.matched ?? 0))
  const [named, attributes] = await Promise.all([
    namedRecords(
      ctx,
      top(
        rows,
        BRANDS,
        row => row.brand_id,
        row => row.any_brand,
      ),
      top(
        rows,
        STORES,
        row => row.store_id,
        row => row.any_store,
      ),
    ),
    leaf === undefined ? [] : attributeFacets(ctx, knowledge, base, leaf, filters),
  ])
  return {
    total: Number(all?.matched ?? 0),
    baseTotal: Number(all?.base ?? 0),
    shown: {
      classes: [...classes, ...siblings].flatMap(({ id, count }) => {
        const klass = knowledge.classes.get(id)
        return klass === undefined ? [] : [{ id, name: klass.name, name_en: klass.name_en, count }]
      }),
      ...named,
      prices: pricesIn(rows),
      attributes,
      rating: RATING_STEPS.map(min => ({ min, count: Number(all?.[`rated_${min}`] ?? 0) })).filter(
        step => step.count > 0,
      ),
      free_delivery: Number(all?.free ?? 0),
      in_stock: Number(all?.in_stock ?? 0),
    },
  }
}

/** The third-level class whose attributes are shown: the chosen one, or the one that most results belong to. */
function leafOf({ klass }: SearchBase, rows: readonly CountRow[], total: number): number | undefined {
  if (klass?.level === 3) return klass.id
  if (klass?.level === 1) return undefined
  const [most] = top(
    rows,
    CLASSES,
    row => row.class_id,
    row => row.matched,
  )
  return most !== undefined && most.count * 2 > total ? most.id : undefined
}

const top = (
  rows: readonly CountRow[],
  level: number,
  id: (row: CountRow) => string | null,
  count: (row: CountRow) => string,
): Counted[] =>
  rows
    .filter(row => row.level === level && id(row) !== null)
    .map(row => ({ id: Number(id(row)), count: Number(count(row)) }))
    .filter(each => each.count > 0)
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, SHOWN)

const pricesIn = (rows: readonly CountRow[]): GoodsFacets['prices'] =>
  rows
    .filter(row => row.level === PRICES && row.price_step !== null && Number(row.any_price) > 0)
    .toSorted((a, b) => (a.price_step ?? 0) - (b.price_step ?? 0))
    .map(row => ({ ...priceRangeAt(row.price_step ?? 1), count: Number(row.any_price) }))
