import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { importApi } from '@shiji/api/resource/import.api.ts'
import type { ShijiDispatch } from '@shiji/api/store.ts'
import type { ImportOutcome, ImportProblem, ImportRow } from '@shiji/ui/backoffice/data-table/import/row-importer.ts'

/** Rows sent to `POST {page path}/import`. */
export interface RowsOfFile {
  readonly path: string
  readonly rows: readonly ImportRow[]
  readonly dryRun: boolean
  readonly signal: AbortSignal
}

/** Sends the rows of a file, or has them checked; mistakes show at their lines. Rejects with a readable message. */
export async function sendRows(
  dispatch: ShijiDispatch,
  { path, rows, dryRun, signal }: RowsOfFile,
): Promise<ImportOutcome> {
  const call = { path, dryRun, rows: rows.map(row => row.values) }
  const sending = dispatch(importApi.endpoints.importRows.initiate(call, { track: false }))
  const stop = () => sending.abort()
  signal.addEventListener('abort', stop, { once: true })
  const outcome = await sending
  signal.removeEventListener('abort', stop)
  if (outcome.data === undefined) throw new Error(isFailure(outcome.error) ? outcome.error.msg : '')
  const { done, problems } = outcome.data
  return { done, problems: problems.flatMap(problem => inFile(problem, rows)) }
}

/** A mistake at its line of the file; rows with mistakes found in the browser were not sent, so indexes differ. */
function inFile(
  { row, field, message }: { readonly row: number; readonly field: string; readonly message: string },
  rows: readonly ImportRow[],
): ImportProblem[] {
  const line = rows[row]?.line
  return line === undefined ? [] : [{ line, message, ...(field === '' ? {} : { column: field }) }]
}
