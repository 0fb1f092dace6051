import Type, { type Static } from 'typebox'
import { Count, Flag, Id, Instant, Nullable, Strict, Text, Word } from '../schema.ts'
import { COUNTED_AT_ONCE, STOCKTAKE_RANGES, STOCKTAKE_STATUSES } from './stock.words.ts'

/** A count of stock. */
export const StocktakeRow = Type.Object({
  id: Id,
  range: Word(STOCKTAKE_RANGES),
  class_id: Nullable(Id),
  class_name: Type.String(),
  class_name_en: Type.String(),
  note: Type.String(),
  status: Word(STOCKTAKE_STATUSES),
  sku_count: Count,
  /** SKUs whose stock it changed; null until it is applied. */
  booked: Nullable(Count),
  opened_by: Type.String(),
  created_at: Instant,
  ended_by: Type.String(),
  ended_at: Nullable(Instant),
})
export type StocktakeRow = Static<typeof StocktakeRow>

/** GET /Seller/stocktakes/{id}: a count with its progress and what applying it would change. */
export const StocktakeView = Type.Object({
  ...StocktakeRow.properties,
  counted: Count,
  different: Count,
  /** Pieces more than expected, and pieces missing. */
  surplus: Count,
  shortage: Count,
  may_count: Flag,
})
export type StocktakeView = Static<typeof StocktakeView>

/** POST /Seller/stocktakes. */
export const StocktakeInput = Strict({
  range: Word(STOCKTAKE_RANGES),
  class_id: Type.Optional(Nullable(Id)),
  note: Type.Optional(Text(100)),
})
export type StocktakeInput = Static<typeof StocktakeInput>

/** A SKU of a count; `difference` is the count less the stock at the moment of counting. */
export const StocktakeSku = Type.Object({
  id: Id,
  stocktake_id: Id,
  sku_id: Id,
  goods_name: Type.String(),
  goods_name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  code: Type.String(),
  on_hand: Count,
  counted: Nullable(Count),
  on_hand_then: Nullable(Count),
  difference: Nullable(Type.Integer()),
  counted_by: Type.String(),
  counted_at: Nullable(Instant),
  may_count: Flag,
})
export type StocktakeSku = Static<typeof StocktakeSku>

/** PUT /Seller/stocktakes/{id}/count: what was counted, by SKU or by code; null takes a count back. */
export const CountInput = Strict({
  rows: Type.Array(
    Strict({
      sku_id: Type.Optional(Id),
      code: Type.Optional(Text(60)),
      counted: Nullable(Type.Integer({ minimum: 0, maximum: 9_999_999 })),
    }),
    { minItems: 1, maxItems: COUNTED_AT_ONCE },
  ),
})
export type CountInput = Static<typeof CountInput>

export const Counted = Type.Object({ counted: Count })
export type Counted = Static<typeof Counted>
export const Booked = Type.Object({ booked: Count })
export type Booked = Static<typeof Booked>
