import { call } from '../call.ts'
import type { Deleted, IdParams, IdsParams } from '../schema.ts'
import type { ExportPart, ExportPartParams, TableExport, TableExportInput } from './table-export.ts'

/** Everyone has their own; what may be in them is decided by the permission of the list. */
const own = { area: ['admin', 'seller'], access: 'session' } as const

export const tableExportsCall = call<{ data: TableExport[] }>()({
  ...own,
  method: 'GET',
  path: '/exports',
  reads: ['Export/:area'],
})

/** Gathers all rows of a list in the background; refused beyond ten per person, and wherever the list itself would be refused. */
export const startExportCall = call<{ body: TableExportInput; data: TableExport }>()({
  ...own,
  method: 'POST',
  path: '/exports',
  idempotent: true,
  changes: ['Export/:area'],
})

export const tableExportCall = call<{ params: IdParams; data: TableExport }>()({
  ...own,
  method: 'GET',
  path: '/exports/:id',
  reads: ['Export/:area'],
})

/** Rows of one part, from 1; not kept, since it may be large. */
export const exportPartCall = call<{ params: ExportPartParams; data: ExportPart }>()({
  ...own,
  method: 'GET',
  path: '/exports/:id/parts/:part',
  keepFor: 0,
})

/** Cancels or deletes exports. */
export const deleteExportsCall = call<{ params: IdsParams; data: Deleted }>()({
  ...own,
  method: 'DELETE',
  path: '/exports/:ids',
  changes: ['Export/:area'],
})
