import Type, { type Static } from 'typebox'
import { Amount, Flag, Id, Nullable, Strict, Text, Word } from '../../schema.ts'
import { PRICE_MODES, PRICE_PROBLEMS, PRICE_ROUNDINGS } from './bulk.words.ts'

const Ids = Type.Array(Id, { minItems: 1, maxItems: 400 })

/** How the prices of all SKUs of these goods are changed. `value` is basis points for `percent`, otherwise fen. */
export const PriceRule = Strict({
  id: Ids,
  mode: Word(PRICE_MODES),
  value: Type.Integer({ minimum: -100_000_000_00, maximum: 100_000_000_00 }),
  round: Word(PRICE_ROUNDINGS),
})
export type PriceRule = Static<typeof PriceRule>

/** A SKU with its price before and after; fen. A price with a problem is not saved. */
export const PriceRow = Type.Object({
  goods_id: Id,
  sku_id: Id,
  name: Type.String(),
  name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  before: Amount,
  after: Type.Integer(),
  problem: Nullable(Word(PRICE_PROBLEMS)),
})
export type PriceRow = Static<typeof PriceRow>

/** Every SKU of the goods; `version` is that of the prices before. */
export const PricedGoods = Type.Object({ rows: Type.Array(PriceRow), version: Type.String() })
export type PricedGoods = Static<typeof PricedGoods>

/** PUT /Seller/goods/price: `dry` saves nothing; a save names the version that was shown, and is all or none. */
export const PriceInput = Strict({
  ...PriceRule.properties,
  dry: Type.Optional(Flag),
  version: Type.Optional(Text(40)),
})
export type PriceInput = Static<typeof PriceInput>

/** PUT /Seller/goods/class: the class that these goods get; `dry` only says what it drops. */
export const ClassOfGoodsInput = Strict({ id: Ids, class_id: Id, dry: Type.Optional(Flag) })
export type ClassOfGoodsInput = Static<typeof ClassOfGoodsInput>

/** The attributes that do not fit the class and are dropped, by goods; those that lose none are left out. */
export const ClassedGoods = Type.Object({
  rows: Type.Array(
    Type.Object({ goods_id: Id, name: Type.String(), name_en: Type.String(), dropped: Type.Array(Type.String()) }),
  ),
})
export type ClassedGoods = Static<typeof ClassedGoods>

/** PUT /Seller/goods/shelf_times: when the shelf of these goods is switched, times of spec §9; empty for never. */
export const ShelfTimesInput = Strict({ id: Ids, on_at: Text(40), off_at: Text(40) })
export type ShelfTimesInput = Static<typeof ShelfTimesInput>
