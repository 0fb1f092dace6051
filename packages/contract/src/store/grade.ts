import Type, { type Static } from 'typebox'
import { BasisPoints, Count, FileUrl, Flag, Id, Instant, Name, Nullable, OtherName, Strict } from '../schema.ts'

/** A service that stores of a grade offer, in both languages. */
export const GradeService = Type.Object({ name: Type.String(), name_en: Type.String() })

/** A grade as buyers see it on the pages of a store and of its goods. */
export const StoreGrade = Type.Object({
  name: Type.String(),
  name_en: Type.String(),
  icon: Type.String(),
  services: Type.Array(GradeService),
})
export type StoreGrade = Static<typeof StoreGrade>

const terms = {
  /** Most goods that a store may keep; null without a limit. */
  goods_limit: Nullable(Type.Integer()),
  /** Room of a store in the picture space, in MB. */
  picture_mb: Type.Integer(),
  /** Part of each commission rate that is let off, in basis points of the rate. */
  commission_discount: BasisPoints,
  /** Days from completion to settlement, with fractions; null for those of the timed tasks. */
  settlement_days: Nullable(Type.Number()),
}

/** What a store gets from its grade, as its own back office shows it. */
export const OwnGrade = Type.Object({ ...StoreGrade.properties, ...terms })
export type OwnGrade = Static<typeof OwnGrade>

/** A grade as the platform keeps it (product section 7). */
export const GradeRow = Type.Object({
  id: Id,
  ...OwnGrade.properties,
  /** The grade of stores without one of their own; there is exactly one. */
  is_default: Type.Boolean(),
  is_sort: Type.Integer(),
  /** Passed stores that have it. */
  stores: Count,
  created_at: Instant,
})
export type GradeRow = Static<typeof GradeRow>

/** Body of create and update. */
export const GradeInput = Strict({
  name: Name(30),
  name_en: OtherName(60),
  icon: Type.Optional(FileUrl),
  goods_limit: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
  picture_mb: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_048_576 })),
  commission_discount: Type.Optional(BasisPoints),
  settlement_days: Type.Optional(Nullable(Type.Number({ minimum: 0.001, maximum: 90 }))),
  services: Type.Optional(Type.Array(Strict({ name: Name(30), name_en: OtherName(60) }), { maxItems: 8 })),
  is_default: Type.Optional(Flag),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
})
export type GradeInput = Static<typeof GradeInput>
