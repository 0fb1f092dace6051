import {
  deleteExportsCall,
  exportPartCall,
  startExportCall,
  tableExportCall,
  tableExportsCall,
} from '@shiji/contract/platform/table-export.calls.ts'
import {
  ExportPart,
  ExportPartParams,
  TableExport,
  TableExportInput,
  TableExports,
} from '@shiji/contract/platform/table-export.ts'
import { Deleted, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { answerIn } from '../../../http/routes/answer.ts'
import type { Route } from '../../../http/routes/route.ts'
import { AppError } from '../../../infra/app-error.ts'
import { exportPart, ownExport, ownExports } from '../data/lists/table-export.queries.ts'
import { askExport } from '../use-cases/ask-export.ts'
import { deleteExports } from '../use-cases/delete-exports.ts'
import { listOf } from '../use-cases/export-query.ts'

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new AppError('record.missing')
  return value
}

const routesOf = (area: 'seller' | 'admin'): Route[] => [
  ...answerIn(
    tableExportsCall,
    [area],
    {
      summary: 'Exports of one’s own of the last day',
      data: TableExports,
    },
    ctx => ownExports(ctx),
  ),
  ...answerIn(
    startExportCall,
    [area],
    {
      summary: 'Gather all rows of a list in the background',
      body: TableExportInput,
      data: TableExport,
    },
    (ctx, { body }) => askExport(ctx, body),
  ),
  ...answerIn(
    tableExportCall,
    [area],
    {
      summary: 'How far an export of one’s own is',
      params: IdParams,
      data: TableExport,
    },
    async (ctx, { params }) => found(await ownExport(ctx, params.id)),
  ),
  ...answerIn(
    exportPartCall,
    [area],
    {
      summary: 'Rows of one part of a finished export, as the list shows them',
      params: ExportPartParams,
      data: ExportPart,
    },
    async (ctx, { params }) => {
      const { page, rows } = found(await exportPart(ctx, params.id, params.part))
      listOf(ctx, page)
      return rows
    },
  ),
  ...answerIn(
    deleteExportsCall,
    [area],
    {
      summary: 'Cancel or delete exports of one’s own, by comma-separated ids',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => deleteExports(ctx, params.ids),
  ),
]

export const tableExportRoutes = [...routesOf('admin'), ...routesOf('seller')]
