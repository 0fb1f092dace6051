import type { TableColumn } from '../data-table/table-column.ts'

/** A row to choose; the columns read its fields. */
export type SourceRow = Readonly<Record<string, unknown>>

/** Source of the rows of a table-select. */
export interface TableSource {
  /** Title of the dialog: what is chosen. */
  readonly title: string
  readonly columns: readonly TableColumn<SourceRow>[]
  /** One page of rows for the search text; pages count from 1. Rejects with a readable message. */
  readonly load: (
    query: { readonly page: number; readonly perPage: number; readonly typed: string },
    signal: AbortSignal,
  ) => Promise<{ readonly rows: readonly SourceRow[]; readonly total: number }>
  /** Rows by previously chosen ids, for their labels. @default the ids are shown */
  readonly find?: (ids: readonly string[], signal: AbortSignal) => Promise<readonly SourceRow[]>
  /** Label of a row. @default its `name`, `title` or `nickname` */
  readonly labelOf?: (row: SourceRow) => string
  /** Field that identifies rows. @default 'id' (§3) */
  readonly rowId?: string
}
