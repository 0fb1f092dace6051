import { SHEET_KINDS } from '@shiji/contract/exchange/sheet.words.ts'
import {
  applySheetCall,
  cancelSheetCall,
  exportSheetCall,
  importSheetCall,
  sheetFaultsCall,
  sheetJobCall,
  sheetJobsCall,
  sheetPartCall,
  sheetTemplateCall,
  undoSheetCall,
} from '@shiji/contract/exchange/sheet-job.calls.ts'
import {
  SheetApplyInput,
  SheetExportInput,
  SheetFaults,
  SheetImportInput,
  SheetJob,
  SheetJobs,
  SheetPart,
  SheetPartParams,
  SheetTemplate,
  SheetTemplateParams,
} from '@shiji/contract/exchange/sheet-job.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import {
  type DeskActor,
  jobOfDesk,
  jobsOfDesk,
  partOf,
  presentJob,
  type SheetJobRow,
} from '../data/sheet-job.queries.ts'
import { askSheetExport, askSheetImport } from '../use-cases/ask-sheet.ts'
import { applySheet, cancelSheet, undoSheet } from '../use-cases/move-sheet.ts'
import { mayCancel, mayChange, maySee } from '../use-cases/sheet-access.ts'
import { presentFaults, templateOf } from './sheet.presenter.ts'

const kindOf = (job: SheetJobRow) => SHEET_KINDS.find(kind => kind === job.kind) ?? 'goods'

const shown = (ctx: Ctx<DeskActor>, job: SheetJobRow): SheetJob => {
  const may = job.direction === 'export' ? mayCancel(ctx.actor) : mayChange(ctx.actor, kindOf(job))
  return presentJob(ctx, job, may)
}

/** A job that the person may see; others are missing. */
async function found(ctx: Ctx<DeskActor>, id: number): Promise<SheetJobRow> {
  const job = await jobOfDesk(ctx, id)
  if (job === undefined || !maySee(ctx.actor, kindOf(job))) throw new AppError('record.missing')
  return job
}

async function part(ctx: Ctx<DeskActor>, id: number, type: 'file' | 'fault', number: number): Promise<string> {
  const job = await found(ctx, id)
  const isReady = type === 'fault' || job.state === 'done'
  const content = isReady ? await partOf(ctx, job.id, type, number) : undefined
  if (content === undefined && type === 'fault' && number === 1) return '[]'
  if (content === undefined) throw new AppError('record.missing')
  return content
}

const routesOf = (area: 'seller' | 'admin') => [
  ...answerIn(sheetJobsCall, [area], { summary: 'Imports and exports of the last days', data: SheetJobs }, async ctx =>
    (await jobsOfDesk(ctx)).filter(job => maySee(ctx.actor, kindOf(job))).map(job => shown(ctx, job)),
  ),
  ...answerIn(
    sheetJobCall,
    [area],
    { summary: 'How far an import or export is', params: IdParams, data: SheetJob },
    async (ctx, { params }) => shown(ctx, await found(ctx, params.id)),
  ),
  ...answerIn(
    exportSheetCall,
    [area],
    { summary: 'Write all records of a kind as csv in the background', body: SheetExportInput, data: SheetJob },
    (ctx, { body }) => askSheetExport(ctx, body.kind),
  ),
  ...answerIn(
    sheetPartCall,
    [area],
    { summary: 'A piece of the file of a finished export', params: SheetPartParams, data: SheetPart },
    async (ctx, { params }) => ({ text: await part(ctx, params.id, 'file', params.part) }),
  ),
]

export const sheetRoutes = [
  ...routesOf('admin'),
  ...routesOf('seller'),
  answer(
    importSheetCall,
    { summary: 'Take a csv file and check its rows in the background', body: SheetImportInput, data: SheetJob },
    (ctx, { body, files }) => askSheetImport(ctx, body.kind, files[0]),
  ),
  answer(
    sheetFaultsCall,
    { summary: 'What is wrong in the cells of an import', params: SheetPartParams, data: SheetFaults },
    async (ctx, { params }) => presentFaults(ctx, await part(ctx, params.id, 'fault', params.part)),
  ),
  answer(
    sheetTemplateCall,
    { summary: 'An empty sheet, and what its columns are for', params: SheetTemplateParams, data: SheetTemplate },
    async (ctx, { params }) => templateOf(ctx, params.kind),
  ),
  answer(
    applySheetCall,
    {
      summary: 'Apply a checked import, all of it or its right rows',
      params: IdParams,
      body: SheetApplyInput,
      data: Done,
    },
    async (ctx, { params, body }) => {
      await applySheet(ctx, params.id, body.skip_wrong ?? false)
      return { id: params.id }
    },
  ),
  answer(
    cancelSheetCall,
    { summary: 'End an import or export that has changed nothing', params: IdParams, data: Done },
    async (ctx, { params }) => {
      await cancelSheet(ctx, params.id)
      return { id: params.id }
    },
  ),
  answer(
    undoSheetCall,
    { summary: 'Take back what an import changed', params: IdParams, data: Done },
    async (ctx, { params }) => {
      await undoSheet(ctx, params.id)
      return { id: params.id }
    },
  ),
]
