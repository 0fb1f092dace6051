import type { ImportReport } from '@shiji/contract/lists/table-import.ts'
import { api } from '../base/api.ts'

/** Timeout in ms: checking and writing thousands of rows takes longer than other calls. */
const TIMEOUT = 120_000

export interface RowsToImport {
  /** Page path with its area prefix. */
  readonly path: string
  /** Bodies of the create call; null is sent as empty text, as in forms. */
  readonly rows: readonly Readonly<Record<string, string | number | boolean | null>>[]
  /** Checks only; nothing is written. */
  readonly dryRun: boolean
}

/** POST {page path}/import: all rows or none, with the errors by row and field (reference ux 38). */
export const importApi = api.injectEndpoints({
  endpoints: build => ({
    importRows: build.mutation<ImportReport, RowsToImport>({
      query: ({ path, rows, dryRun }) => ({
        url: `${path}/import`,
        method: 'POST',
        body: {
          rows: JSON.stringify(rows, (_name, value: unknown) => (value === null ? '' : value)),
          ...(dryRun ? { dry_run: true } : {}),
        },
        timeout: TIMEOUT,
      }),
      invalidatesTags: (report, _failure, { path, dryRun }) =>
        dryRun || report === undefined || report.done === 0 ? [] : [{ type: 'Resource', id: path }],
    }),
  }),
})
