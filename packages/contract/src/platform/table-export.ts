import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Count, Id, Instant, Name, Nullable, Strict, Text, Word } from '../schema.ts'
import { TablePage } from './table-view.ts'

/**
 * An export of all rows of a filter that the server gathers in the background (reference ux 37): a snapshot of one moment, kept for a day. The
 * browser builds the sheet from it (spec §7).
 */
export const EXPORT_LIMITS = LIMITS.export

export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const

/** Format of a column's values in a sheet; amounts are fen, times ISO 8601. */
export const EXPORT_COLUMN_KINDS = [
  'text',
  'number',
  'float',
  'money',
  'time',
  'date',
  'tag',
  'status',
  'image',
  'icon',
] as const

/** A column of the sheet. The title is in the language of the person who asked; missing values stay empty. */
export const ExportColumn = Strict({
  field: Type.String({ pattern: '^[A-Za-z]\\w*$', maxLength: 60 }),
  title: Text(100),
  /** Text by default. */
  kind: Type.Optional(Word(EXPORT_COLUMN_KINDS)),
  /** Vocabulary of a `status` column: order, review, shelf … */
  vocabulary: Type.Optional(Type.String({ pattern: '^[a-z]\\w*$', maxLength: 40 })),
  /** In px. */
  width: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000 })),
})
export type ExportColumn = Static<typeof ExportColumn>

/** POST {area prefix}exports: page, name of the file, and the query of the list call without paging. */
export const TableExportInput = Strict({
  page: TablePage,
  name: Name(100),
  /** The list call's query as JSON of texts: filters, sort. */
  query: Type.String({ minLength: 2, maxLength: 8_000 }),
  /** Columns of the sheet in order; by default all fields of the rows, titled by their names. */
  columns: Type.Optional(Type.Array(ExportColumn, { minItems: 1, maxItems: EXPORT_LIMITS.columns })),
})
export type TableExportInput = Static<typeof TableExportInput>

/** One of the caller's exports. */
export const TableExport = Type.Object({
  id: Id,
  page: Type.String(),
  name: Type.String(),
  state: Word(EXPORT_STATES),
  /** Rows that match the filter; null until they are counted. */
  total: Nullable(Count),
  /** Rows exported so far. */
  done: Count,
  parts: Count,
  /** The requested columns; null if none were given. */
  columns: Nullable(Type.Array(ExportColumn)),
  /** Message in the language of the caller, when it failed. */
  reason: Nullable(Type.String()),
  created_at: Instant,
  expires_at: Instant,
})
export type TableExport = Static<typeof TableExport>

export const TableExports = Type.Array(TableExport)

export const ExportPartParams = Strict({ id: Id, part: Type.Integer({ minimum: 1, maximum: 1_000 }) })
export type ExportPartParams = Static<typeof ExportPartParams>
/** GET {area prefix}exports/{id}/parts/{part}: rows as in the list. */
export const ExportPart = Type.Array(
  Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
)
export type ExportPart = Static<typeof ExportPart>
