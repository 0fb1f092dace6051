import Type, { type Static } from 'typebox'
import { Amount, Count, Id, Instant, Nullable, Strict, Word } from '../schema.ts'
import { FREIGHT_MODES } from '../statuses.ts'
import { StoreGrade } from '../store/grade.ts'
import { StoreCard } from '../store/store.ts'
import { GoodsCard, PricedSku, SkuAxis } from './catalog.ts'

const Place = Type.Object({ id: Id, name: Type.String(), name_en: Type.String() })

/** A day of the shop's calendar, YYYY-MM-DD. */
const Day = Type.String({ format: 'date' })

/** What delivery to an area costs and when it arrives, if ordered now (ADR 0037). */
export const Delivery = Type.Object({
  /** The area, with its names from the province down; null when the shop does not have the default one. */
  area: Nullable(Place),
  /** Named in the call, the buyer's own, or the default one. */
  area_by: Word(['named', 'own', 'default']),
  /** City that it is sent from; null when the store has no address. */
  from: Nullable(Place),
  /** Fen; null when the store does not deliver there. */
  freight: Nullable(Amount),
  /** Goods of the store for this many fen are delivered free; null without such an offer. */
  free_from: Nullable(Amount),
  ships_by: Instant,
  arrives_from: Day,
  arrives_to: Day,
  /** Error id of the reason why it cannot be delivered now, or null. */
  why_not: Nullable(Type.String()),
})
export type Delivery = Static<typeof Delivery>

/** Query of GET /goods/{id}/delivery; without an area the reader's own or the default one, without a SKU the lightest. */
export const DeliveryQuery = Strict({
  area_id: Type.Optional(Id),
  sku_id: Type.Optional(Id),
  num: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
})
export type DeliveryQuery = Static<typeof DeliveryQuery>

const GONE_REASONS = ['deleted', 'store_closed', 'store_holiday', 'under_review', 'off_shelf', 'unknown'] as const
/** Why goods are not for sale any more. */
export type GoneReason = (typeof GONE_REASONS)[number]

/** What a page says of goods that are not for sale any more; nothing of goods that never were. */
export const GoodsGone = Type.Object({
  reason: Word(GONE_REASONS),
  /** Their store, while it trades. */
  store: Nullable(Place),
})
export type GoodsGone = Static<typeof GoodsGone>

/** The product page. */
export const GoodsDetail = Type.Object({
  ...GoodsCard.properties,
  goods_no: Type.String(),
  images: Type.Array(Type.String()),
  video: Type.String(),
  max_price: Amount,
  classes: Type.Array(Type.Object({ id: Id, name: Type.String(), name_en: Type.String() })),
  brand: Nullable(Type.Object({ id: Id, name: Type.String(), name_en: Type.String() })),
  axes: Type.Array(SkuAxis),
  skus: Type.Array(PricedSku),
  attributes: Type.Array(
    Type.Object({ name: Type.String(), name_en: Type.String(), value: Type.String(), value_en: Type.String() }),
  ),
  freight_mode: Word(FREIGHT_MODES),
  /** Delivery of one piece of the lightest SKU to the reader's own address, or to the default area. */
  delivery: Delivery,
  content: Type.String(),
  content_en: Type.String(),
  store: StoreCard,
  /** Comments that buyers wrote, by kind; those of the timer count nowhere. */
  comments: Type.Object({
    all: Count,
    good: Count,
    medium: Count,
    bad: Count,
    with_image: Count,
    rate: Type.Integer(),
  }),
  /** The store's three scores in tenths, and the number of comments behind them. */
  store_rate: Type.Object({ agree: Count, service: Count, speed: Count, count: Count }),
  /** The grade of the store with its services; null in a shop without grades. */
  store_grade: Nullable(StoreGrade),
  /** Why it cannot be bought, or null. */
  unavailable: Nullable(Type.String()),
  related: Type.Array(GoodsCard),
})
export type GoodsDetail = Static<typeof GoodsDetail>
