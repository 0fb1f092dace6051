import Type, { type Static } from 'typebox'
import { Amount, Id, Instant, Nullable, Strict, Text, Word } from '../../schema.ts'

const Ids = Type.Array(Id, { minItems: 1, maxItems: 400 })

/** How prices are changed: by a percentage, by an amount, or to one price. */
export const PRICE_MODES = ['percent', 'amount', 'set'] as const
export type PriceMode = (typeof PRICE_MODES)[number]
/** To what a new price is rounded, half up. */
export const PRICE_ROUNDINGS = ['fen', 'yuan'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** How the prices of all SKUs of these goods are changed. `value` is basis points for `percent`, otherwise fen. */
export const PriceRule = Strict({
  id: Ids,
  mode: Word(PRICE_MODES),
  value: Type.Integer({ minimum: -100_000_000_00, maximum: 100_000_000_00 }),
  round: Word(PRICE_ROUNDINGS),
})
export type PriceRule = Static<typeof PriceRule>

/** A SKU with its price before and after; fen. `problem` is a message, '' for none. */
export const PriceRow = Type.Object({
  goods_id: Id,
  sku_id: Id,
  name: Type.String(),
  name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  before: Amount,
  after: Type.Integer(),
  problem: Type.String(),
})
export type PriceRow = Static<typeof PriceRow>

/** POST /Seller/goods/price/preview: every SKU; `version` is that of the prices, for the save. */
export const PricePreview = Type.Object({ rows: Type.Array(PriceRow), version: Type.String() })
export type PricePreview = Static<typeof PricePreview>

/** PUT /Seller/goods/price: saves what the preview showed, all or none; prices changed since are refused. */
export const PriceInput = Strict({ ...PriceRule.properties, version: Text(40) })
export type PriceInput = Static<typeof PriceInput>

/** PUT /Seller/goods/class, and its preview: the class that these goods get. */
export const ClassOfGoodsInput = Strict({ id: Ids, class_id: Id })
export type ClassOfGoodsInput = Static<typeof ClassOfGoodsInput>

/** POST /Seller/goods/class/preview: the attributes that do not fit the class and are dropped, by goods. */
export const ClassOfGoodsPreview = Type.Object({
  rows: Type.Array(
    Type.Object({ goods_id: Id, name: Type.String(), name_en: Type.String(), dropped: Type.Array(Type.String()) }),
  ),
})
export type ClassOfGoodsPreview = Static<typeof ClassOfGoodsPreview>

/** PUT /Seller/goods/shelf_times: when the shelf of these goods is switched; null for never. */
export const ShelfTimesInput = Strict({ id: Ids, on_at: Nullable(Instant), off_at: Nullable(Instant) })
export type ShelfTimesInput = Static<typeof ShelfTimesInput>
