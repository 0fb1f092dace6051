import type { DeskArea } from '@shiji/contract/lists/list-call.ts'
import {
  deleteExportsCall,
  exportPartCall,
  startExportCall,
  tableExportsCall,
} from '@shiji/contract/platform/table-export.calls.ts'
import type { ExportColumn, ExportPart } from '@shiji/contract/platform/table-export.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** What to export: all rows that a list call finds. */
export interface ExportAsked {
  readonly area: DeskArea
  /** Path of the list without the area, such as `users`. */
  readonly page: string
  /** Name of the file. */
  readonly name: string
  /** Query of the list call without paging. */
  readonly query: Readonly<Record<string, string>>
  /** Columns of its sheet. */
  readonly columns: readonly ExportColumn[]
}

/** A row as in the list. */
export type ExportedRow = ExportPart[number]

/** The current person's server-side exports of the last day (reference ux 37). */
export const tableExportApi = api.injectEndpoints({
  endpoints: build => ({
    tableExports: queryOf(build, tableExportsCall),
    startExport: mutationOf(build, startExportCall, {
      args: ({ query, ...asked }: ExportAsked) => ({ ...asked, query: JSON.stringify(query) }),
    }),
    exportPart: queryOf(build, exportPartCall),
    deleteExport: mutationOf(build, deleteExportsCall, {
      args: ({ area, id }: { readonly area: DeskArea; readonly id: number }) => ({ area, ids: [id] }),
    }),
  }),
})

export const { useTableExportsQuery, useDeleteExportMutation } = tableExportApi
