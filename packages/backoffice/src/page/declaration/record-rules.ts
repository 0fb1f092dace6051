import type { SayText } from '@shiji/i18n/react.ts'
import type * as yup from 'yup'

/** Highest position (`is_sort`) of a record. */
export const LAST_PLACE = 9_999

/** Both names and the position, as classes and brands have them. */
export const namedAndSorted = ({ number, string }: typeof yup, say: SayText) => ({
  name: string().max(30, say('error.max_length', { limit: 30 })),
  name_en: string().max(60, say('error.max_length', { limit: 60 })),
  is_sort: number()
    .nullable()
    .min(0, say('error.minimum', { limit: 0 }))
    .max(LAST_PLACE, say('error.maximum', { limit: LAST_PLACE })),
})
