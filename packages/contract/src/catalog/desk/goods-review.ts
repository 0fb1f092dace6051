import Type, { type Static } from 'typebox'
import { Count, Id, Instant, Nullable, Strict, Text, Word } from '../../schema.ts'

/** Goods or a change of goods that wait for a decision. */
export const ReviewItem = Type.Object({
  goods_id: Id,
  /** Goods that were never approved or were sent again, or a change of approved ones. */
  kind: Word(['goods', 'change']),
  name: Type.String(),
  name_en: Type.String(),
  image: Type.String(),
  store_name: Type.String(),
  store_name_en: Type.String(),
  since: Instant,
})
export type ReviewItem = Static<typeof ReviewItem>

/** PUT /Admin/goods/review/{id}: the decision on the version that the reviewer read. A refusal needs a reason. */
export const ReviewDecision = Strict({
  /** The open change; null for goods that wait as a whole. */
  change_id: Nullable(Id),
  /** Version of the change, or entity tag of the goods. */
  version: Text(40),
  decision: Word(['approve', 'refuse']),
  reason: Type.Optional(Text(300)),
})
export type ReviewDecision = Static<typeof ReviewDecision>

/** GET /Admin/goods/review: what waits, the oldest first, and how many there are (counted up to 1,000). */
export const ReviewQueue = Type.Object({ data: Type.Array(ReviewItem), total: Count })
export type ReviewQueue = Static<typeof ReviewQueue>

/** PUT /Seller/goods/withdraw: takes back the open changes of these goods, all or none. */
export const WithdrawInput = Strict({ id: Type.Array(Id, { minItems: 1, maxItems: 400 }) })
export type WithdrawInput = Static<typeof WithdrawInput>
