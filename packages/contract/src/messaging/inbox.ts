import Type, { type Static } from 'typebox'
import { Count, Id, Instant, Nullable, Strict, Word } from '../schema.ts'

/** Kinds of notifications, each with the text of that name. */
export const INBOX_KINDS = [
  'order_paid',
  'order_shipped',
  'order_part_shipped',
  'order_cancelled',
  'order_received',
  'order_settled',
  'cash_applied',
  'cash_paid',
  'cash_refused',
  'order_price_changed',
  'order_parcel_changed',
  'order_address_requested',
  'order_address_granted',
  'order_address_refused',
  'comment_added',
  'comment_extended',
  'comment_hidden',
  'comment_shown',
  'store_comment_hidden',
  'store_comment_shown',
  'question_asked',
  'question_answered',
  'question_hidden',
  'stock_low',
  'goods_submitted',
  'goods_change_submitted',
  'goods_passed',
  'goods_refused',
  'goods_change_passed',
  'goods_change_refused',
  'brand_applied',
  'brand_passed',
  'brand_denied',
  'store_applied',
  'store_passed',
  'store_denied',
  'store_change_applied',
  'store_change_passed',
  'store_change_denied',
] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** What a click on an entry opens; each area has its page for it. A question has its own id in back offices, that of its goods in the shop. */
export const INBOX_TARGETS = [
  'order',
  'comment',
  'question',
  'settlement',
  'stock',
  'goods',
  'store',
  'brand',
  'cash',
] as const
export type InboxTarget = (typeof INBOX_TARGETS)[number]

/** One entry, in words of the caller's language. */
export const InboxEntry = Type.Object({
  id: Id,
  kind: Word(INBOX_KINDS),
  title: Type.String(),
  text: Type.String(),
  target: Type.Object({ type: Word(INBOX_TARGETS), id: Id }),
  is_read: Type.Boolean(),
  created_at: Instant,
})
export type InboxEntry = Static<typeof InboxEntry>

/** GET {area prefix}inbox: newest first; `after` is the `next` of the page before. */
export const InboxQuery = Strict({
  after: Type.Optional(Type.String({ maxLength: 40, pattern: '^\\d{1,15}-\\d{1,16}$' })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  unread: Type.Optional(Type.Boolean()),
})
export type InboxQuery = Static<typeof InboxQuery>
export const InboxPage = Type.Object({ data: Type.Array(InboxEntry), next: Nullable(Type.String()), unread: Count })
export type InboxPage = Static<typeof InboxPage>

/** GET {area prefix}inbox_count; counted up to 100. */
export const InboxCount = Type.Object({ unread: Count })
export type InboxCount = Static<typeof InboxCount>

/** PUT {area prefix}inbox/read: these entries, or all that there are when none are named. */
export const InboxRead = Strict({ ids: Type.Optional(Type.Array(Id, { maxItems: 100 })) })
export type InboxRead = Static<typeof InboxRead>
