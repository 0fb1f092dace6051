import {
  ExportPart,
  ExportPartParams,
  TableExport,
  TableExportInput,
  TableExports,
} from '@shiji/contract/platform/table-export.ts'
import { Deleted, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { type Route, route } from '../../../http/route.ts'
import { AppError } from '../../../infra/app-error.ts'
import { exportPart, ownExport, ownExports } from '../data/table-export.queries.ts'
import { askExport } from '../use-cases/ask-export.ts'
import { deleteExports } from '../use-cases/delete-exports.ts'
import { listOf } from '../use-cases/export-query.ts'

/** Everybody has his own; what may be in them is decided by the permission of the list. */
const own = (area: 'seller' | 'admin') => ({ area, access: 'session' }) as const

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new AppError('record.missing')
  return value
}

const routesOf = (area: 'seller' | 'admin'): Route[] => [
  route(
    {
      ...own(area),
      method: 'GET',
      path: '/exports',
      summary: 'Exports of one’s own of the last day',
      data: TableExports,
    },
    ctx => ownExports(ctx),
  ),
  route(
    {
      ...own(area),
      method: 'POST',
      path: '/exports',
      summary: 'Gather all rows of a list in the background',
      body: TableExportInput,
      data: TableExport,
      idempotent: true,
    },
    (ctx, { body }) => askExport(ctx, body),
  ),
  route(
    {
      ...own(area),
      method: 'GET',
      path: '/exports/:id',
      summary: 'How far an export of one’s own is',
      params: IdParams,
      data: TableExport,
    },
    async (ctx, { params }) => found(await ownExport(ctx, params.id)),
  ),
  route(
    {
      ...own(area),
      method: 'GET',
      path: '/exports/:id/parts/:part',
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
  route(
    {
      ...own(area),
      method: 'DELETE',
      path: '/exports/:ids',
      summary: 'Cancel or delete exports of one’s own, by comma-separated ids',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => deleteExports(ctx, params.ids),
  ),
]

export const tableExportRoutes = [...routesOf('admin'), ...routesOf('seller')]
