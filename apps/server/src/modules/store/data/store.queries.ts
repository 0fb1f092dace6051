import { and, asc, desc, eq, getTableColumns, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { exactQuery, queryWords } from '../../../infra/search/query.ts'
import { inScope } from '../../../records/in-scope.ts'
import type { ByIds } from '../../../records/list.ts'
import { fewIds, isOneOf } from '../../../records/list-sql.ts'
import { areasById } from '../../platform/index.ts'
import { scoreText } from '../domain/store-card.ts'
import { instantText, statusText, tradingText } from '../domain/trading.ts'
import type { StoreRecord } from './store.repo.ts'
import { stores } from './store.table.ts'

export interface StoreListQuery {
  readonly keywords: string
  readonly sort: 'default' | 'distance' | 'score' | 'follows' | 'newest'
  /** Where the reader is. */
  readonly place: Place | undefined
  readonly page: number
  readonly perPage: number
}

/** A point in degrees of WGS 84. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

/** A store of the list, with the metres to the reader's place where both are known. */
export type ListedStore = PlacedStore & { readonly distance: number | null }

/** A store with the English name of its city. */
export type PlacedStore = StoreRecord & { readonly areaInfoEn?: string | null }

interface InArea {
  readonly cityId: number | null
  readonly provinceId: number | null
}

/** Stores with the English names of their cities. */
export async function withCities<S extends InArea>(
  ctx: Ctx,
  rows: readonly S[],
): Promise<(S & { readonly areaInfoEn: string | null })[]> {
  const cityOf = (store: InArea) => store.cityId ?? store.provinceId
  const ids = rows.flatMap(store => cityOf(store) ?? [])
  const cities = ids.length === 0 ? [] : await areasById(ctx, ids)
  const names = new Map(cities.map(area => [area.id, area.nameEn]))
  return rows.map(store => ({ ...store, areaInfoEn: names.get(cityOf(store) ?? 0) ?? null }))
}

const rating = sql.raw(scoreText('stores'))

const EARTH_RADIUS = 6_371_009

/** Metres along the great circle from a store to a point (haversine); null for a store without a place. */
function metresTo({ lat, lng }: Place): SQL<number | null> {
  const half = (column: SQL, degrees: number) => sql`power(sin(radians(${column} - ${degrees}::float8) / 2), 2)`
  const across = sql`${half(sql`${stores.lat}`, lat)} + cos(radians(${lat}::float8)) * cos(radians(${stores.lat})) * ${half(sql`${stores.lng}`, lng)}`
  // `least` takes no notice of null.
  return sql`case when ${stores.lat} is not null then round(${2 * EARTH_RADIUS}::float8 * asin(least(1, sqrt(${across}))))::int end`
}

const ORDERS: Readonly<Record<Exclude<StoreListQuery['sort'], 'distance'>, readonly SQL[]>> = {
  default: [desc(stores.isFlagship), desc(stores.followCount)],
  score: [desc(rating)],
  follows: [desc(stores.followCount)],
  newest: [desc(stores.passedAt)],
}

/**
 * Passed stores that the platform has not closed, found by words, pinyin or initials. Those on holiday come last; of
 * the others, by distance, those without a place. Every distance is computed, which takes a millisecond for 1,000 stores.
 */
export async function openStores(ctx: Ctx, query: StoreListQuery): Promise<{ rows: ListedStore[]; total: number }> {
  const words = exactQuery(queryWords(query.keywords))
  if (query.keywords !== '' && words === undefined) return { rows: [], total: 0 }
  const status = sql.raw(statusText('stores', instantText(ctx.clock.now())))
  const where = and(
    eq(stores.verify, 'passed'),
    inArray(status, ['open', 'holiday']),
    words === undefined ? undefined : sql`${stores.search} @@ ${words}::tsquery`,
  )
  const distance = query.place === undefined ? sql<null>`null::int` : metresTo(query.place)
  const order = query.sort === 'distance' ? [sql`${distance} asc nulls last`] : ORDERS[query.sort]
  const rows = await ctx.db
    .select({ ...getTableColumns(stores), distance })
    .from(stores)
    .where(where)
    .orderBy(sql`${status} = 'open' desc`, ...order, desc(stores.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  const [counted] = await ctx.db.select({ total: sql<string>`count(*)` }).from(stores).where(where)
  return { rows: await withCities(ctx, rows), total: Number(counted?.total ?? 0) }
}

/** A store that visitors may see: passed, with any trading status; undefined otherwise. */
export async function visibleStore(ctx: Ctx, id: number): Promise<PlacedStore | undefined> {
  const [row] = await ctx.db
    .select()
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.verify, 'passed')))
  return row && (await withCities(ctx, [row]))[0]
}

/** The store of a back-office session; undefined when it is gone. */
export async function ownStore(ctx: Ctx, store: StoreScope): Promise<StoreRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(stores)
    .where(inScope(store, { store: stores.id }))
  return row
}

/** Whether a store exists, in any state. */
export async function storeById(ctx: Ctx, id: number): Promise<StoreRecord | undefined> {
  const [row] = await ctx.db.select().from(stores).where(eq(stores.id, id))
  return row
}

export async function hasStore(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db.select({ id: stores.id }).from(stores).where(eq(stores.id, id))
  return rows.length > 0
}

/** Flagship stores that trade, most followed first: the home page's row. */
export async function flagshipStores(ctx: Ctx, limit: number): Promise<PlacedStore[]> {
  const rows = await ctx.db
    .select()
    .from(stores)
    .where(sql.raw(tradingText('stores', instantText(ctx.clock.now()))))
    .orderBy(desc(stores.isFlagship), desc(stores.followCount), desc(stores.id))
    .limit(limit)
  return withCities(ctx, rows)
}

/** Facts of an application for messages: the names, and the reason of a denial; undefined when it is gone. */
export async function storeApplication(ctx: Ctx, id: number) {
  const [row] = await ctx.db
    .select({ name: stores.name, nameEn: stores.nameEn, refuseInfo: stores.refuseInfo })
    .from(stores)
    .where(eq(stores.id, id))
  return row
}

/** Names of stores by id. */
export async function storeNames(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, [...ids]))
  return new Map(rows.map(row => [row.id, row.name]))
}

/** Names of stores in both languages by id. */
export async function bothStoreNames(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly nameEn: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: stores.id, name: stores.name, nameEn: stores.nameEn })
    .from(stores)
    .where(inArray(stores.id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

/** Ids of stores after one, in their order. */
export async function storeIdsAfter(ctx: Ctx, after: number, most: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: stores.id })
    .from(stores)
    .where(gt(stores.id, after))
    .orderBy(asc(stores.id))
    .limit(most)
  return rows.map(row => row.id)
}

/** A filter by the name of a store in either language: the condition on the column that refers to it. */
export const storesNamed =
  (column: SQLWrapper): ByIds =>
  async (ctx, matches) => {
    const named = sql`select ${stores.id} as id from ${stores} where ${matches({ column: stores.name, otherLanguage: stores.nameEn })}`
    const ids = await fewIds(ctx, named)
    return ids && isOneOf(column, ids)
  }
