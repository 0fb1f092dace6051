import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import type { ExportColumn, TableExport } from '@shiji/contract/platform/table-export.ts'
import { api } from '../base/api.ts'

interface InArea {
  readonly area: Exclude<Area, 'buyer'>
}

/** What to export: all rows that a list call finds. */
export interface ExportAsked extends InArea {
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
export type ExportedRow = Readonly<Record<string, unknown>>

const exportsTag = ({ area }: InArea) => ({ type: 'Export' as const, id: area })

/** The current person's server-side exports of the last day (reference ux 37). */
export const tableExportApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET {area prefix}exports */
    tableExports: build.query<readonly TableExport[], InArea>({
      query: ({ area }) => ({ url: `${AREA_PREFIX[area]}/exports` }),
      providesTags: (_exports, _error, { area }) => [exportsTag({ area })],
    }),
    /** POST {area prefix}exports; refused beyond ten per person, and wherever the list itself would be refused. */
    startExport: build.mutation<TableExport, ExportAsked>({
      query: ({ area, page, name, query, columns }) => ({
        url: `${AREA_PREFIX[area]}/exports`,
        method: 'POST',
        body: { page, name, query: JSON.stringify(query), columns },
      }),
      invalidatesTags: (_export, failure, asked) => (failure ? [] : [exportsTag(asked)]),
    }),
    /** GET {area prefix}exports/{id}/parts/{part}, from 1; not cached, since it may be large. */
    exportPart: build.query<readonly ExportedRow[], InArea & { readonly id: number; readonly part: number }>({
      query: ({ area, id, part }) => ({ url: `${AREA_PREFIX[area]}/exports/${id}/parts/${part}` }),
      keepUnusedDataFor: 0,
    }),
    /** DELETE {area prefix}exports/{id}: cancels or deletes it. */
    deleteExport: build.mutation<unknown, InArea & { readonly id: number }>({
      query: ({ area, id }) => ({ url: `${AREA_PREFIX[area]}/exports`, id, method: 'DELETE' }),
      invalidatesTags: (_done, failure, deleted) => (failure ? [] : [exportsTag(deleted)]),
    }),
  }),
})

export const { useTableExportsQuery, useDeleteExportMutation } = tableExportApi
