import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
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
  ShipHours,
  Strict,
  Text,
  Word,
} from '../schema.ts'
import { CLOSING_BY, STORE_STATUSES, STORE_VERIFICATIONS } from '../statuses.ts'
import { FILE_URL } from '../texts/file-url.ts'
import { APPLICATION_FIELDS, DOCUMENT_FIELDS } from './application.fields.ts'
import { ApplicationRound, FieldReason } from './application.ts'
import { FREIGHT_REASONS, FREIGHT_REFUSALS, FREIGHT_UNITS } from './freight.words.ts'
import { OwnGrade, StoreGrade } from './grade.ts'
import { STORE_ACTIONS } from './store.actions.ts'

/** A store as buyers see it. Scores are tenths: 49 means 4.9. */
export const StoreCard = Type.Object({
  id: Id,
  name: Type.String(),
  name_en: Type.String(),
  seal: Type.String(),
  colour: Type.String(),
  logo: Type.String(),
  is_flagship: Type.Boolean(),
  area_info: Type.String(),
  /** Its city in English, '' when unknown. */
  area_info_en: Type.String(),
  score: Type.Integer(),
  follow_count: Type.Integer(),
})
export type StoreCard = Static<typeof StoreCard>

/** The dates of a store; null where nothing is planned. */
const storeDates = {
  /** End of the holiday that it is on, if one is named. */
  holiday_until: Nullable(Instant),
  /** When it closes. */
  closes_at: Nullable(Instant),
  closing_reason: Type.String(),
}

const Slides = Type.Array(Type.String({ minLength: 1, maxLength: 500, pattern: FILE_URL }), {
  maxItems: LIMITS.store.slides,
})

/** Degrees of WGS 84, the coordinates that browsers and GPS receivers give. */
const Latitude = Type.Number({ minimum: -90, maximum: 90 })
const Longitude = Type.Number({ minimum: -180, maximum: 180 })

export const StoreInfo = Type.Object({
  ...StoreCard.properties,
  description: Type.String(),
  description_en: Type.String(),
  company_name: Type.String(),
  address: Type.String(),
  /** Where it is, in degrees of WGS 84; null for a store that named no place. */
  lat: Nullable(Latitude),
  lng: Nullable(Longitude),
  /** Pictures at the top of its page, and those of narrow screens; where one list is empty, the other is shown. */
  slides: Slides,
  mobile_slides: Slides,
  after_sale_service: Type.String(),
  status: Word(STORE_STATUSES),
  status_reason: Type.String(),
  ...storeDates,
  rate: Type.Object({ agree: Type.Integer(), service: Type.Integer(), speed: Type.Integer(), count: Type.Integer() }),
  /**
   * How it shipped lately (`LATENESS`), as counted last night: orders to ship, those that were late, their hours in all,
   * and what they take off its score, in hundredths of a star.
   */
  lateness: Type.Object({ orders: Count, late: Count, hours: Count, off: Count }),
  goods_count: Type.Integer(),
  /** Third-level classes of its goods on sale, in the order of the class tree. */
  classes: Type.Array(Type.Object({ id: Id, name: Type.String(), name_en: Type.String(), count: Count })),
  /** Its grade with the services of it; null in a shop without grades. */
  grade: Nullable(StoreGrade),
  created_at: Instant,
})
export type StoreInfo = Static<typeof StoreInfo>

export const STORE_SORTS = ['default', 'distance', 'score', 'follows', 'newest'] as const
export type StoreSort = (typeof STORE_SORTS)[number]

/** JSON inside the base64 of /stores/{params?}; `keywords` is URL-encoded text as in goods searches. */
export interface StoreSearch {
  readonly keywords?: string
  readonly sort?: StoreSort
  readonly page?: number
  readonly per_page?: number
}
export const StoreSearchParams = Strict({
  keywords: Type.Optional(Text(1_000)),
  sort: Type.Optional(Word(STORE_SORTS)),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.list.perPageMax })),
})

/** Query of GET /stores/{params?} beside the paging: where the reader is, in degrees of WGS 84; the order by distance needs it. */
export const ReaderPlace = { lat: Type.Optional(Latitude), lng: Type.Optional(Longitude) }

/** Row of GET /stores/{params?}: the card with the store's best-selling goods. */
export const StoreListRow = Type.Object({
  ...StoreCard.properties,
  /** Stores on holiday are listed last; closed ones are not listed. */
  status: Word(STORE_STATUSES),
  goods_count: Count,
  /** Metres to the reader's place; null without one, or for a store that named none. */
  distance: Nullable(Count),
  goods: Type.Array(
    Type.Object({ id: Id, name: Type.String(), name_en: Type.String(), image: Type.String(), price: Amount }),
  ),
})
export type StoreListRow = Static<typeof StoreListRow>

