import Type, { type Static } from 'typebox'
import { Flag, Id, Instant, ParentId, Strict, Word } from '../../schema.ts'
import { DRAFT_KINDS, GOODS_DRAFT_LIMITS } from './goods-draft.words.ts'

/** Names one open form: random, made by the page. A form writes only its own draft. */
const FormKey = Type.String({ pattern: '^[a-zA-Z0-9]{8,40}$' })

/** GET /Seller/goods_drafts: own drafts of these goods, 0 for new ones. */
export const GoodsDraftQuery = Strict({ goods_id: ParentId })
export type GoodsDraftQuery = Static<typeof GoodsDraftQuery>

/** What a person typed into a goods form and did not save. */
export const KeptGoodsDraft = Type.Object({
  id: Id,
  /** The form that wrote it. */
  form: Type.String(),
  saved_at: Instant,
  /** The goods were saved since the form was opened. */
  is_outdated: Flag,
  /** Only the page itself reads it. */
  body: Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
})
export type KeptGoodsDraft = Static<typeof KeptGoodsDraft>

/** PUT /Seller/goods_drafts */
export const GoodsDraftInput = Strict({
  kind: Word(DRAFT_KINDS),
  /** 0 for new goods. */
  goods_id: ParentId,
  form: FormKey,
  /** Version of the goods that the form was opened with; empty for new goods. */
  version: Type.String({ maxLength: 80 }),
  /** JSON of an object. */
  body: Type.String({ minLength: 2, maxLength: GOODS_DRAFT_LIMITS.json }),
})
export type GoodsDraftInput = Static<typeof GoodsDraftInput>

export const SavedGoodsDraft = Type.Object({
  id: Id,
  saved_at: Instant,
  /** Number of drafts of the same goods that other forms of this person keep. */
  others: Type.Integer(),
})
export type SavedGoodsDraft = Static<typeof SavedGoodsDraft>
