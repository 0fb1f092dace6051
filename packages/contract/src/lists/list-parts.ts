import { call } from '../call.ts'
import type { Page } from '../envelope.ts'
import type { CrudNoun } from '../permissions.ts'
import type { Deleted, Done, IdParams, IdsParams } from '../schema.ts'
import type { DeskArea, ListCall, PageWire, RowOf } from './list-call.ts'

/** A list whose records are also made, changed and removed. */
type Written<A extends DeskArea, W extends PageWire> = ListCall<W> & { readonly area: A; readonly noun: CrudNoun }

/** The list call of a page, for screens that read it outside of its table. */
export const rowsOf = <C extends ListCall>({ path, area, noun, filters, sorts, defaultSort }: C) =>
  call<{ data: Page<RowOf<C>> }>()({
    method: 'GET',
    path: `/${path}`,
    area,
    access: `${noun}.view`,
    filters,
    sorts,
    defaultSort,
    reads: [`/${path}`],
  })

/** POST /{path}: makes a record of a list. */
export const createOf = <A extends DeskArea, W extends PageWire>({ path, area, noun }: Written<A, W>) =>
  call<{ body: W['create']; data: Done }>()({
    method: 'POST',
    path: `/${path}`,
    area,
    access: `${noun}.create`,
    changes: [`/${path}`],
  })

/** PUT /{path}/{id}: changes one. */
export const updateOf = <A extends DeskArea, W extends PageWire>({ path, area, noun }: Written<A, W>) =>
  call<{ params: IdParams; body: W['update']; data: Done }>()({
    method: 'PUT',
    path: `/${path}/:id`,
    area,
    access: `${noun}.update`,
    changes: [`/${path}`, `/${path}/:id`],
  })

/** DELETE /{path}/{ids}: removes some. */
export const destroyOf = <A extends DeskArea, W extends PageWire>({ path, area, noun }: Written<A, W>) =>
  call<{ params: IdsParams; data: Deleted }>()({
    method: 'DELETE',
    path: `/${path}/:ids`,
    area,
    access: `${noun}.delete`,
    changes: [`/${path}`],
  })
