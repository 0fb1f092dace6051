import {
  TableDesk,
  TableLayoutInput,
  TableQuery,
  TableViewChange,
  TableViewInput,
} from '@shiji/contract/platform/table-view.ts'
import { Deleted, Done, IdParams, IdsParams, Nothing } from '@shiji/contract/schema.ts'
import { type Route, route } from '../../../http/route.ts'
import { readDesk } from '../data/table-view.queries.ts'
import { changeView, createView, deleteViews, keepLayout } from '../use-cases/keep-table.ts'

const own = (area: 'seller' | 'admin') => ({ area, access: 'session' }) as const

const routesOf = (area: 'seller' | 'admin'): Route[] => [
  route(
    {
      ...own(area),
      method: 'GET',
      path: '/table_views',
      summary: 'Columns and saved views of a table, for the person who is logged in',
      query: TableQuery,
      data: TableDesk,
    },
    (ctx, { query }) => readDesk(ctx, query.page),
  ),
  route(
    {
      ...own(area),
      method: 'PUT',
      path: '/table_layout',
      summary: 'Keep the columns of a table',
      body: TableLayoutInput,
      data: Nothing,
    },
    async (ctx, { body }) => {
      await keepLayout(ctx, body)
      return null
    },
  ),
  route(
    {
      ...own(area),
      method: 'POST',
      path: '/table_views',
      summary: 'Save a view of a table',
      body: TableViewInput,
      data: Done,
      idempotent: true,
    },
    (ctx, { body }) => createView(ctx, body),
  ),
  route(
    {
      ...own(area),
      method: 'PUT',
      path: '/table_views/:id',
      summary: 'Change a saved view of one’s own',
      params: IdParams,
      body: TableViewChange,
      data: Done,
    },
    async (ctx, { params, body }) => {
      await changeView(ctx, params.id, body)
      return { id: params.id }
    },
  ),
  route(
    {
      ...own(area),
      method: 'DELETE',
      path: '/table_views/:ids',
      summary: 'Delete saved views of one’s own, by comma-separated ids',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => deleteViews(ctx, params.ids),
  ),
]

export const tableViewRoutes = [...routesOf('admin'), ...routesOf('seller')]
