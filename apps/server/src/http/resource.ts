import type { Area } from '@shiji/contract/area.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import type { AuditRecord } from '@shiji/contract/platform/audit.ts'
import { Deleted, Done, IdParams, IdsParams, PageOf, TreePageOf } from '@shiji/contract/schema.ts'
import { ImportReport, RowsImport } from '@shiji/contract/table-import.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import Type, { type Static, type TSchema } from 'typebox'
import { AppError, InvalidInput } from '../infra/app-error.ts'
import { audit } from '../infra/audit/audit.ts'
import { lastChange } from '../infra/audit/last-change.ts'
import type { Ctx } from '../infra/context.ts'
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION, violatedConstraint } from '../infra/database/sql-state.ts'
import { transact } from '../infra/database/transact.ts'
import type { ListSpec } from './list.ts'
import { inOrder, listCondition, listOrder, pageIds, toPage } from './list-sql.ts'
import { rowsImporter } from './resource-import.ts'
import { type Route, route } from './route.ts'
import { versionOf } from './row-version.ts'

type IdTable = PgTable & { readonly id: PgColumn }

/**
 * An ordinary resource: list, view, create, update and delete by comma-separated ids over one table (spec §7).
 * Permissions are `<noun>.view|create|update|delete`; every change writes an audit row in its transaction. A view carries
 * the row's version as `etag`; an update that sends it back as `if-match` is refused when the row has changed since.
 */
export interface ResourceSpec<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema> {
  readonly area: Extract<Area, 'seller' | 'admin'>
  /** Path under the area's prefix without slash: `expresses`. */
  readonly path: string
  readonly noun: AuditRecord
  readonly table: T
  /** Wire row. */
  readonly row: W
  readonly create: I
  readonly update: U
  readonly list: ListSpec
  /** Parent column of a lazy tree: children come with `has_children` set by `present`. */
  readonly parent?: PgColumn
  /** Rows this actor may see at all (store scope); a foreign id answers like a missing one. */
  readonly scope?: (ctx: Ctx) => SQL | undefined
  readonly present: (
    ctx: Ctx,
    rows: readonly T['$inferSelect'][],
  ) => Promise<readonly Static<W>[]> | readonly Static<W>[]
  /** Ids that come from the input (codes of divisions) instead of the allocator. */
  readonly newId?: (input: Static<I>) => number
  readonly toInsert: (
    ctx: Ctx,
    input: Static<I>,
  ) => Promise<Omit<T['$inferInsert'], 'id'>> | Omit<T['$inferInsert'], 'id'>
  readonly toUpdate: (
    ctx: Ctx,
    input: Static<U>,
    before: T['$inferSelect'],
  ) => Promise<Partial<T['$inferInsert']>> | Partial<T['$inferInsert']>
  /** Unique constraint → the field that a duplicate is reported on. */
  readonly unique?: Readonly<Record<string, string>>
  /** Extra rules inside the transaction, for example "a class with goods stays". */
  readonly beforeDelete?: (tx: Ctx, rows: readonly T['$inferSelect'][]) => Promise<void>
  readonly afterChange?: (tx: Ctx, ids: readonly number[]) => Promise<void>
  /** Whether many may be made at once from a sheet: POST /{path}/import. */
  readonly importable?: boolean
  /** Buttons that the page does not have leave their route out (spec §6). */
  readonly without?: readonly ('show' | 'store' | 'update' | 'destroy')[]
}

/**
 * The part of a resource that knows the table. It stands in `data/<noun>.queries.ts`, since http files do not touch tables; the
 * routes spread it into `resource` and add area, path, noun and schemas.
 */
export type ResourceRows<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema> = Pick<
  ResourceSpec<T, W, I, U>,
  | 'table'
  | 'list'
  | 'newId'
  | 'parent'
  | 'scope'
  | 'present'
  | 'toInsert'
  | 'toUpdate'
  | 'unique'
  | 'beforeDelete'
  | 'afterChange'
>

