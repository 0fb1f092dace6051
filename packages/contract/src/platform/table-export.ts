import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Count, Id, Instant, Name, Nullable, Strict, Text, Word } from '../schema.ts'
import { TablePage } from './table-view.ts'

/**
 * An export of all rows of a filter that the server gathers in the background (reference ux 37): a snapshot as one moment
 * saw it, kept for a day. The browser makes the sheet of it (spec §7).
 */
export const EXPORT_LIMITS = LIMITS.export

export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const

/** How the values of a column are written into a sheet; amounts are fen, times ISO 8601. */
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

/** A column of the sheet. The title is in the language of who asked; what a row does not have stays empty. */
export const ExportColumn = Strict({
  field: Type.String({ pattern: '^[A-Za-z]\\w*$', maxLength: 60 }),
  title: Text(100),
  /** Left out, it is text. */
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
  /** Columns of the sheet in their order; left out, the fields of the rows stand there by their names. */
  columns: Type.Optional(Type.Array(ExportColumn, { minItems: 1, maxItems: EXPORT_LIMITS.columns })),
})
export type TableExportInput = Static<typeof TableExportInput>

/** One of one's own exports. */
export const TableExport = Type.Object({
  id: Id,
  page: Type.String(),
  name: Type.String(),
  state: Word(EXPORT_STATES),
  /** Rows that the filter found; null until they were counted. */
  total: Nullable(Count),
  /** Rows that are there already. */
  done: Count,
  parts: Count,
  /** As they were asked for; null where none were. */
  columns: Nullable(Type.Array(ExportColumn)),
  /** Message in the language of the caller, when it failed. */
  reason: Nullable(Type.String()),
  created_at: Instant,
  expires_at: Instant,
})
export type TableExport = Static<typeof TableExport>

export const TableExports = Type.Array(TableExport)

export const ExportPartParams = Strict({ id: Id, part: Type.Integer({ minimum: 1, maximum: 1_000 }) })
/** GET {area prefix}exports/{id}/parts/{part}: rows as the list shows them. */
export const ExportPart = Type.Array(
  Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
)
