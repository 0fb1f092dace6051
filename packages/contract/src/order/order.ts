import Type, { type Static } from 'typebox'
import { Addition } from '../catalog/catalog.ts'
import { LIMITS } from '../limits.ts'
import { PriceStep } from '../promotion/price-step.ts'
import { Amount, Count, FileUrl, Id, Instant, Name, Nullable, Strict, Text, Word } from '../schema.ts'
import { ORDER_STATUSES, PAYMENT_METHODS } from '../statuses.ts'
import { AddressRequest } from './changes/address-change.ts'
import { PriceChange } from './changes/price-change.ts'
import { COMMENT_ACTIONS } from './comment.actions.ts'
import { ORDER_ACTIONS } from './order.actions.ts'

/** POST /user/order/create with `Idempotency-Key`. `remark` is per store id. */
export const CreateOrderInput = Strict({
  params: Text(60_000),
  address_id: Id,
  fingerprint: Name(100),
  remark: Type.Optional(
    Type.Array(Strict({ store_id: Id, text: Text(LIMITS.order.remarkLength) }), { maxItems: LIMITS.order.linesMax }),
  ),
})
export type CreateOrderInput = Static<typeof CreateOrderInput>
export const CreatedOrders = Type.Object({
  group_id: Id,
  order_id: Type.Array(Id),
  order_no: Type.Array(Type.String()),
  payable: Amount,
})
export type CreatedOrders = Static<typeof CreatedOrders>

export const OrderLine = Type.Object({
  id: Id,
  goods_id: Id,
  sku_id: Id,
  goods_name: Type.String(),
  goods_name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  goods_image: Type.String(),
  buy_num: Type.Integer(),
  /** Pieces that are in parcels already. */
  shipped_num: Count,
  goods_price: Amount,
  /** `goods_price × buy_num`. */
  goods_amount: Amount,
  discount_amount: Amount,
  payable: Amount,
  is_commented: Type.Boolean(),
})
export type OrderLine = Static<typeof OrderLine>

/** Row of every order list. `actions` are the moves that this actor may make now. */
export const OrderRow = Type.Object({
  id: Id,
  order_no: Type.String(),
  group_id: Id,
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  user_id: Id,
  user_name: Type.String(),
  order_status: Word(ORDER_STATUSES),
  order_name: Type.String(),
  order_name_en: Type.String(),
  order_image: Type.String(),
  pieces: Type.Integer(),
  goods_amount: Amount,
  freight_amount: Amount,
  discount_amount: Amount,
  payable: Amount,
  payment_name: Nullable(Word(PAYMENT_METHODS)),
  receive_name: Type.String(),
  receive_tel: Type.String(),
  receive_area: Type.String(),
  receive_address: Type.String(),
  remark: Type.String(),
  /** End of its time in this state: to pay, to ship, to receive, to comment. */
  due_at: Nullable(Type.String()),
  created_at: Instant,
  pay_time: Nullable(Type.String()),
  delivery_time: Nullable(Type.String()),
  order_goods: Type.Array(OrderLine),
  actions: Type.Array(Word(ORDER_ACTIONS)),
})
export type OrderRow = Static<typeof OrderRow>

/** Progress of a parcel; `unknown` if it is not tracked. */
const PARCEL_STATES = ['unknown', 'waiting', 'accepted', 'moving', 'delivering', 'delivered', 'problem'] as const

export const Parcel = Type.Object({
  id: Id,
  express_id: Id,
  express_code: Type.String(),
  express_name: Type.String(),
  express_name_en: Type.String(),
  number: Type.String(),
  created_at: Instant,
  /** Its goods, by line of the order. */
  goods: Type.Array(Type.Object({ line_id: Id, pieces: Type.Integer() })),
  /** Several parcels carry these goods together, since nobody stated which piece is in which. */
  is_shared: Type.Boolean(),
  /** Other orders of the same buyer that are in this parcel. */
  together: Type.Array(Type.Object({ id: Id, order_no: Type.String() })),
  /** Whether its company can be asked for it. */
  is_tracked: Type.Boolean(),
  state: Word(PARCEL_STATES),
  /** When the company answered last; null before its first answer. */
  refreshed_at: Nullable(Instant),
  /** Since when the company does not answer; null while it does. What is known stays. */
  failing_since: Nullable(Instant),
  /** What happened to it, the oldest first. */
  traces: Type.Array(Type.Object({ at: Instant, state: Word(PARCEL_STATES), text: Type.String() })),
})