/** The routes of an ordinary resource. */
export function resource<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: ResourceSpec<T, W, I, U>,
): Route[] {
  const { area, path, noun } = spec
  const permission = (verb: string): Permission => `${noun}.${verb}` as Permission
  const has = (button: 'show' | 'store' | 'update' | 'destroy') => !(spec.without ?? []).includes(button)
  const routes: Route[] = [
    route(
      {
        method: 'GET',
        path: `/${path}`,
        area,
        access: permission('view'),
        summary: `List ${path}`,
        list: spec.list,
        data: listData(spec),
      },
      (ctx, { list }) => listRows(spec, ctx, list),
    ),
  ]
  if (has('show'))
    routes.push(
      route(
        {
          method: 'GET',
          path: `/${path}/:id`,
          area,
          access: permission('view'),
          summary: `View one of ${path}`,
          params: IdParams,
          data: spec.row,
        },
        async (ctx, { params, setHeader }) => {
          const row = await load(spec, ctx, params.id)
          setHeader('etag', versionOf(row))
          return presentOne(spec, ctx, row)
        },
      ),
    )
  if (has('store'))
    routes.push(
      route(
        {
          method: 'POST',
          path: `/${path}`,
          area,
          access: permission('create'),
          summary: `Create one of ${path}`,
          body: spec.create,
          data: Done,
          idempotent: true,
        },
        (ctx, { body }) => createRow(spec, ctx, body as Static<I>),
      ),
    )
  if (spec.importable === true) routes.push(importRoute(spec))
  if (has('update'))
    routes.push(
      route(
        {
          method: 'PUT',
          path: `/${path}/:id`,
          area,
          access: permission('update'),
          summary: `Update one of ${path}`,
          params: IdParams,
          body: spec.update,
          data: Done,
        },
        (ctx, { params, body, header }) =>
          updateRow(spec, ctx, { id: params.id, input: body as Static<U>, seen: header('if-match') }),
      ),
    )
  if (has('destroy'))
    routes.push(
      route(
        {
          method: 'DELETE',
          path: `/${path}/:ids`,
          area,
          access: permission('delete'),
          summary: `Delete ${path} by comma-separated ids`,
          params: IdsParams,
          data: Deleted,
        },
        (ctx, { params }) => deleteRows(spec, ctx, params.ids),
      ),
    )
  return routes
}

function importRoute<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: AnySpec<T, W, I, U>,
): Route {
  const importRows = rowsImporter(spec.create, (tx, input) => createRow(spec, tx, input as Static<I>))
  return route(
    {
      method: 'POST',
      path: `/${spec.path}/import`,
      area: spec.area,
      access: `${spec.noun}.create` as Permission,
      summary: `Create many of ${spec.path}, all or none`,
      body: RowsImport,
      data: ImportReport,
      idempotent: true,
      bodyBytes: LIMITS.request.bigBodyBytes,
    },
    (ctx, { body }) => importRows(ctx, body),
  )
}

type AnySpec<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema> = ResourceSpec<T, W, I, U>

function listData<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: AnySpec<T, W, I, U>,
) {
  return spec.parent === undefined
    ? Type.Unsafe<Page<Static<W>> | readonly Static<W>[]>(PageOf(spec.row))
    : TreePageOf(spec.row)
}

async function listRows<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: AnySpec<T, W, I, U>,
  ctx: Ctx,
  list: Parameters<typeof toPage>[0],
) {
  const scope = spec.scope?.(ctx)
  if (spec.parent !== undefined && list.childrenOf !== undefined) {
    const where = listCondition(list, scope, eq(spec.parent, list.childrenOf))
    const rows = await ctx.db
      .select()
      .from(spec.table as PgTable)
      .where(where)
      .orderBy(...listOrder(list, spec.table.id))
    return spec.present(ctx, rows)
  }
  const { ids, total } = await pageIds(ctx, spec.table, spec.table.id, list, listCondition(list, scope))
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(spec.table as PgTable)
          .where(inArray(spec.table.id, ids))
  return toPage(list, await spec.present(ctx, inOrder(ids, rows as { id: number }[])), total)
}

