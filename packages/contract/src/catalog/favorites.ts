import Type, { type Static } from 'typebox'
import { Amount, Count, Id, Instant, Nullable, Strict, Word } from '../schema.ts'
import { StoreCard } from '../store/store.ts'

/** `is_type` of a favourite, the numbers of the original. */
export const FAVORITE_TYPES = { goods: 0, store: 1 } as const
export type FavoriteType = (typeof FAVORITE_TYPES)[keyof typeof FAVORITE_TYPES]
const IsType = Type.Unsafe<FavoriteType>({ type: 'integer', enum: Object.values(FAVORITE_TYPES) })

/** Current state of a favourite: only `on_sale` can be bought now. An open store is `on_sale`. */
export const FAVORITE_STATES = ['on_sale', 'sold_out', 'off_shelf', 'store_holiday', 'store_closed'] as const
export type FavoriteState = (typeof FAVORITE_STATES)[number]

/** Row of GET /user/favorites. Prices are fen and null for stores; `store` is the favourite store, or the store of the favourite goods. */
export const FavoriteRow = Type.Object({
  id: Id,
  is_type: IsType,
  out_id: Id,
  name: Type.String(),
  name_en: Type.String(),
  image: Type.String(),
  price: Nullable(Amount),
  /** Lowest price when it was added. */
  price_when_kept: Nullable(Amount),
  sales: Count,
  /** Class of the goods, for the link to similar ones; null for stores. */
  class_id: Nullable(Id),
  store: StoreCard,
  state: Word(FAVORITE_STATES),
  created_at: Instant,
})
export type FavoriteRow = Static<typeof FavoriteRow>

/** POST /user/favorites and the query of DELETE /user/favorites: one thing. */
export const FavoriteInput = Strict({ is_type: IsType, out_id: Id })
export type FavoriteInput = Static<typeof FavoriteInput>

/** GET /user/favorites/has: which of these ids are favourites of the caller, `ids` joined by commas. */
export const FavoriteQuestion = Strict({
  is_type: IsType,
  ids: Type.String({ pattern: '^\\d{1,16}(,\\d{1,16})*$', maxLength: 2_000 }),
})
export type FavoriteQuestion = Static<typeof FavoriteQuestion>
export const KeptIds = Type.Array(Id)
export type KeptIds = Static<typeof KeptIds>
