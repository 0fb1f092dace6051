import { exportSheet } from '../../spreadsheet/export-sheet.ts'
import type { CellWords } from '../cell/cell-content.tsx'
import type { TableSelection } from '../selection/table-selection.ts'
import type { TableColumn } from '../table-column.ts'
import type { ExportRun } from './export-dialog.tsx'
import { exportLines } from './export-rows.ts'
import { sheetColumns, sheetRow } from './table-sheet.ts'

/** What a table provides for exports. */
export interface TableExport<Row extends object> {
  readonly name: string
  readonly columns: readonly TableColumn<Row>[]
  /** Visible columns, in order. */
  readonly shown: readonly TableColumn<Row>[]
  readonly page: readonly Row[]
  readonly selection: TableSelection<Row>
  readonly allRows: ((signal: AbortSignal) => AsyncIterable<readonly Row[]>) | undefined
  readonly words: CellWords
}

/** Writes rows of a table as a sheet named after it (§7), in a worker. Rejects as `sheetFile` does. */
export function exportTable<Row extends object>(
  { name, columns, shown, page, selection, allRows, words }: TableExport<Row>,
  { scope, allColumns, signal, onProgress }: ExportRun,
): Promise<void> {
  const written = allColumns ? columns : shown
  const rows =
    scope === 'all' && allRows
      ? allRows(signal)
      : scope === 'selection' && selection.scope === 'rows'
        ? selection.rows
        : page
  const lines = exportLines(rows, row => sheetRow(written, row, words))
  return exportSheet({ name, columns: sheetColumns(written), rows: lines }, { signal, onProgress })
}
