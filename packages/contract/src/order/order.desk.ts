import Type, { type Static } from 'typebox'
import { Count, Id, Nullable, Strict, Text, Word } from '../schema.ts'
import { PriceLimits } from './changes/price-change.ts'
import { OrderDetail, OrderRow, Parcel, ShipInput } from './order.ts'
import { MERGED_ORDERS, NOTE_FLAGS, SHIP_DUES } from './order.words.ts'

/** What back offices see of an order beside its buyer's view. */
const own = {
  /** All goods with SKU and pieces as one text in the reader's language, for sheets. */
  goods_text: Type.String(),
  /** Whether a paid order is due soon or overdue, and for how many hours. */
  ship_due: Nullable(Word(SHIP_DUES)),
  overdue_hours: Count,
  /** The store's note, never shown to buyers; empty without one. */
  note: Type.String(),
  note_flag: Nullable(Word(NOTE_FLAGS)),
  note_by: Type.String(),
  note_at: Nullable(Type.String()),
  /** The buyer asks for another address, and nobody has decided yet. */
  has_address_request: Type.Boolean(),
  /** When its waybill was printed first. */
  printed_at: Nullable(Type.String()),
  /** Orders that wait for the same buyer at the same address and may go as one parcel, this one included; else none. */
  together: Type.Array(Id),
}

/** Row of the order lists of both back offices. */
export const DeskOrderRow = Type.Object({ ...OrderRow.properties, ...own })
export type DeskOrderRow = Static<typeof DeskOrderRow>

/** One order with everything that happened to it. `may_change`: this person may correct the parcel's number now. */
export const DeskOrderDetail = Type.Object({
  ...OrderDetail.properties,
  ...own,
  /** Bounds of a change of the price, where the reader may make one now. */
  price_limits: Nullable(PriceLimits),
  parcels: Type.Array(Type.Object({ ...Parcel.properties, may_change: Type.Boolean() })),
})
export type DeskOrderDetail = Static<typeof DeskOrderDetail>

/** PUT /Seller/orders/note: one note for one or many orders; without flag and text it is removed. */
export const OrderNoteInput = Strict({
  ids: Type.Array(Id, { minItems: 1, maxItems: 200 }),
  flag: Type.Optional(Nullable(Word(NOTE_FLAGS))),
  note: Text(500),
})
export type OrderNoteInput = Static<typeof OrderNoteInput>

const { delivery_code, delivery_no } = ShipInput.properties.orders.items.properties
/** PUT /Seller/orders/merge: several orders as one parcel, all or none. */
export const MergeInput = Strict({
  ids: Type.Array(Id, { minItems: 2, maxItems: MERGED_ORDERS }),
  delivery_code,
  delivery_no,
})
export type MergeInput = Static<typeof MergeInput>

/** PUT {area}/orders/parcel/{id}: corrects company and number of a parcel, soon after it was shipped. */
export const ParcelChangeInput = Strict({ delivery_code, delivery_no })
export type ParcelChangeInput = Static<typeof ParcelChangeInput>