/** One line of "life of this order": moves, stock rows, payments and ledger entries on one timeline; readers see what their role allows. */
export const LifeEntry = Type.Object({
  at: Instant,
  kind: Word(['price', 'address', 'move', 'stock', 'payment', 'ledger', 'parcel', 'print', 'settlement']),
  /** i18n key `life.<…>`. */
  key: Type.String(),
  params: Type.Unsafe<Record<string, string | number>>({ type: 'object', additionalProperties: true }),
  actor: Type.String(),
  amount: Nullable(Type.Integer()),
})
export type LifeEntry = Static<typeof LifeEntry>

export const OrderDetail = Type.Object({
  ...OrderRow.properties,
  /** Each offer that applied when the order was placed. */
  price_steps: Type.Array(PriceStep),
  /** Changes of the price by the store since then, the oldest first. */
  price_changes: Type.Array(PriceChange),
  address_request: Nullable(AddressRequest),
  parcels: Type.Array(Parcel),
  receipt_time: Nullable(Type.String()),
  comment_time: Nullable(Type.String()),
  cancel_time: Nullable(Type.String()),
  cancel_reason: Type.String(),
  is_settled: Type.Boolean(),
  life: Type.Array(LifeEntry),
  now: Instant,
})
export type OrderDetail = Static<typeof OrderDetail>

/** PUT /user/order/{id}: the buyer's moves. */
export const BuyerMoveInput = Strict({ move: Word(['cancel', 'receive']), reason: Type.Optional(Text(200)) })
export type BuyerMoveInput = Static<typeof BuyerMoveInput>
/** PUT /Admin/orders/status/edit */
export const AdminMoveInput = Strict({ id: Id, move: Word(['cancel']), reason: Name(200) })
/** Pieces of lines of an order that go into one parcel. */
export const ParcelGoods = Type.Array(
  Strict({ line_id: Id, pieces: Type.Integer({ minimum: 1, maximum: LIMITS.order.buyNumMax }) }),
  { minItems: 1, maxItems: LIMITS.order.linesMax },
)
/**
 * PUT /Seller/orders/status/edit (and /Admin): ships; several parcels by repeating. One call may ship many orders. A
 * parcel without `goods` takes all that waits; with them, the order stays until the last piece is in a parcel.
 */
export const ShipInput = Strict({
  orders: Type.Array(
    Strict({
      id: Id,
      delivery_code: Name(20),
      delivery_no: Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' }),
      goods: Type.Optional(ParcelGoods),
    }),
    { minItems: 1, maxItems: 200 },
  ),
})
export type ShipInput = Static<typeof ShipInput>
export const ShipData = Type.Object({
  shipped: Type.Array(Id),
  /** `fields`: what is wrong in which field of the call, such as `orders.2.goods.0.pieces`. */
  refused: Type.Array(
    Type.Object({
      id: Id,
      msg: Type.String(),
      fields: Type.Optional(
        Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
      ),
    }),
  ),
})
export type ShipData = Static<typeof ShipData>

/**
 * Body of PUT {area}/orders/status/edit, as the server accepts it: `ShipInput`, `AdminMoveInput` (platform only), or one order in the
 * original's shape (`id`, `delivery_code`, `delivery_no`). The handler reports missing fields.
 */
