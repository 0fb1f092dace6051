import Type, { type Static } from 'typebox'

/** Dictionary entry (spec §3): label/value pairs, nestable to three levels. */
const third = Type.Object({ label: Type.String(), value: Type.Integer() })
const second = Type.Object({ label: Type.String(), value: Type.Integer(), children: Type.Optional(Type.Array(third)) })
export const DictOption = Type.Object({
  label: Type.String(),
  value: Type.Integer(),
  children: Type.Optional(Type.Array(second)),
})
export type DictOption = Static<typeof DictOption>
