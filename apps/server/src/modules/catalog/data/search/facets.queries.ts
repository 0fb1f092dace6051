import type { GoodsSearchData } from '@shiji/contract/catalog/catalog.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { PRICE_STEPS, priceRangeAt, type SearchFilters } from '../../domain/search-terms.ts'
import { runPlanned, runPrepared, Values } from '../sql-text.ts'
import { Recent } from '../storefront/recent.ts'
import { baseCondition, facetConditions, type SearchBase } from './search-conditions.ts'

export interface Facets {
  readonly total: number
  /** Number of results for words and class alone. */
  readonly baseTotal: number
  readonly shown: GoodsSearchData['facets']
}

const SHOWN = 20

/** A result set is big if its words and class have more results than this. */
export const BIG = 500

/** Big result sets are counted at most once in this time. */
const counted = new Recent<Facets>(15_000)

/** Counts of a search: in all, and per class, brand, store and price range, each without its own filter. */
export async function facetsOf(ctx: Ctx, base: SearchBase, filters: SearchFilters): Promise<Facets> {
  const key = JSON.stringify([base, filters])
  const known = counted.get(ctx, key)
  if (known !== undefined) return known
  const facets = await count(ctx, base, filters)
  if (facets.baseTotal > BIG) counted.set(ctx, key, facets)
  return facets
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
}

const CLASSES = 0b0111
const BRANDS = 0b1011
const STORES = 0b1101
const PRICES = 0b1110
const ALL = 0b1111

/** One pass over the results for every facet. */
async function count(ctx: Ctx, base: SearchBase, filters: SearchFilters): Promise<Facets> {
  const values = new Values()
  const where = baseCondition(base, values)
  const { brand, store, price, stock } = facetConditions(filters, values)
  const text = `
    select grouping(class_id, brand_id, store_id, price_step) as level, class_id, brand_id, store_id, price_step,
      count(*) as base,
      count(*) filter (where brand and store and price and stock) as matched,
      count(*) filter (where store and price and stock) as any_brand,
      count(*) filter (where brand and price and stock) as any_store,
      count(*) filter (where brand and store and stock) as any_price,
      count(*) filter (where brand and store and price and in_stock) as in_stock
    from (select g.class_id, g.brand_id, g.store_id, g.in_stock,
        width_bucket(g.min_price, ${values.add([...PRICE_STEPS])}::bigint[]) as price_step,
        ${brand} as brand, ${store} as store, ${price} as price, ${stock} as stock
      from goods g where ${where}) found
    group by grouping sets ((class_id), (brand_id), (store_id), (price_step), ())`
  const run = base.words === undefined ? runPrepared : runPlanned
  const rows = await run<CountRow>(ctx, text, values)
  const all = rows.find(row => row.level === ALL)
  return {
    total: Number(all?.matched ?? 0),
    baseTotal: Number(all?.base ?? 0),
    shown: await namedFacets(ctx, rows, Number(all?.in_stock ?? 0)),
  }
}

type Counted = readonly { readonly id: number; readonly count: number }[]

const top = (
  rows: readonly CountRow[],
  level: number,
  id: (row: CountRow) => string | null,
  count: (row: CountRow) => string,
): Counted =>
  rows
    .filter(row => row.level === level && id(row) !== null)
    .map(row => ({ id: Number(id(row)), count: Number(count(row)) }))
    .filter(each => each.count > 0)
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, SHOWN)

async function namedFacets(ctx: Ctx, rows: readonly CountRow[], inStock: number): Promise<Facets['shown']> {
  const classes = top(
    rows,
    CLASSES,
    row => row.class_id,
    row => row.matched,
  )
  const brands = top(
    rows,
    BRANDS,
    row => row.brand_id,
    row => row.any_brand,
  )
  const stores = top(
    rows,
    STORES,
    row => row.store_id,
    row => row.any_store,
  )
  const names = await namesOf(ctx, classes, brands, stores)
  const named = (kind: string, counted: Counted) =>
    counted.flatMap(({ id, count }) => {
      const name = names.get(`${kind}${id}`)
      return name === undefined ? [] : [{ id, ...name, count }]
    })
  const prices = rows
    .filter(row => row.level === PRICES && row.price_step !== null && Number(row.any_price) > 0)
    .toSorted((a, b) => (a.price_step ?? 0) - (b.price_step ?? 0))
    .map(row => ({ ...priceRangeAt(row.price_step ?? 1), count: Number(row.any_price) }))
  return {
    classes: named('class', classes),
    brands: named('brand', brands),
    stores: named('store', stores),
    prices,
    in_stock: inStock,
  }
}

async function namesOf(
  ctx: Ctx,
  classes: Counted,
  brands: Counted,
  stores: Counted,
): Promise<ReadonlyMap<string, { name: string; name_en: string }>> {
  if (classes.length + brands.length + stores.length === 0) return new Map()
  const values = new Values()
  const ids = (counted: Counted) => `${values.add(counted.map(each => each.id))}::bigint[]`
  const text = `
    select 'class' as kind, id, name_zh as name, name_en from goods_classes where id = any(${ids(classes)})
    union all select 'brand', id, name_zh, name_en from goods_brands where id = any(${ids(brands)})
    union all select 'store', id, name, name_en from stores where id = any(${ids(stores)})`
  const rows = await runPrepared<{ kind: string; id: string; name: string; name_en: string }>(ctx, text, values)
  return new Map(rows.map(row => [`${row.kind}${row.id}`, { name: row.name, name_en: row.name_en }]))
}
