import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { PriceStep } from '../promotion/price-step.ts'
import { Amount, Count, Id, Nullable, Strict, Text, Word } from '../schema.ts'

const BuyNum = Type.Integer({ minimum: 1, maximum: LIMITS.order.buyNumMax })

/** POST /user/carts: merged with the line of the same SKU. */
export const CartInput = Strict({ goods_id: Id, sku_id: Type.Optional(Id), buy_num: BuyNum })
export type CartInput = Static<typeof CartInput>
/** PUT /user/carts/{id}: sets the quantity, or moves the line to another SKU of the same goods. */
export const CartChange = Strict({ buy_num: Type.Optional(BuyNum), sku_id: Type.Optional(Id) })
export type CartChange = Static<typeof CartChange>

export const CartLine = Type.Object({
  id: Id,
  goods_id: Id,
  sku_id: Id,
  name: Type.String(),
  name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  image: Type.String(),
  /** Of one piece, as it is charged now. */
  price: Amount,
  price_added: Amount,
  buy_num: Type.Integer(),
  /** What the line costs before thresholds of stores and platform. */
  payable: Amount,
  steps: Type.Array(PriceStep),
  stock: Count,
  /** Error id of why the line cannot be bought now (`goods.not_for_sale`, `stock.not_enough`, `store.closed`), or null. */
  problem: Nullable(Type.String()),
})
export type CartLine = Static<typeof CartLine>
export const CartStore = Type.Object({
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  seal: Type.String(),
  colour: Type.String(),
  logo: Type.String(),
  lines: Type.Array(CartLine),
})
export const CartData = Type.Object({ stores: Type.Array(CartStore), count: Count })
export type CartData = Static<typeof CartData>

/** JSON inside the base64 of /order/before/{params}; cart lines by id or lines bought now. */
export interface OrderParams {
  readonly order: readonly {
    readonly goods_id: number
    readonly sku_id: number
    readonly buy_num: number
    readonly cart_id?: number
  }[]
  readonly ifcart: boolean
}
export const OrderLinesInput = Type.Array(
  Strict({ goods_id: Id, sku_id: Id, buy_num: BuyNum, cart_id: Type.Optional(Id) }),
  { minItems: 1, maxItems: LIMITS.order.linesMax },
)

/** POST /user/order/before: `params` is the base64 JSON of `OrderParams`. */
export const QuoteInput = Strict({ params: Text(60_000), address_id: Type.Optional(Id) })
export type QuoteInput = Static<typeof QuoteInput>

export const QuoteLine = Type.Object({
  goods_id: Id,
  sku_id: Id,
  cart_id: Nullable(Id),
  name: Type.String(),
  name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  image: Type.String(),
  price: Amount,
  buy_num: Type.Integer(),
  /** `price × buy_num`. */
  goods_amount: Amount,
  discount_amount: Amount,
  payable: Amount,
  steps: Type.Array(PriceStep),
  stock: Count,
})
export const QuoteStore = Type.Object({
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  seal: Type.String(),
  colour: Type.String(),
  logo: Type.String(),
  lines: Type.Array(QuoteLine),
  goods_amount: Amount,
  /** Parts of the freight: template, weight in grams, fen. */
  freight: Type.Array(
    Type.Object({
      name: Type.String(),
      mode: Word(['free', 'default', 'custom']),
      weight: Type.Integer(),
      amount: Amount,
    }),
  ),
  freight_amount: Amount,
  /** Each offer that applied once, with what it saved here; another price of a piece and free freight included. */
  steps: Type.Array(PriceStep),
  discount_amount: Amount,
  payable: Amount,
})
/** `fingerprint` covers everything that decides the price; `order/create` sends it back (product §4). */
export const Quote = Type.Object({
  stores: Type.Array(QuoteStore),
  payable: Amount,
  pieces: Count,
  address_id: Nullable(Id),
  fingerprint: Type.String(),
})
export type Quote = Static<typeof Quote>
