import Type, { type Static } from 'typebox'
import { AdvCard, NoticeLine } from '../content/adverts.ts'
import { Id, Nullable, Word } from '../schema.ts'
import { StoreCard } from '../store/store.ts'
import { GoodsCard } from './catalog.ts'
import { FLOOR_SHAPES } from './words.ts'

const Named = { id: Id, name: Type.String(), name_en: Type.String() }

/** The floor of a top class: sub-classes with goods, and goods that appear nowhere else on the page. */
export const HomeFloor = Type.Object({
  ...Named,
  thumb: Type.String(),
  shape: Word(FLOOR_SHAPES),
  /** Three to five sub-classes that have goods; fewer where the class has fewer. */
  chips: Type.Array(Type.Object(Named)),
  /** The operator's advert for this class: the wide picture and its words. */
  advert: Nullable(AdvCard),
  goods: Type.Array(GoodsCard),
})
export type HomeFloor = Static<typeof HomeFloor>

/** An editorial: title, words and large picture by the operator, and four goods that its link leads to. */
export const HomeEditorial = Type.Object({ advert: AdvCard, goods: Type.Array(GoodsCard) })
export type HomeEditorial = Static<typeof HomeEditorial>

/** The best-selling goods in their order, of one class or (null) of all. */
export const HomeRanking = Type.Object({ class: Nullable(Type.Object(Named)), goods: Type.Array(GoodsCard) })
export type HomeRanking = Static<typeof HomeRanking>

/** One store with its story and three of its goods. */
export const HomePortrait = Type.Object({
  store: StoreCard,
  story: Type.String(),
  story_en: Type.String(),
  goods: Type.Array(GoodsCard),
})
export type HomePortrait = Static<typeof HomePortrait>

/** GET /home. No goods occur twice in it; parts without content are null or empty. */
export const HomeData = Type.Object({
  banners: Type.Array(AdvCard),
  /** Goods beside the banners; without banners the first one leads the page. */
  lead: Type.Array(GoodsCard),
  notices: Type.Array(NoticeLine),
  editorial: Nullable(HomeEditorial),
  ranking: Nullable(HomeRanking),
  portrait: Nullable(HomePortrait),
  cards: Type.Array(AdvCard),
  floors: Type.Array(HomeFloor),
})
export type HomeData = Static<typeof HomeData>
