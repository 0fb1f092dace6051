import Type, { type Static } from 'typebox'
import { Flag, Id, Instant, Name, Strict, Text } from '../schema.ts'

/** An express company. */
export const Express = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  name_en: Type.String(),
  phone: Type.String(),
  number_pattern: Type.String(),
  is_sort: Type.Integer(),
  enabled: Type.Boolean(),
  created_at: Instant,
})
export type Express = Static<typeof Express>

/** Body of create and update. */
export const ExpressInput = Strict({
  code: Type.String({ minLength: 1, maxLength: 20, pattern: '^[A-Za-z0-9_]+$' }),
  name: Name(40),
  name_en: Name(60),
  phone: Type.Optional(Text(20)),
  number_pattern: Type.Optional(Text(100)),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
  enabled: Type.Optional(Flag),
})
export type ExpressInput = Static<typeof ExpressInput>
