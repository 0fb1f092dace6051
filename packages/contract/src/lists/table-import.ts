import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Count, Flag, Strict } from '../schema.ts'

/** Most rows per import. */
export const IMPORT_ROWS = LIMITS.import.rows

/** POST {page path}/import: all rows or none (reference ux 38). `rows` is JSON: a list of bodies of the create call. */
export const RowsImport = Strict({
  rows: Type.String({ minLength: 2, maxLength: 3_000_000 }),
  /** Checks only; nothing is written. */
  dry_run: Type.Optional(Flag),
})
export type RowsImport = Static<typeof RowsImport>

/** Result of an import. If there are problems, nothing was written. */
export const ImportReport = Type.Object({
  done: Count,
  problems: Type.Array(
    Type.Object({
      /** Index of the row in `rows`, from 0. */
      row: Count,
      /** Empty when it concerns the whole row. */
      field: Type.String(),
      message: Type.String(),
    }),
  ),
})
export type ImportReport = Static<typeof ImportReport>
