import Type, { type Static } from 'typebox'
import { FileUrl, Flag, Id, Instant, Name, Nullable, OtherName, Strict, Text, Word } from '../schema.ts'
import { REVIEWS } from '../statuses.ts'

export const BrandRow = Type.Object({
  id: Id,
  name: Type.String(),
  name_en: Type.String(),
  thumb: Type.String(),
  is_sort: Type.Integer(),
  created_at: Instant,
})
export type BrandRow = Static<typeof BrandRow>
export const BrandInput = Strict({
  name: Name(30),
  name_en: Name(60),
  thumb: Type.Optional(FileUrl),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
})
export type BrandInput = Static<typeof BrandInput>
export const BrandChange = Strict({
  name: Type.Optional(Name(30)),
  name_en: Type.Optional(Name(60)),
  thumb: Type.Optional(FileUrl),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
})
export type BrandChange = Static<typeof BrandChange>

/** What a store may do with its application for a brand. */
export const OWN_APPLICATION_ACTIONS = ['edit', 'withdraw'] as const

const facts = {
  name: Type.String(),
  name_en: Type.String(),
  /** Logo. */
  thumb: Type.String(),
  /** Number in the register of trade marks; empty without one. */
  registration_no: Type.String(),
  /** What the store adds for the reviewer. */
  note: Type.String(),
  verify: Word(REVIEWS),
  /** Why it was denied. */
  refuse_info: Type.String(),
  /** How often it was sent; a decision names the round that it is about. */
  round: Type.Integer(),
  /** When it was sent last. */
  submitted_at: Instant,
  decided_at: Nullable(Instant),
  created_at: Instant,
} as const

/** A store's application for a brand, as the store sees it. */
export const BrandApplication = Type.Object({
  id: Id,
  ...facts,
  actions: Type.Array(Word(OWN_APPLICATION_ACTIONS)),
})
export type BrandApplication = Static<typeof BrandApplication>

/** Body of an application, and of its correction after a denial. */
export const BrandApplicationInput = Strict({
  name: Name(30),
  name_en: Name(60),
  thumb: Type.Optional(FileUrl),
  registration_no: Type.Optional(OtherName(40)),
  note: Type.Optional(Text(300)),
})
export type BrandApplicationInput = Static<typeof BrandApplicationInput>

/** An application as the platform sees it. */
export const BrandReviewRow = Type.Object({
  id: Id,
  ...facts,
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  decided_by: Type.String(),
  /** Whether it waits for a decision of this person. */
  may_review: Flag,
})
export type BrandReviewRow = Static<typeof BrandReviewRow>

/** PUT /Admin/brand_applications/verify. A denial needs a reason. */
export const BrandReviewInput = Strict({
  id: Id,
  round: Type.Integer({ minimum: 1, maximum: 9_999 }),
  verify: Word(['examined', 'rejected']),
  reason: Type.Optional(Text(300)),
})
export type BrandReviewInput = Static<typeof BrandReviewInput>
