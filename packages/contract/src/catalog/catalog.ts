import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { PriceStep } from '../promotion/price-step.ts'
import {
  Amount,
  BasisPoints,
  Count,
  FileUrl,
  Flag,
  Id,
  Instant,
  Name,
  Nullable,
  OtherName,
  ParentId,
  ShipHours,
  Strict,
  Text,
  Weight,
  Word,
} from '../schema.ts'
import { FREIGHT_MODES, OPEN_CHANGE_STATES, REVIEWS, SHELF_STATUSES } from '../statuses.ts'
import { GOODS_ACTIONS } from './goods.actions.ts'
import { COMMENT_LOCALES } from './words.ts'

/** Card in lists. Prices are fen; `market_price` 0 means none. */
export const GoodsCard = Type.Object({
  id: Id,
  name: Type.String(),
  name_en: Type.String(),
  subname: Type.String(),
  subname_en: Type.String(),
  image: Type.String(),
  /** Another picture of the goods, '' without one. */
  second_image: Type.String(),
  price: Amount,
  market_price: Amount,
  sales: Count,
  comment_count: Count,
  /** Average stars in tenths, 0 without comments. */
  score: Type.Integer(),
  in_stock: Type.Boolean(),
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  /** Name of the brand, '' without one. */
  brand_name: Type.String(),
  brand_name_en: Type.String(),
  /** City of the store, '' when unknown. */
  place: Type.String(),
  place_en: Type.String(),
  free_delivery: Type.Boolean(),
  /** Codes of what the store promises. */
  services: Type.Array(Type.String()),
  /** The only SKU; null for goods with a choice. */
  sku_id: Nullable(Id),
})
export type GoodsCard = Static<typeof GoodsCard>

/** Axis of a SKU matrix, as sent. */
export const SkuAxis = Strict({
  name: Name(20),
  name_en: OtherName(40),
  values: Type.Array(Strict({ name: Name(40), name_en: OtherName(60), image: FileUrl }), { minItems: 1, maxItems: 60 }),
})
export type SkuAxis = Static<typeof SkuAxis>

export const Sku = Type.Object({
  id: Id,
  value_index: Type.Array(Type.Integer()),
  name: Type.String(),
  name_en: Type.String(),
  image: Type.String(),
  price: Amount,
  market_price: Amount,
  stock: Count,
  weight: Weight,
  code: Type.String(),
})
export type Sku = Static<typeof Sku>

/** A SKU on the product page: `price` is charged now, `price_steps` say why it is not the store's own price. */
export const PricedSku = Type.Object({ ...Sku.properties, price_steps: Type.Array(PriceStep) })
export type PricedSku = Static<typeof PricedSku>

/** Row of the specification table. */
export const GoodsAttribute = Strict({ name: Name(40), name_en: OtherName(60), value: Text(200), value_en: Text(200) })
export type GoodsAttribute = Static<typeof GoodsAttribute>

const SkuInput = Strict({
  /** Id of the row's existing SKU, kept when values are renamed. Without it the value names identify the SKU. */
  id: Type.Optional(Id),
  value_index: Type.Array(Type.Integer({ minimum: 0, maximum: 59 }), { maxItems: LIMITS.goods.axes }),
  price: Amount,
  market_price: Type.Optional(Amount),
  stock: Type.Integer({ minimum: 0, maximum: 9_999_999 }),
  /** Stock that the form showed; only the difference is booked, so orders placed in between still count. */
  stock_was: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999 })),
  weight: Type.Optional(Weight),
  code: Type.Optional(Text(60)),
  image: Type.Optional(FileUrl),
})

