import {
  applySheetCall,
  cancelSheetCall,
  exportSheetCall,
  importSheetCall,
  sheetFaultsCall,
  sheetJobsCall,
  sheetPartCall,
  sheetTemplateCall,
  undoSheetCall,
} from '@shiji/contract/exchange/sheet-job.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Imports and exports that run as jobs. */
export const sheetJobApi = api.injectEndpoints({
  endpoints: build => ({
    sheetJobs: queryOf(build, sheetJobsCall),
    sheetPart: queryOf(build, sheetPartCall),
    sheetFaults: queryOf(build, sheetFaultsCall),
    sheetTemplate: queryOf(build, sheetTemplateCall),
    exportSheet: mutationOf(build, exportSheetCall),
    importSheet: mutationOf(build, importSheetCall),
    applySheet: mutationOf(build, applySheetCall),
    cancelSheet: mutationOf(build, cancelSheetCall, { by: 'id' }),
    undoSheet: mutationOf(build, undoSheetCall, { by: 'id' }),
  }),
})

export const {
  useSheetJobsQuery,
  useSheetFaultsQuery,
  useSheetTemplateQuery,
  useExportSheetMutation,
  useImportSheetMutation,
  useApplySheetMutation,
  useCancelSheetMutation,
  useUndoSheetMutation,
} = sheetJobApi
