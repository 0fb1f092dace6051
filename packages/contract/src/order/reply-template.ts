import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Id, Name, Strict } from '../schema.ts'

/** POST /Seller/reply_templates. */
export const TemplateInput = Strict({ content: Name(LIMITS.comment.length) })
export type TemplateInput = Static<typeof TemplateInput>

/** An answer that a store keeps for reuse. */
export const ReplyTemplate = Type.Object({ id: Id, content: Type.String() })
export type ReplyTemplate = Static<typeof ReplyTemplate>
