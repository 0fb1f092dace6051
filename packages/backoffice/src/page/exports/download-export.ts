import { type ExportedRow, tableExportApi } from '@shiji/api/platform/table-export.api.ts'
import type { ShijiDispatch } from '@shiji/api/store.ts'
import type { TableExport } from '@shiji/contract/platform/table-export.ts'
import type { CellWords } from '@shiji/ui/backoffice/data-table/cell/cell-content.tsx'
import { sheetColumns, sheetRow } from '@shiji/ui/backoffice/data-table/export/table-sheet.ts'
import type { TableColumn } from '@shiji/ui/backoffice/data-table/table-column.ts'
import { exportSheet, mostSheetRows } from '@shiji/ui/backoffice/spreadsheet/export-sheet.ts'
import type { BackofficeArea } from '../../core/running/backoffice.ts'

/** A finished export to be written. */
export interface ExportDownload {
  readonly area: BackofficeArea
  readonly made: Pick<TableExport, 'id' | 'name' | 'parts' | 'done' | 'columns'>
  readonly words: CellWords
  readonly onProgress?: (rows: number) => void
  readonly signal?: AbortSignal
}

/**
 * Fetches the parts of an export and writes its sheet in a worker (spec §7); several numbered sheets if one cannot hold
 * all rows. Rejects with the failure of the API if a part fails to load.
 */
export async function downloadExport(dispatch: ShijiDispatch, download: ExportDownload): Promise<void> {
  const { made, words, onProgress, signal } = download
  const rows = partsOf(dispatch, download)
  let next = await rows.next()
  const columns =
    made.columns?.map(({ field, ...column }) => ({ ...column, id: field })) ??
    plainHeads(next.done === true ? {} : next.value)
  const several = made.done > mostSheetRows
  for (let file = 1; file === 1 || next.done !== true; file += 1) {
    const before = (file - 1) * mostSheetRows
    async function* lines() {
      for (let left = mostSheetRows; left > 0 && next.done !== true; left -= 1) {
        yield sheetRow(columns, next.value, words)
        next = await rows.next()
      }
    }
    const name = several ? `${made.name} ${file}` : made.name
    await exportSheet(
      { name, columns: sheetColumns(columns), rows: lines() },
      { onProgress: taken => onProgress?.(before + taken), ...(signal === undefined ? {} : { signal }) },
    )
  }
}

async function* partsOf(dispatch: ShijiDispatch, { area, made }: ExportDownload): AsyncGenerator<ExportedRow, void> {
  for (let part = 1; part <= made.parts; part += 1) {
    const ask = tableExportApi.endpoints.exportPart.initiate({ area, id: made.id, part }, { subscribe: false })
    yield* await dispatch(ask).unwrap()
  }
}

/** Headings of an export without declared columns: its field names. */
const plainHeads = (row: ExportedRow): readonly TableColumn<ExportedRow>[] =>
  Object.entries(row).flatMap(([id, value]) => (typeof value === 'object' && value !== null ? [] : [{ id, title: id }]))
