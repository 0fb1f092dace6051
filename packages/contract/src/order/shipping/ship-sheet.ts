import Type, { type Static } from 'typebox'
import { Count, Flag, Strict, Text, Word } from '../../schema.ts'
import { SHIP_SHEET_ROWS } from '../order.words.ts'

/** Columns of a sheet of tracking numbers. An empty company follows from the number. */
export const SHIP_SHEET_FIELDS = ['order_no', 'company', 'number'] as const

/** PUT /Seller/orders/sheet: a tracking number per row; an order with several parcels has several rows. */
export const ShipSheetInput = Strict({
  /** Only looks, and ships nothing. */
  dry: Type.Optional(Flag),
  rows: Type.Array(Strict({ order_no: Text(60), company: Text(60), number: Text(60) }), {
    minItems: 1,
    maxItems: SHIP_SHEET_ROWS,
  }),
})
export type ShipSheetInput = Static<typeof ShipSheetInput>

/** Result of a sheet: rows that were shipped, and what is wrong in each cell of the others, which were not. */
export const ShipSheet = Type.Object({
  shipped: Count,
  problems: Type.Array(
    Type.Object({
      /** Index of the row, from 0. */
      row: Count,
      field: Word(SHIP_SHEET_FIELDS),
      message: Type.String(),
    }),
  ),
})
export type ShipSheet = Static<typeof ShipSheet>
