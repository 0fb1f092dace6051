import { sheetJobApi } from '@shiji/api/exchange/sheet-job.api.ts'
import type { ShijiDispatch } from '@shiji/api/store.ts'
import type { SheetFault, SheetJob } from '@shiji/contract/exchange/sheet-job.ts'
import { csvLine, shutCell } from '@shiji/kit/text/csv.ts'
import { saveFile } from '@shiji/ui/backoffice/spreadsheet/save-file.ts'
import type { BackofficeArea } from '../../core/running/backoffice.ts'

const CSV = { type: 'text/csv;charset=utf-8' }
/** Spreadsheets take csv for UTF-8 only with this mark. */
const MARK = '\uFEFF'

/** Saves a csv text under a name. */
export const saveCsv = (parts: readonly string[], name: string): void =>
  saveFile(new Blob([...parts], CSV), name.endsWith('.csv') ? name : `${name}.csv`)

/** Downloads the file of a finished export, piece by piece. Rejects with the failure of the API. */
export async function saveExport(dispatch: ShijiDispatch, area: BackofficeArea, job: SheetJob): Promise<void> {
  const pieces: string[] = []
  for (let part = 1; part <= job.parts; part += 1) {
    const ask = sheetJobApi.endpoints.sheetPart.initiate({ area, id: job.id, part }, { subscribe: false })
    pieces.push((await dispatch(ask).unwrap()).text)
  }
  saveCsv(pieces, job.name)
}

/** Downloads everything that is wrong in an import as a table with these headings. */
export async function saveFaults(
  dispatch: ShijiDispatch,
  job: SheetJob,
  { name, head }: { readonly name: string; readonly head: readonly string[] },
): Promise<void> {
  const pieces = [MARK + csvLine(head.map(shutCell))]
  for (let part = 1; part <= job.fault_parts; part += 1) {
    const ask = sheetJobApi.endpoints.sheetFaults.initiate({ id: job.id, part }, { subscribe: false })
    pieces.push((await dispatch(ask).unwrap()).map(faultLine).join(''))
  }
  saveCsv(pieces, name)
}

const faultLine = ({ row, column, value, message }: SheetFault): string =>
  csvLine([String(row), column, value, message].map(shutCell))
