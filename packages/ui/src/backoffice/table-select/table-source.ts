import type { TableColumn } from '../data-table/table-column.ts'

/** A row to choose; its own fields are read by the columns. */
export type SourceRow = Readonly<Record<string, unknown>>

/** Where the rows of a table-select come from. */
export interface TableSource {
  /** What is chosen, in words: the title of the dialog. */
  readonly title: string
  readonly columns: readonly TableColumn<SourceRow>[]
  /** One page of rows for the typed words; pages count from 1. Rejects with a message for people. */
  readonly load: (
    query: { readonly page: number; readonly perPage: number; readonly typed: string },
    signal: AbortSignal,
  ) => Promise<{ readonly rows: readonly SourceRow[]; readonly total: number }>
  /** Rows of ids that were chosen before, for their words. @default the ids stand for themselves */
  readonly find?: (ids: readonly string[], signal: AbortSignal) => Promise<readonly SourceRow[]>
  /** Word of a row. @default its `name`, `title` or `nickname` */
  readonly labelOf?: (row: SourceRow) => string
  /** Field that tells rows apart. @default 'id' (§3) */
  readonly rowId?: string
}