/** POST /Seller/goods and PUT /Seller/goods/{id}. Goods without axes send one SKU with an empty `value_index`. */
export const GoodsInput = Strict({
  name: Name(LIMITS.goods.titleLength),
  subname: Type.Optional(OtherName(120)),
  name_en: Type.Optional(OtherName(160)),
  subname_en: Type.Optional(OtherName(160)),
  goods_no: Type.Optional(Text(40)),
  class_id: Id,
  brand_id: Type.Optional(Nullable(Id)),
  images: Type.Array(FileUrl, { minItems: 1, maxItems: LIMITS.goods.images }),
  video: Type.Optional(FileUrl),
  market_price: Type.Optional(Amount),
  weight: Type.Optional(Weight),
  freight_mode: Type.Optional(Word(FREIGHT_MODES)),
  freight_id: Type.Optional(Nullable(Id)),
  axes: Type.Optional(Type.Array(SkuAxis, { maxItems: LIMITS.goods.axes })),
  skus: Type.Array(SkuInput, { minItems: 1, maxItems: LIMITS.goods.skus }),
  attributes: Type.Optional(Type.Array(GoodsAttribute, { maxItems: 40 })),
  services: Type.Optional(Type.Array(Text(40), { maxItems: 10 })),
  /** Hours from an order to its parcel; null for the store's. */
  ship_hours: Type.Optional(Nullable(ShipHours)),
  is_recommend: Type.Optional(Flag),
  content: Type.Optional(Text(200_000)),
  content_en: Type.Optional(Text(200_000)),
  shelf: Type.Optional(Word(SHELF_STATUSES)),
})
export type GoodsInput = Static<typeof GoodsInput>
/** PUT: everything optional; SKUs change only when `skus` is sent, and stock only by its difference. */
export const GoodsChange = Type.Object(
  Object.fromEntries(Object.entries(GoodsInput.properties).map(([name, schema]) => [name, Type.Optional(schema)])) as {
    [K in keyof typeof GoodsInput.properties]: ReturnType<typeof Type.Optional<(typeof GoodsInput.properties)[K]>>
  },
  { additionalProperties: false },
)
export type GoodsChange = Partial<GoodsInput>

/**
 * Fields that buyers read and the platform reviews: where it reviews goods, those of approved goods wait as a change.
 * Everything else (prices, stock, codes, shelf, freight, services) applies at once.
 */
export const REVIEWED_FIELDS = [
  'name',
  'name_en',
  'subname',
  'subname_en',
  'class_id',
  'brand_id',
  'images',
  'video',
  'content',
  'content_en',
  'attributes',
  'axes',
  'skus',
] as const
export type ReviewedField = (typeof REVIEWED_FIELDS)[number]

/** Proposed values of a change: only fields that differ from the approved version. `skus` is the whole matrix. */
export const GoodsProposal = Type.Partial(Type.Pick(GoodsInput, [...REVIEWED_FIELDS]), { additionalProperties: false })
export type GoodsProposal = Partial<Pick<GoodsInput, ReviewedField>>

/** The open change of goods, as part of their form. */
export const OpenChange = Type.Object({
  id: Id,
  /** Rises with each save that adds to the change; a decision names the version that was read. */
  version: Type.Integer(),
  state: Word(OPEN_CHANGE_STATES),
  values: GoodsProposal,
  /** Names of the proposed class and brand; empty where they are not changed. */
  class_name: Type.String(),
  class_name_en: Type.String(),
  brand_name: Type.String(),
  brand_name_en: Type.String(),
  /** Why it was refused. */
  reason: Type.String(),
  submitted_by: Type.String(),
  submitted_at: Instant,
})
export type OpenChange = Static<typeof OpenChange>

/** PUT /Admin/goods/{id}: the same, and whether the platform recommends it. Verification changes through /Admin/goods/verify. */
export const AdminGoodsChange = Type.Object(
  { ...GoodsChange.properties, is_master: Type.Optional(Flag) },
  { additionalProperties: false },
)
export type AdminGoodsChange = GoodsChange & { is_master?: boolean }

/** Row of the goods tables of both back offices. */
export const GoodsRow = Type.Object({
  id: Id,
  name: Type.String(),
  name_en: Type.String(),
  goods_no: Type.String(),
  image: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  class_id: Id,
  class_name: Type.String(),
  class_name_en: Type.String(),
  brand_name: Type.String(),
  brand_name_en: Type.String(),
  price: Amount,
  max_price: Amount,
  stock: Count,
  sales: Count,
  shelf: Word(SHELF_STATUSES),
  verify: Word(REVIEWS),
  refuse_info: Type.String(),
  /** State of the open change; null without one. */
  change_state: Nullable(Word(OPEN_CHANGE_STATES)),
  is_recommend: Type.Boolean(),
  is_master: Type.Boolean(),
  /** When the shelf is switched by the timer; null for never. */
  shelf_on_at: Nullable(Instant),
  shelf_off_at: Nullable(Instant),
  created_at: Instant,
  actions: Type.Array(Word(GOODS_ACTIONS)),
})
export type GoodsRow = Static<typeof GoodsRow>

/** SKU of the form: `stock` is on hand; unpaid orders hold `reserved` of it. */
export const FormSku = Type.Object({ ...Sku.properties, reserved: Count })
export type FormSku = Static<typeof FormSku>

