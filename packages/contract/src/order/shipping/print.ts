import Type, { type Static } from 'typebox'
import { Id, Instant, Nullable, Strict, Word } from '../../schema.ts'
import { OrderRow, Parcel } from '../order.ts'
import { PRINT_PAPERS, PRINTED_ORDERS } from '../order.words.ts'

const { id, order_no, order_status, receive_name, receive_tel, receive_area, receive_address, remark, created_at } =
  OrderRow.properties

/** A line on paper: how many pieces were bought, and how many still wait to be shipped. */
export const PrintLine = Type.Object({
  id: Id,
  sku_id: Id,
  goods_name: Type.String(),
  goods_name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  /** The store's own code of the SKU now; empty without one. */
  code: Type.String(),
  buy_num: Type.Integer(),
  waiting_num: Type.Integer(),
})
export type PrintLine = Static<typeof PrintLine>

/** An order for its papers: never with the store's note. */
export const PrintOrder = Type.Object({
  id,
  order_no,
  order_status,
  receive_name,
  receive_tel,
  receive_area,
  receive_address,
  remark,
  created_at,
  lines: Type.Array(PrintLine),
  /** `merged_id` is equal for the rows of one parcel that carries several orders. */
  parcels: Type.Array(
    Type.Object({
      id: Parcel.properties.id,
      merged_id: Nullable(Id),
      express_name: Type.String(),
      express_name_en: Type.String(),
      number: Type.String(),
      goods: Parcel.properties.goods,
    }),
  ),
  /** It was paid and not cancelled. */
  may_print: Type.Boolean(),
  /** When its waybill was printed first, and by whom; null before. */
  printed_at: Nullable(Type.String()),
  printed_by: Type.String(),
})
export type PrintOrder = Static<typeof PrintOrder>

/** GET /Seller/orders/print: orders in the sequence of the call, and who sends them. */
export const PrintData = Type.Object({
  sender: Type.Object({
    name: Type.String(),
    name_en: Type.String(),
    tel: Type.String(),
    area: Type.String(),
    address: Type.String(),
  }),
  orders: Type.Array(PrintOrder),
  now: Instant,
})
export type PrintData = Static<typeof PrintData>

/** PUT /Seller/orders/print: records that these papers are printed, all or none. */
export const PrintInput = Strict({
  ids: Type.Array(Id, { minItems: 1, maxItems: PRINTED_ORDERS }),
  paper: Word(PRINT_PAPERS),
})
export type PrintInput = Static<typeof PrintInput>
