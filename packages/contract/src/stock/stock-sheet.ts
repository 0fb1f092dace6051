import Type, { type Static } from 'typebox'
import { Count, Flag, Id, Nullable, Strict, Text, Word } from '../schema.ts'
import { CODE_PROBLEMS, QUANTITY_PROBLEMS, SHEET_MODES, STOCK_REASONS, STOCK_SHEET_ROWS } from './stock.words.ts'

/** PUT /Seller/stocks/sheet: codes with what is on hand now, or with what came in or went out. */
export const StockSheetInput = Strict({
  mode: Word(SHEET_MODES),
  reason: Word(STOCK_REASONS),
  /** Only looks, and books nothing. */
  dry: Type.Optional(Flag),
  rows: Type.Array(
    Strict({
      code: Text(60),
      quantity: Type.Integer({ minimum: -9_999_999, maximum: 9_999_999 }),
      /** On hand in the preview, so that orders that came since still count. */
      was: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999 })),
    }),
    { minItems: 1, maxItems: STOCK_SHEET_ROWS },
  ),
})
export type StockSheetInput = Static<typeof StockSheetInput>

/** A row of a sheet as it would be booked, with what is wrong in each cell. */
export const StockSheetRow = Type.Object({
  code: Type.String(),
  quantity: Type.Integer(),
  sku_id: Nullable(Id),
  goods_name: Type.String(),
  goods_name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  before: Nullable(Count),
  reserved: Count,
  after: Nullable(Type.Integer()),
  code_problem: Nullable(Word(CODE_PROBLEMS)),
  quantity_problem: Nullable(Word(QUANTITY_PROBLEMS)),
})
export type StockSheetRow = Static<typeof StockSheetRow>

/** Answer of a sheet: `applied` is the number of changed SKUs; null for a preview, and when a cell is wrong. */
export const StockSheet = Type.Object({ rows: Type.Array(StockSheetRow), applied: Nullable(Count) })
export type StockSheet = Static<typeof StockSheet>
