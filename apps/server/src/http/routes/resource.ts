import type { Page } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { PageWire } from '@shiji/contract/lists/list-call.ts'
import type { ResourceButton, ResourceCall } from '@shiji/contract/lists/resource-call.ts'
import { ImportReport, RowsImport } from '@shiji/contract/lists/table-import.ts'
import { crudPermission } from '@shiji/contract/permissions.ts'
import { Deleted, Done, IdParams, IdsParams, PageOf, TreePageOf } from '@shiji/contract/schema.ts'
import Type, { type Static, type TSchema } from 'typebox'
import { idsOf } from '../../records/ids.ts'
import { rowsImporter } from '../../records/import-rows.ts'
import { listRows, viewRow } from '../../records/read-resource.ts'
import type { IdTable, Resource, ResourceRows } from '../../records/resource.ts'
import { createRow, deleteRows, updateRow } from '../../records/write-resource.ts'
import { compileValidator } from '../request/validate.ts'
import { type Route, route } from './route.ts'
import type { Same } from './same.ts'

type Calls = Pick<ResourceCall, 'area' | 'path' | 'noun' | 'importable' | 'without'>

interface Schemas {
  /** Wire row. */
  readonly row: TSchema
  readonly create: TSchema
  readonly update: TSchema
}

/**
 * The routes of an ordinary page that the contract declares: list, view, create, update and delete by comma-separated
 * ids over one table (spec §7). Schemas and rows must match the declared call. A view carries the row's version as
 * `etag`; an update that sends it back as `if-match` is refused if the row has changed since. What the calls do is in
 * `records/`.
 */
export const resourceOf = <
  T extends IdTable,
  Wire extends PageWire,
  W extends TSchema,
  I extends TSchema,
  U extends TSchema,
>(
  { area, path, noun, importable, without }: ResourceCall<Wire>,
  schemas: {
    readonly row: W & Same<Static<W>, Wire['row']>
    readonly create: I & Same<Static<I>, Wire['create']>
    readonly update: U & Same<Static<U>, Wire['update']>
  },
  rows: ResourceRows<T, Wire['row'], Wire['create'], Wire['update']>,
): Route[] =>
  routesOf({
    area,
    path,
    noun,
    ...(importable === undefined ? {} : { importable }),
    ...(without === undefined ? {} : { without }),
    ...schemas,
    ...rows,
  })

type AnySpec = Calls & Schemas & Resource

function routesOf(spec: AnySpec): Route[] {
  const { area, path, noun, without = [] } = spec
  const at = <const V extends 'view' | 'create' | 'update' | 'delete'>(verb: V) => ({
    area,
    access: crudPermission(noun, verb),
  })
  const list = route(
    { method: 'GET', path: `/${path}`, ...at('view'), summary: `List ${path}`, list: spec.list, data: listData(spec) },
    (ctx, input) => listRows(spec, ctx, input.list),
  )
  const buttons: Readonly<Record<ResourceButton, Route>> = {
    show: route(
      {
        method: 'GET',
        path: `/${path}/:id`,
        ...at('view'),
        summary: `View one of ${path}`,
        params: IdParams,
        data: spec.row,
      },
      async (ctx, { params, setHeader }) => {
        const { row, version } = await viewRow(spec, ctx, params.id)
        setHeader('etag', version)
        return row
      },
    ),
    store: route(
      {
        method: 'POST',
        path: `/${path}`,
        ...at('create'),
        summary: `Create one of ${path}`,
        body: spec.create,
        data: Done,
        idempotent: true,
      },
      (ctx, { body }) => createRow(spec, ctx, body),
    ),
    update: route(
      {
        method: 'PUT',
        path: `/${path}/:id`,
        ...at('update'),
        summary: `Update one of ${path}`,
        params: IdParams,
        body: spec.update,
        data: Done,
      },
      (ctx, { params, body, header }) => updateRow(spec, ctx, { id: params.id, input: body, seen: header('if-match') }),
    ),
    destroy: route(
      {
        method: 'DELETE',
        path: `/${path}/:ids`,
        ...at('delete'),
        summary: `Delete ${path} by comma-separated ids`,
        params: IdsParams,
        data: Deleted,
      },
      (ctx, { params }) => deleteRows(spec, ctx, idsOf(params.ids)),
    ),
  }
  const shown = (['show', 'store', 'update', 'destroy'] as const).filter(button => !without.includes(button))
  return [list, ...shown.map(button => buttons[button]), ...(spec.importable === true ? [importRoute(spec)] : [])]
}

function importRoute(spec: AnySpec): Route {
  const validate = compileValidator(spec.create)
  const importRows = rowsImporter(
    row => validate(row, true),
    (tx, input) => createRow(spec, tx, input),
  )
  return route(
    {
      method: 'POST',
      path: `/${spec.path}/import`,
      area: spec.area,
      access: crudPermission(spec.noun, 'create'),
      summary: `Create many of ${spec.path}, all or none`,
      body: RowsImport,
      data: ImportReport,
      idempotent: true,
      bodyBytes: LIMITS.request.bigBodyBytes,
    },
    (ctx, { body }) => importRows(ctx, body),
  )
}

/** A tree returns a page or, when the children of a node are requested, an array. */
const listData = (spec: AnySpec) =>
  spec.parent === undefined ? Type.Unsafe<Page<unknown> | readonly unknown[]>(PageOf(spec.row)) : TreePageOf(spec.row)
