import { call } from '../call.ts'
import type { Done, IdParams } from '../schema.ts'
import type {
  SheetApplyInput,
  SheetExportInput,
  SheetFault,
  SheetImportInput,
  SheetJob,
  SheetPart,
  SheetPartParams,
  SheetTemplate,
  SheetTemplateParams,
} from './sheet-job.ts'

/** Each kind of sheet needs the permission of its records besides. */
const both = { area: ['admin', 'seller'], access: 'sheet.export' } as const
const importing = { area: 'seller', access: 'sheet.import' } as const
const reads = ['SheetJob'] as const

const changes = ['SheetJob'] as const
/** What the job will change is loaded again when it is next shown. */
const changesRecords = ['SheetJob', '/goods', '/stocks'] as const

/** Imports and exports of the store (or the platform) of the last days, those whose records the person may see. */
export const sheetJobsCall = call<{ data: SheetJob[] }>()({ ...both, method: 'GET', path: '/sheet_jobs', reads })

export const sheetJobCall = call<{ params: IdParams; data: SheetJob }>()({
  ...both,
  method: 'GET',
  path: '/sheet_jobs/:id',
  reads,
})

/** Writes all records of a kind as csv in the background. */
export const exportSheetCall = call<{ body: SheetExportInput; data: SheetJob }>()({
  ...both,
  method: 'POST',
  path: '/sheet_jobs/export',
  perMinute: 20,
  changes,
})

/** A piece of a finished export; not kept, since it may be large. */
export const sheetPartCall = call<{ params: SheetPartParams; data: SheetPart }>()({
  ...both,
  method: 'GET',
  path: '/sheet_jobs/:id/parts/:part',
  keepFor: 0,
})

/** Takes a csv file and has every row of it checked in the background; nothing is written yet. */
export const importSheetCall = call<{ body: SheetImportInput; data: SheetJob }>()({
  ...importing,
  method: 'POST',
  path: '/sheet_jobs/import',
  file: 'file',
  perMinute: 20,
  changes,
})

/** What is wrong in the cells of an import, or which lines an undo had to leave. */
export const sheetFaultsCall = call<{ params: SheetPartParams; data: SheetFault[] }>()({
  ...importing,
  method: 'GET',
  path: '/sheet_jobs/:id/faults/:part',
  keepFor: 0,
  reads,
})

export const sheetTemplateCall = call<{ params: SheetTemplateParams; data: SheetTemplate }>()({
  ...importing,
  method: 'GET',
  path: '/sheet_templates/:kind',
})

export const applySheetCall = call<{ params: IdParams; body: SheetApplyInput; data: Done }>()({
  ...importing,
  method: 'PUT',
  path: '/sheet_jobs/:id/apply',
  changes: changesRecords,
  changesWhenRefused: true,
})

export const cancelSheetCall = call<{ params: IdParams; data: Done }>()({
  ...importing,
  method: 'PUT',
  path: '/sheet_jobs/:id/cancel',
  changes,
  changesWhenRefused: true,
})

/** Takes back what an import changed, except records that an order or a person touched since. */
export const undoSheetCall = call<{ params: IdParams; data: Done }>()({
  ...importing,
  method: 'PUT',
  path: '/sheet_jobs/:id/undo',
  changes: changesRecords,
  changesWhenRefused: true,
})
