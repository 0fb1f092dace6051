import { call } from '../call.ts'
import type { Deleted, Done, IdParams, IdsParams } from '../schema.ts'
import type { TableDesk, TableLayoutInput, TableQuery, TableViewChange, TableViewInput } from './table-view.ts'

const own = { area: ['admin', 'seller'], access: 'session' } as const

/** Columns and saved views of a table, for the person who is logged in. */
export const tableDeskCall = call<{ query: TableQuery; data: TableDesk }>()({
  ...own,
  method: 'GET',
  path: '/table_views',
  reads: ['TableDesk/:area/:page'],
})

export const keepLayoutCall = call<{ body: TableLayoutInput; data: null }>()({
  ...own,
  method: 'PUT',
  path: '/table_layout',
})

export const saveViewCall = call<{ body: TableViewInput; data: Done }>()({
  ...own,
  method: 'POST',
  path: '/table_views',
  idempotent: true,
  changes: ['TableDesk/:area/:page'],
})

export const changeViewCall = call<{ params: IdParams; body: TableViewChange; data: Done }>()({
  ...own,
  method: 'PUT',
  path: '/table_views/:id',
})

export const deleteViewsCall = call<{ params: IdsParams; data: Deleted }>()({
  ...own,
  method: 'DELETE',
  path: '/table_views/:ids',
})