export const OrdersEdit = Strict({
  orders: Type.Optional(ShipInput.properties.orders),
  id: Type.Optional(Id),
  move: Type.Optional(Word(['cancel', 'ship'])),
  reason: Type.Optional(Name(200)),
  delivery_code: Type.Optional(Name(20)),
  delivery_no: Type.Optional(Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' })),
})
export type OrdersEdit = Static<typeof OrdersEdit>
/** A store cancels nothing: its call knows the one move. */
export const StoreOrdersEdit = Strict({ ...OrdersEdit.properties, move: Type.Optional(Word(['ship'])) })
export type StoreOrdersEdit = Static<typeof StoreOrdersEdit>
export const OrdersEdited = Type.Object({ id: Type.Optional(Id), ...ShipData.properties })
export type OrdersEdited = Static<typeof OrdersEdited>

/** POST /Admin/order_settlement_handle: result of the run; `settlement_no` is null when nothing was due. */
export const SettlementRunData = Type.Object({
  settlement_no: Nullable(Type.String()),
  orders: Count,
  amount: Amount,
  failed: Type.Array(Id),
})
export type SettlementRunData = Static<typeof SettlementRunData>

/** GET /Admin/order_settlement_handle: preview of a run. */
export const SettlementDue = Type.Object({ orders: Count, amount: Amount })
export type SettlementDue = Static<typeof SettlementDue>

const Stars = Type.Integer({ minimum: 1, maximum: 5 })
/** POST /user/comments: for each line of the caller's own order in waiting_comment. */
export const CommentInput = Strict({
  order_id: Id,
  lines: Type.Array(
    Strict({
      order_goods_id: Id,
      score: Stars,
      agree: Stars,
      service: Stars,
      speed: Stars,
      content: Name(LIMITS.comment.length),
      image: Type.Optional(Type.Array(FileUrl, { maxItems: LIMITS.comment.images })),
    }),
    { minItems: 1, maxItems: LIMITS.order.linesMax },
  ),
})
export type CommentInput = Static<typeof CommentInput>
/** POST /user/comments/{id}/addition: once per comment, within the days of `LIMITS.comment.addDays`. */
export const AdditionInput = Strict({
  content: Name(LIMITS.comment.length),
  image: Type.Optional(Type.Array(FileUrl, { maxItems: LIMITS.comment.images })),
})
export type AdditionInput = Static<typeof AdditionInput>
/**
 * PUT {prefix}/order_comments/{id}. `replaces` is the answer that this one replaces, empty if there was none. If the stored answer differs, the call
 * is refused (409) and `data.current` has the stored answer.
 */
export const CommentReplyInput = Strict({ reply: Name(500), replaces: Type.Optional(Text(500)) })
export type CommentReplyInput = Static<typeof CommentReplyInput>

export const BackOfficeComment = Type.Object({
  id: Id,
  order_id: Id,
  order_no: Type.String(),
  goods_id: Id,
  goods_name: Type.String(),
  goods_image: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  nickname: Type.String(),
  score: Type.Integer(),
  agree: Type.Integer(),
  service: Type.Integer(),
  speed: Type.Integer(),
  content: Type.String(),
  images: Type.Array(Type.String()),
  is_auto: Type.Boolean(),
  reply: Type.String(),
  /** What the buyer added later; null without it. */
  addition: Nullable(Addition),
  is_hidden: Type.Boolean(),
  hidden_reason: Type.String(),
  /** When it was answered, or written if it needs no answer; null while it waits for one. */
  handled_at: Nullable(Instant),
  created_at: Instant,
})
export type BackOfficeComment = Static<typeof BackOfficeComment>
/** A comment for its writer; `actions` are what they may do with it now. */
export const OwnComment = Type.Object({
  ...BackOfficeComment.properties,
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  /** Until when it can be added to. */
  add_until: Instant,
  actions: Type.Array(Word(COMMENT_ACTIONS)),
})
export type OwnComment = Static<typeof OwnComment>

/** GET /user/default: the account overview. */
export const BuyerOverview = Type.Object({
  count: Type.Unsafe<Record<string, number>>({ type: 'object', additionalProperties: { type: 'integer' } }),
  orders: Type.Array(OrderRow),
  money: Type.Integer(),
  integral: Type.Integer(),
  cart: Count,
})
export type BuyerOverview = Static<typeof BuyerOverview>
