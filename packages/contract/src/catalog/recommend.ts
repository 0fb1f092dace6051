import Type, { type Static } from 'typebox'
import { Id, Strict, Word } from '../schema.ts'
import { GoodsCard } from './catalog.ts'
import { RECOMMEND_IDS, RECOMMEND_PLACES } from './words.ts'

const ids = (most: number) => Type.String({ pattern: `^(\\d{1,16}(,\\d{1,16}){0,${most - 1}})?$` })

/**
 * Query of GET /recommend; lists of ids are joined by commas. The stream of the home page goes on by excluding
 * everything that the page already shows.
 */
export const RecommendQuery = Strict({
  place: Word(RECOMMEND_PLACES),
  /** The goods that the page is about; they need not be for sale any more. */
  goods_id: Type.Optional(Id),
  /** Goods that the page already shows. */
  exclude: Type.Optional(ids(RECOMMEND_IDS.exclude)),
  /** Goods that the person looked at on this device, newest first. */
  seen: Type.Optional(ids(RECOMMEND_IDS.seen)),
})
export type RecommendQuery = Static<typeof RecommendQuery>

/** Goods for sale, the best one first; `more` says whether excluding these would give others. */
export const RecommendData = Type.Object({ goods: Type.Array(GoodsCard), more: Type.Boolean() })
export type RecommendData = Static<typeof RecommendData>

/** Query of GET /goods_cards: ids joined by commas. */
export const CardsQuery = Strict({ ids: ids(RECOMMEND_IDS.seen) })
export type CardsQuery = Static<typeof CardsQuery>