/** GET /Seller/goods/{id} and /Admin/goods/{id}: values of the form. */
export const GoodsForm = Type.Object({
  ...GoodsRow.properties,
  subname: Type.String(),
  subname_en: Type.String(),
  brand_id: Nullable(Id),
  images: Type.Array(Type.String()),
  video: Type.String(),
  market_price: Amount,
  weight: Weight,
  freight_mode: Word(FREIGHT_MODES),
  freight_id: Nullable(Id),
  axes: Type.Array(SkuAxis),
  skus: Type.Array(FormSku),
  attributes: Type.Array(GoodsAttribute),
  services: Type.Array(Type.String()),
  ship_hours: Nullable(Count),
  content: Type.String(),
  content_en: Type.String(),
  /** What waits for review or was refused; the other fields are the version that is sold. */
  change: Nullable(OpenChange),
})
export type GoodsForm = Static<typeof GoodsForm>

/** PUT /Seller/goods/shelf: the switch in the list; never changes SKUs. */
export const ShelfInput = Strict({ id: Type.Array(Id, { minItems: 1, maxItems: 400 }), shelf: Word(SHELF_STATUSES) })
export type ShelfInput = Static<typeof ShelfInput>
/** PUT /Seller/goods/freight: how these goods are delivered; `custom` names a template of the store. */
export const GoodsFreightInput = Strict({
  id: Type.Array(Id, { minItems: 1, maxItems: 400 }),
  freight_mode: Word(FREIGHT_MODES),
  freight_id: Type.Optional(Type.Union([Id, Type.Null()])),
})
export type GoodsFreightInput = Static<typeof GoodsFreightInput>
/** PUT /Seller/goods/stock: new stock on hand of one SKU, as a recorded adjustment. */
export const StockInput = Strict({
  sku_id: Id,
  stock: Type.Integer({ minimum: 0, maximum: 9_999_999 }),
  stock_was: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999 })),
})
export type StockInput = Static<typeof StockInput>
/** PUT /Admin/goods/verify. A rejection needs a reason. */
export const GoodsReviewInput = Strict({
  id: Type.Array(Id, { minItems: 1, maxItems: 400 }),
  verify: Word(['examined', 'rejected']),
  reason: Type.Optional(Text(300)),
})
export type GoodsReviewInput = Static<typeof GoodsReviewInput>

export const ClassRow = Type.Object({
  id: Id,
  pid: ParentId,
  level: Type.Integer(),
  name: Type.String(),
  name_en: Type.String(),
  thumb: Type.String(),
  is_sort: Type.Integer(),
  /** The rate that applies, basis points: its own, else that of the class above. */
  commission_bp: Type.Integer(),
  /** The rate set on the class itself; null where it follows the class above. */
  own_commission_bp: Nullable(Type.Integer()),
  has_children: Type.Boolean(),
  created_at: Instant,
})
export type ClassRow = Static<typeof ClassRow>
export const ClassInput = Strict({
  pid: ParentId,
  name: Name(30),
  name_en: Name(60),
  thumb: Type.Optional(FileUrl),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
  /** Null follows the class above; a class of the first level without one takes the usual rate. */
  commission_bp: Type.Optional(Nullable(BasisPoints)),
})
export type ClassInput = Static<typeof ClassInput>
export const ClassChange = Strict({
  name: Type.Optional(Name(30)),
  name_en: Type.Optional(Name(60)),
  thumb: Type.Optional(FileUrl),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
  /** Null follows the class above; a class of the first level without one takes the usual rate. */
  commission_bp: Type.Optional(Nullable(BasisPoints)),
})
export type ClassChange = Static<typeof ClassChange>

/** What a buyer added to a comment later. */
export const Addition = Type.Object({ content: Type.String(), images: Type.Array(Type.String()), created_at: Instant })
export type Addition = Static<typeof Addition>

export const CommentRow = Type.Object({
  id: Id,
  nickname: Type.String(),
  avatar: Type.String(),
  score: Type.Integer(),
  agree: Type.Integer(),
  service: Type.Integer(),
  speed: Type.Integer(),
  content: Type.String(),
  images: Type.Array(Type.String()),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  is_auto: Type.Boolean(),
  /** Language that it was written in. */
  locale: Word(COMMENT_LOCALES),
  reply: Type.String(),
  reply_time: Nullable(Type.String()),
  addition: Nullable(Addition),
  created_at: Instant,
})
export type CommentRow = Static<typeof CommentRow>
