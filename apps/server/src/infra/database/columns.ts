import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** Primary or foreign key: integer below 2^53, made by the application. */
export const id = (name: string) => bigint(name, { mode: 'number' })

/** Money in integer fen, read as the branded type. */
export const money = customType<{ data: Fen; driverData: string | number }>({
  dataType: () => 'bigint',
  fromDriver: value => fen(Number(value)),
})

/** Count, weight in grams, points: a whole number that may pass 2^31. */
export const whole = (name: string) => bigint(name, { mode: 'number' })

/** Point in time, UTC, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Search document made by the application (tokens, no server-side dictionary). */
export const searchDocument = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' })

/**
 * The characters of a text without their case, for an index `using gin`: whatever contains a part of a text has all its
 * characters, and in Chinese few others have them.
 */
export const charactersOf = (column: SQLWrapper): SQL => sql`string_to_array(lower(${column}), null)`
