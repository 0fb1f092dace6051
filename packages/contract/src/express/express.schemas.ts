import Type, { type Static } from 'typebox'
import { Flag, Id, Instant, Name, Strict, Text } from '../schema.ts'

const Days = Type.Integer({ minimum: 1, maximum: 30 })

/** Working days that a company needs to a province. */
export const ExpressDays = Strict({ area_id: Id, days: Days })
export type ExpressDays = Static<typeof ExpressDays>

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
  /** Working days to provinces, and to all others. */
  days: Type.Array(ExpressDays),
  default_days: Type.Integer(),
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
  days: Type.Optional(Type.Array(ExpressDays, { maxItems: 60 })),
  default_days: Type.Optional(Days),
})
export type ExpressInput = Static<typeof ExpressInput>
