import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Amount, Count, Flag, Id, Nullable, Strict, Text, Word } from '../schema.ts'
import { GoodsCard } from './catalog.ts'

export const GOODS_SORTS = ['default', 'price', 'sales', 'comments', 'newest', 'rating'] as const
export type GoodsSort = (typeof GOODS_SORTS)[number]

/** Lowest averages that buyers can ask for, in tenths of a star. */
export const RATING_STEPS = [30, 40, 45] as const
export type RatingStep = (typeof RATING_STEPS)[number]

/** How the words of a search were read: as typed, with one wrong letter tolerated, or with words left out. */
export const SEARCH_MATCHES = ['exact', 'fuzzy', 'relaxed'] as const
export type SearchMatch = (typeof SEARCH_MATCHES)[number]

/** Maximum values of one filter. */
const CHOSEN = 50

/** One id, or several of which one must match. */
export type ChosenIds = number | readonly number[]

/** JSON inside the base64 of /goods_search/{params?} and /goods?params= (spec §2; `keywords` is URL-encoded text). */
export interface GoodsSearch {
  readonly keywords?: string
  readonly class_id?: number
  readonly brand_id?: ChosenIds
  readonly store_id?: ChosenIds
  /** Values of class attributes: of one attribute any, of different attributes all. */
  readonly values?: readonly number[]
  readonly price_min?: number
  readonly price_max?: number
  /** Lowest average of the comments, in tenths of a star. */
  readonly rating_min?: RatingStep
  readonly free_delivery?: boolean
  readonly in_stock?: boolean
  readonly sort?: GoodsSort
  readonly order?: 'asc' | 'desc'
  readonly page?: number
  readonly per_page?: number
}

const Ids = Type.Array(Id, { maxItems: CHOSEN })
const OneOrMany = Type.Unsafe<ChosenIds>(Type.Union([Id, Ids]))

export const GoodsSearchParams = Strict({
  /** URL-encoded: up to nine characters for one. */
  keywords: Type.Optional(Text(1_000)),
  class_id: Type.Optional(Id),
  brand_id: Type.Optional(OneOrMany),
  store_id: Type.Optional(OneOrMany),
  values: Type.Optional(Ids),
  price_min: Type.Optional(Amount),
  price_max: Type.Optional(Amount),
  rating_min: Type.Optional(Type.Unsafe<RatingStep>({ type: 'integer', enum: [...RATING_STEPS] })),
  free_delivery: Type.Optional(Flag),
  in_stock: Type.Optional(Flag),
  sort: Type.Optional(Word(GOODS_SORTS)),
  order: Type.Optional(Word(['asc', 'desc'])),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.list.perPageMax })),
})

const Named = Type.Object({ id: Id, name: Type.String(), name_en: Type.String() })

/** A value of a filter, with the number of results it would show beside the other filters. */
export const Facet = Type.Object({ ...Named.properties, count: Count })
export type Facet = Static<typeof Facet>

/** Values that the results can be narrowed by. Each facet is counted without its own filter. */
export const GoodsFacets = Type.Object({
  /** Third-level classes of the results; with a class chosen, its children and siblings. */
  classes: Type.Array(Facet),
  brands: Type.Array(Facet),
  stores: Type.Array(Facet),
  prices: Type.Array(Type.Object({ min: Amount, max: Nullable(Amount), count: Count })),
  /** Of the third-level class that is chosen, or that most results belong to. */
  attributes: Type.Array(Type.Object({ ...Named.properties, values: Type.Array(Facet) })),
  /** Results with at least this average of their comments, in tenths. */
  rating: Type.Array(Type.Object({ min: Type.Integer(), count: Count })),
  free_delivery: Count,
  in_stock: Count,
})
export type GoodsFacets = Static<typeof GoodsFacets>

/** GET /goods_search/{params?}: a page plus facets with counts, and how the keywords were read. */
export const GoodsSearchData = Type.Object({
  data: Type.Array(GoodsCard),
  count: Count,
  total: Count,
  per_page: Type.Integer(),
  last_page: Type.Integer(),
  current_page: Type.Integer(),
  facets: GoodsFacets,
  match: Word(SEARCH_MATCHES),
  /** Words that were left out because nothing has all of them, as typed; only when `relaxed`. */
  dropped: Type.Array(Type.String()),
  /** A likelier spelling of the whole search that finds more; it was not applied. */
  did_you_mean: Nullable(Type.String()),
  /** The class that the words mean. */
  class: Nullable(Named),
})
export type GoodsSearchData = Static<typeof GoodsSearchData>

/** GET /goods_suggest?q= : suggestions while typing. */
export const Suggestions = Type.Array(
  Type.Object({ text: Type.String(), kind: Word(['word', 'class', 'brand', 'store']), id: Nullable(Id) }),
)
export type Suggestions = Static<typeof Suggestions>
