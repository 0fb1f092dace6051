import Type, { type Static, type TSchema } from 'typebox'
import type { Page } from './envelope.ts'
import { FILE_URL } from './texts/file-url.ts'
import { VISIBLE, VISIBLE_OR_EMPTY } from './texts/visible.ts'

/** Record id: positive integer below 2^53 (product §8). */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Parent id: 0 is the root (spec §7 lazy trees). */
export const ParentId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Money in integer fen, never negative. The ceiling keeps sums exact. */
export const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000_00 })

/** Money in integer fen that may be negative (ledger rows). */
export const SignedAmount = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })

export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
export const Weight = Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'grams' })
/** Hours from an order to its parcel, up to thirty days. */
export const ShipHours = Type.Integer({ minimum: 1, maximum: 720 })
export const BasisPoints = Type.Integer({ minimum: 0, maximum: 10_000 })
export const Flag = Type.Boolean()

/** A point in time on the wire: ISO 8601 UTC. */
export const Instant = Type.String({ format: 'date-time' })

/** Trimmed text of 1…max characters with at least one visible character. */
export const Name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: VISIBLE })

/** A name in a second language: may be empty, but not invisible. */
export const OtherName = (maxLength: number) => Type.String({ maxLength, pattern: VISIBLE_OR_EMPTY })

/** Text that may be empty. */
export const Text = (maxLength: number) => Type.String({ maxLength })

/** Address of a file, or empty: root-relative `/files/…` (see `FILE_URL`). */
export const FileUrl = Type.String({ maxLength: 500, pattern: FILE_URL })

/** One of the given strings. */
export const Word = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] })

/** The schema or null, kept as a plain type list so that answers serialise fast. Objects and enums work too. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Unsafe<Static<T> | null>(nullable(schema))

function nullable(schema: TSchema): Record<string, unknown> {
  const json: Record<string, unknown> = { ...schema }
  const words = json.enum
  return { ...json, type: [json.type, 'null'], ...(Array.isArray(words) ? { enum: [...words, null] } : {}) }
}

/** An object without additional properties: unknown fields are refused (product §8). */
export const Strict = <T extends Parameters<typeof Type.Object>[0]>(properties: T) =>
  Type.Object(properties, { additionalProperties: false })

/** Answer of a list (see `Page`). */
export const PageOf = <T extends TSchema>(row: T) =>
  Type.Unsafe<Page<Static<T>>>({
    type: 'object',
    required: ['data', 'count', 'total', 'per_page', 'last_page', 'current_page'],
    properties: {
      data: { type: 'array', items: row },
      count: { type: ['integer', 'object'], additionalProperties: { type: 'integer' } },
      total: { type: 'integer' },
      per_page: { type: 'integer' },
      last_page: { type: 'integer' },
      current_page: { type: 'integer' },
    },
  })

/** A list that returns the children of a tree node as an array (spec §7 lazy trees). */
export const TreePageOf = <T extends TSchema>(row: T) =>
  Type.Unsafe<Page<Static<T>> | readonly Static<T>[]>({ anyOf: [PageOf(row), { type: 'array', items: row }] })

export const IdParams = Strict({ id: Id })
export type IdParams = Static<typeof IdParams>
/** Ids joined by commas, as DELETE takes them (spec §7). */
export const IdsParams = Strict({ ids: Type.String({ pattern: '^\\d{1,16}(,\\d{1,16})*$', maxLength: 20_000 }) })
export type IdsParams = Static<typeof IdsParams>
/** Answer of calls that return no data. */
export const Done = Type.Object({ id: Type.Optional(Id) })
export type Done = Static<typeof Done>
/** Answer of a delete: number of deleted records. */
export const Deleted = Type.Object({ deleted: Type.Integer() })
export type Deleted = Static<typeof Deleted>
export const Nothing = Type.Unsafe<null>({ type: 'null' })