export const AdminStoreRow = Type.Object({
  id: Id,
  user_id: Id,
  owner: Type.String(),
  store_name: Type.String(),
  store_name_en: Type.String(),
  seal: Type.String(),
  colour: Type.String(),
  company_name: Type.String(),
  mobile: Type.String(),
  area_info: Type.String(),
  address: Type.String(),
  store_status: Word(STORE_STATUSES),
  status_reason: Type.String(),
  ...storeDates,
  closing_by: Nullable(Word(CLOSING_BY)),
  store_verify: Word(STORE_VERIFICATIONS),
  store_refuse_info: Type.String(),
  is_flagship: Type.Boolean(),
  commission_bp: Nullable(Type.Integer()),
  /** Null for the default grade, whose name is given then. */
  grade_id: Nullable(Id),
  grade_name: Type.String(),
  grade_name_en: Type.String(),
  store_money: Type.Integer(),
  goods_count: Type.Integer(),
  created_at: Instant,
  passed_at: Nullable(Type.String()),
  actions: Type.Array(Word(STORE_ACTIONS)),
})
export type AdminStoreRow = Static<typeof AdminStoreRow>

/** GET /Admin/stores/{id}: the row with the details for the reviewer. */
export const AdminStoreDetail = Type.Object({
  ...AdminStoreRow.properties,
  description: Type.String(),
  description_en: Type.String(),
  after_sale_service: Type.String(),
  store_logo: Type.String(),
  /** Texts of the application; empty without the permission to see documents. */
  application: Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
  /** Third-level classes it may sell in; `commission_bp` null means the rate of store or class. */
  classes: Type.Array(
    Type.Object({ id: Id, name: Type.String(), name_en: Type.String(), commission_bp: Nullable(Type.Integer()) }),
  ),
  /** Ids of the documents for POST /Admin/stores/documents/{id}; empty without the permission to see them. */
  documents: Type.Array(Type.Object({ field: Word(DOCUMENT_FIELDS), id: Id })),
  missing: Type.Array(Word(APPLICATION_FIELDS)),
  /** The newest first. */
  rounds: Type.Array(ApplicationRound),
})
export type AdminStoreDetail = Static<typeof AdminStoreDetail>

/** PUT /Admin/stores/{id}: facts and commission; states change through /Admin/stores/verify and /Admin/stores/status. */
export const AdminStoreChange = Strict({
  store_name: Type.Optional(Name(60)),
  store_name_en: Type.Optional(OtherName(80)),
  company_name: Type.Optional(OtherName(80)),
  mobile: Type.Optional(Text(20)),
  address: Type.Optional(Text(120)),
  is_flagship: Type.Optional(Flag),
  commission_bp: Type.Optional(Nullable(BasisPoints)),
  grade_id: Type.Optional(Nullable(Id)),
})
export type AdminStoreChange = Static<typeof AdminStoreChange>
export const StoreReviewInput = Strict({
  id: Id,
  store_verify: Word(['passed', 'denied']),
  /** A denial needs a reason, or one for a field. */
  reason: Type.Optional(Text(300)),
  reasons: Type.Optional(Type.Array(FieldReason, { maxItems: APPLICATION_FIELDS.length })),
})
export type StoreReviewInput = Static<typeof StoreReviewInput>
export const StoreStatusInput = Strict({ id: Id, store_status: Word(STORE_STATUSES), reason: Type.Optional(Text(300)) })
export type StoreStatusInput = Static<typeof StoreStatusInput>

/** PUT /Admin/stores/closing: a time of spec §9; empty withdraws the plan. */
export const StoreClosingInput = Strict({ id: Id, closes_at: Text(40), reason: Type.Optional(Text(300)) })
export type StoreClosingInput = Static<typeof StoreClosingInput>

