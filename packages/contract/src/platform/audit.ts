import Type, { type Static } from 'typebox'

/** A name in both languages. */
export const AuditName = Type.Object({ name: Type.String(), name_en: Type.String() })
export type AuditName = Static<typeof AuditName>

/**
 * One change of an audited action: a field with its values before and after, or a part of the record that was added or
 * removed. `of` names the part whose field it is, as an SKU. Values are as stored: money in fen, rates in basis points,
 * `[hidden]` for a secret.
 */
export const AuditChange = Type.Object({
  field: Type.String(),
  kind: Type.Unsafe<'changed' | 'added' | 'removed'>({ type: 'string', enum: ['changed', 'added', 'removed'] }),
  of: Type.Optional(AuditName),
  before: Type.Unsafe<unknown>({}),
  after: Type.Unsafe<unknown>({}),
})
export type AuditChange = Static<typeof AuditChange>
