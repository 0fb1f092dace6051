import {
  changeViewCall,
  deleteViewsCall,
  keepLayoutCall,
  saveViewCall,
  tableDeskCall,
} from '@shiji/contract/platform/table-view.calls.ts'
import {
  TableDesk,
  TableLayoutInput,
  TableQuery,
  TableViewChange,
  TableViewInput,
} from '@shiji/contract/platform/table-view.ts'
import { Deleted, Done, IdParams, IdsParams, Nothing } from '@shiji/contract/schema.ts'
import { answerIn } from '../../../http/routes/answer.ts'
import type { Route } from '../../../http/routes/route.ts'
import { readDesk } from '../data/lists/table-view.queries.ts'
import { changeView, createView, deleteViews, keepLayout } from '../use-cases/keep-table.ts'

const routesOf = (area: 'seller' | 'admin'): Route[] => [
  ...answerIn(
    tableDeskCall,
    [area],
    {
      summary: 'Columns and saved views of a table, for the person who is logged in',
      query: TableQuery,
      data: TableDesk,
    },
    (ctx, { query }) => readDesk(ctx, query.page),
  ),
  ...answerIn(
    keepLayoutCall,
    [area],
    {
      summary: 'Keep the columns of a table',
      body: TableLayoutInput,
      data: Nothing,
    },
    async (ctx, { body }) => {
      await keepLayout(ctx, body)
      return null
    },
  ),
  ...answerIn(
    saveViewCall,
    [area],
    {
      summary: 'Save a view of a table',
      body: TableViewInput,
      data: Done,
    },
    (ctx, { body }) => createView(ctx, body),
  ),
  ...answerIn(
    changeViewCall,
    [area],
    {
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
  ...answerIn(
    deleteViewsCall,
    [area],
    {
      summary: 'Delete saved views of one’s own, by comma-separated ids',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => deleteViews(ctx, params.ids),
  ),
]

export const tableViewRoutes = [...routesOf('admin'), ...routesOf('seller')]