/** One row of the resource. Locked, nobody else can change it until the transaction ends: one of two editors then sees the other's version. */
async function load<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: AnySpec<T, W, I, U>,
  ctx: Ctx,
  id: number,
  lock: 'free' | 'locked' = 'free',
): Promise<T['$inferSelect']> {
  const found = ctx.db
    .select()
    .from(spec.table as PgTable)
    .where(and(eq(spec.table.id, id), spec.scope?.(ctx)))
  const [row] = await (lock === 'locked' ? found.for('update') : found)
  if (row === undefined) throw new AppError('record.missing')
  return row
}

async function presentOne<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: AnySpec<T, W, I, U>,
  ctx: Ctx,
  row: T['$inferSelect'],
): Promise<Static<W>> {
  const [wire] = await spec.present(ctx, [row])
  if (wire === undefined) throw new AppError('record.missing')
  return wire
}

function createRow<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: AnySpec<T, W, I, U>,
  ctx: Ctx,
  input: Static<I>,
) {
  return transact(ctx, async tx => {
    const id = spec.newId?.(input) ?? (await tx.ids.next())
    const values = { ...(await spec.toInsert(tx, input)), id }
    await tx.db
      .insert(spec.table as PgTable)
      .values(values as Record<string, unknown>)
      .catch(error => refuseDuplicate(spec, error))
    await audit(tx, { action: `${spec.noun}.create`, subjectType: spec.noun, subjectId: id, after: values })
    await spec.afterChange?.(tx, [id])
    return { id }
  })
}

function updateRow<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: AnySpec<T, W, I, U>,
  ctx: Ctx,
  { id, input, seen }: { readonly id: number; readonly input: Static<U>; readonly seen: string | undefined },
) {
  return transact(ctx, async tx => {
    const before = await load(spec, tx, id, 'locked')
    if (seen !== undefined && seen !== versionOf(before)) {
      const change = await lastChange(tx, spec.noun, id)
      throw new AppError('record.changed', {}, { current: await presentOne(spec, tx, before), ...change })
    }
    const change = await spec.toUpdate(tx, input, before)
    if (Object.keys(change).length > 0) {
      await tx.db
        .update(spec.table as PgTable)
        .set(change as Record<string, unknown>)
        .where(eq(spec.table.id, id))
        .catch(error => refuseDuplicate(spec, error))
    }
    await audit(tx, { action: `${spec.noun}.update`, subjectType: spec.noun, subjectId: id, before, after: change })
    await spec.afterChange?.(tx, [id])
    return { id }
  })
}

function deleteRows<T extends IdTable, W extends TSchema, I extends TSchema, U extends TSchema>(
  spec: AnySpec<T, W, I, U>,
  ctx: Ctx,
  text: string,
) {
  const ids = parseIds(text)
  if (ids === undefined) throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
  return transact(ctx, async tx => {
    const where = and(inArray(spec.table.id, ids), spec.scope?.(tx))
    const rows = (await tx.db
      .select()
      .from(spec.table as PgTable)
      .where(where)) as T['$inferSelect'][]
    if (rows.length !== ids.length) throw new AppError('record.missing')
    await spec.beforeDelete?.(tx, rows)
    await tx.db
      .delete(spec.table as PgTable)
      .where(where)
      .catch(error => {
        throw sqlState(error) === FOREIGN_KEY_VIOLATION ? new AppError('record.in_use') : error
      })
    for (const row of rows)
      await audit(tx, {
        action: `${spec.noun}.delete`,
        subjectType: spec.noun,
        subjectId: (row as { id: number }).id,
        before: row,
      })
    await spec.afterChange?.(tx, ids)
    return { deleted: rows.length }
  })
}

function refuseDuplicate(spec: { readonly unique?: Readonly<Record<string, string>> }, error: unknown): never {
  if (sqlState(error) !== UNIQUE_VIOLATION) throw error
  const field = spec.unique?.[violatedConstraint(error) ?? '']
  throw field === undefined ? new AppError('record.duplicate') : new InvalidInput([{ field, key: 'refusal.taken' }])
}