/** Seller's own store: GET and PUT /Seller/stores/0 as in the original (0 = own). */
export const SellerStore = Type.Object({
  ...StoreInfo.properties,
  grade: Nullable(OwnGrade),
  mobile: Type.String(),
  store_verify: Word(STORE_VERIFICATIONS),
  store_refuse_info: Type.String(),
  /** Who planned the closing; that of the platform is not the seller's to change. */
  closing_by: Nullable(Word(CLOSING_BY)),
  /** A SKU with at most this many left is low on stock. */
  low_stock: Count,
  /** Hours from an order to its parcel, for goods without hours of their own. */
  ship_hours: Count,
  /** Express company that the store usually sends with; null for the first one on offer. */
  express_id: Nullable(Id),
  actions: Type.Array(Word(STORE_ACTIONS)),
})
export type SellerStore = Static<typeof SellerStore>
export const SellerStoreChange = Strict({
  logo: Type.Optional(FileUrl),
  low_stock: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
  ship_hours: Type.Optional(ShipHours),
  express_id: Type.Optional(Nullable(Id)),
  store_name_en: Type.Optional(OtherName(80)),
  description: Type.Optional(Text(500)),
  description_en: Type.Optional(Text(500)),
  mobile: Type.Optional(Text(20)),
  after_sale_service: Type.Optional(Text(20_000)),
  slides: Type.Optional(Slides),
  mobile_slides: Type.Optional(Slides),
  /** Both together; null takes the place away. */
  lat: Type.Optional(Nullable(Latitude)),
  lng: Type.Optional(Nullable(Longitude)),
  store_status: Type.Optional(Word(['open', 'holiday'])),
  status_reason: Type.Optional(Text(300)),
  /** End of the holiday, a time of spec §9; empty for none. */
  holiday_until: Type.Optional(Text(40)),
  /** Announced closing, a time of spec §9; empty withdraws it. */
  closes_at: Type.Optional(Text(40)),
  closing_reason: Type.Optional(Text(300)),
})
export type SellerStoreChange = Static<typeof SellerStoreChange>

export const Freight = Type.Object({
  id: Id,
  name: Type.String(),
  is_default: Type.Boolean(),
  first_weight: Type.Integer(),
  first_price: Type.Integer(),
  step_weight: Type.Integer(),
  step_price: Type.Integer(),
  area_ids: Type.Array(Type.Integer()),
  /** First and step are grams, or pieces. */
  unit: Word(FREIGHT_UNITS),
  /** Free when the goods that it ships total this much. */
  free_from: Nullable(Type.Integer()),
  /** Codes of provinces and cities where nothing is delivered. */
  excluded_ids: Type.Array(Type.Integer()),
})
export type Freight = Static<typeof Freight>
const PositiveWeight = Type.Integer({ minimum: 1, maximum: 100_000_000 })
export const FreightInput = Strict({
  /** Id of an existing template; goods that use it keep it. */
  id: Type.Optional(Id),
  name: Name(40),
  first_weight: PositiveWeight,
  first_price: Amount,
  step_weight: PositiveWeight,
  step_price: Amount,
  area_ids: Type.Array(Id, { maxItems: 500 }),
  unit: Type.Optional(Word(FREIGHT_UNITS)),
  free_from: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100_000_000_00 }))),
  excluded_ids: Type.Optional(Type.Array(Id, { maxItems: 500 })),
})
/** PUT /Seller/freights/0: the whole list; the first is the default template. */
export const FreightsInput = Strict({ info: Type.Array(FreightInput, { minItems: 1, maxItems: 50 }) })
export type FreightsInput = Static<typeof FreightsInput>

/** Query of the calculator: pieces of one article, their area, and the template that their goods chose. */
export const FreightQuoteQuery = Strict({
  area_id: Id,
  /** Own template of the goods; without it the one for the area. */
  freight_id: Type.Optional(Id),
  /** Grams of one piece. */
  weight: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  pieces: Type.Integer({ minimum: 1, maximum: 999 }),
  /** Price of one piece in fen. */
  price: Amount,
})
export type FreightQuoteQuery = Static<typeof FreightQuoteQuery>

/** GET /Seller/freights/quote: what a parcel costs and why; without an amount, why it cannot be delivered. */
export const FreightQuote = Type.Object({
  area: Type.Object({ id: Id, name: Type.String(), name_en: Type.String() }),
  amount: Nullable(Amount),
  refusal: Nullable(Word(FREIGHT_REFUSALS)),
  /** Empty without a template. */
  template_name: Type.String(),
  reason: Nullable(Word(FREIGHT_REASONS)),
  unit: Word(FREIGHT_UNITS),
  /** Grams or pieces of the whole parcel. */
  quantity: Count,
  first: Count,
  first_price: Amount,
  /** Started steps beyond the first. */
  steps: Count,
  step: Count,
  step_price: Amount,
  free_from: Nullable(Amount),
  goods_amount: Amount,
  is_freed: Flag,
})
export type FreightQuote = Static<typeof FreightQuote>
