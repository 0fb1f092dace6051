import type { SayText } from '@shiji/i18n/react.ts'
import { type AnyObjectSchema, number, object } from 'yup'

/** Most pieces of one SKU. */
const MOST = 9_999_999

/** Rules of fields for numbers of pieces, each a whole number from 0. */
export function countRules(names: readonly string[], say: SayText): AnyObjectSchema {
  const count = number()
    .nullable()
    .integer(say('error.whole_number'))
    .min(0, say('error.minimum', { limit: 0 }))
    .max(MOST, say('error.maximum', { limit: MOST }))
  return object(Object.fromEntries(names.map(name => [name, count])))
}
