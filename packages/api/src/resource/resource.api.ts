import { CODE, type Page } from '@shiji/contract/envelope.ts'
import type { ListQuery } from '@shiji/contract/lists/list.ts'
import type { ListSums } from '@shiji/contract/lists/list-sums.ts'
import { api } from '../base/api.ts'
import { isFailure } from '../base/transport/failure.ts'
import type { FormBody } from '../base/transport/form.ts'
import { type DictionaryOption, toOptions } from './dictionary.ts'

/** A record of any resource; columns and fields name what they read. */
export interface ResourceRow {
  readonly id: number
  readonly [field: string]: unknown
}

/** Key under which `viewRow` stores the version of a record; no record has a field of this name. */
const VERSION = '@version'

/** The version of a viewed record, for `updateRow`. */
export const versionOf = (row: ResourceRow): string | undefined =>
  typeof row[VERSION] === 'string' ? row[VERSION] : undefined

/** Another person changed the record after it was opened and before it was saved. */
export interface Conflict {
  /** The current record. */
  readonly current: ResourceRow
  readonly changedBy: string | null
  /** ISO 8601. */
  readonly changedAt: string | null
}

/** Reads a conflict from a refused update; undefined for every other failure. */
export function conflictOf(failure: unknown): Conflict | undefined {
  if (!isFailure(failure) || failure.code !== CODE.conflict || !isRecord(failure.data)) return undefined
  const { current, changed_by, changed_at } = failure.data
  if (!isRecord(current) || typeof current.id !== 'number') return undefined
  return {
    current: { ...current, id: current.id },
    changedBy: typeof changed_by === 'string' ? changed_by : null,
    changedAt: typeof changed_at === 'string' ? changed_at : null,
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

interface OfResource {
  /** Page path with its area prefix, e.g. `/Admin/expresses`. */
  readonly path: string
}

interface Change extends OfResource {
  /** Parents whose children change, for lazy trees: only they reload, beside lists of the same resource (spec §4). */
  readonly parents?: readonly number[]
}

const listTag = (path: string) => ({ type: 'Resource' as const, id: path })
const rowTag = (path: string, id: number) => ({ type: 'Resource' as const, id: `${path}/${id}` })
const childrenTag = (path: string, pid: number) => ({ type: 'Children' as const, id: `${path}#${pid}` })
const changed = ({ path, parents = [] }: Change) => [listTag(path), ...parents.map(pid => childrenTag(path, pid))]

/** The calls that every resource has (spec §7): list, view, create, update, delete, children of lazy trees, dictionaries. */
export const resourceApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET {page path} with per_page, page, sort `prop|order` and filters `value|operator`. */
    listRows: build.query<Page<ResourceRow>, OfResource & { readonly query: ListQuery }>({
      query: ({ path, query }) => ({ url: path, params: query }),
      providesTags: (_page, _error, { path }) => [listTag(path)],
    }),
    /** GET {page path}/summary with the filters of the list: sums over all matching rows, null when there are too many; a failure is not shown. */
    listSums: build.query<ListSums['sums'], OfResource & { readonly query: ListQuery }>({
      query: ({ path, query }) => ({
        url: `${path}/summary`,
        params: query,
        expects: failure => failure.code !== CODE.unauthenticated,
      }),
      transformResponse: (answer: ListSums) => answer.sums,
      providesTags: (_sums, _error, { path }) => [listTag(path)],
    }),
    /** GET {page path} with isChildren=true and pid: the children of one node, 0 for the root; an array. */
    listChildren: build.query<
      readonly ResourceRow[],
      OfResource & { readonly pid: number; readonly query?: ListQuery }
    >({
      query: ({ path, pid, query }) => ({ url: path, params: { ...query, isChildren: 'true', pid } }),
      providesTags: (_rows, _error, { path, pid }) => [childrenTag(path, pid)],
    }),
    /** GET {page path}/{id}, with the version of the record for the update. */
    viewRow: build.query<ResourceRow, OfResource & { readonly id: number }>({
      query: ({ path, id }) => ({ url: path, id }),
      transformResponse: (row: ResourceRow, meta) =>
        meta?.version === undefined ? row : { ...row, [VERSION]: meta.version },
      providesTags: (_row, _error, { path, id }) => [rowTag(path, id)],
    }),
    /** The same record on a page of its own: read again after every change of its list, by whatever button. */
    openRow: build.query<ResourceRow, OfResource & { readonly id: number }>({
      query: ({ path, id }) => ({ url: path, id }),
      providesTags: (_row, _error, { path, id }) => [listTag(path), rowTag(path, id)],
    }),
    createRow: build.mutation<unknown, Change & { readonly form: FormBody; readonly idempotencyKey?: string }>({
      query: ({ path, form, idempotencyKey }) => ({
        url: path,
        method: 'POST',
        body: form,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      }),
      invalidatesTags: (_done, failure, change) => (failure ? [] : changed(change)),
    }),
    /** PUT {page path}/{id}. If the version is sent and another person has changed the record since, the error is a `Conflict`. */
    updateRow: build.mutation<
      unknown,
      Change & { readonly id: number; readonly form: FormBody; readonly version?: string | undefined }
    >({
      query: ({ path, id, form, version }) => ({
        url: path,
        id,
        method: 'PUT',
        body: form,
        ...(version === undefined ? {} : { version, expects: failure => conflictOf(failure) !== undefined }),
      }),
      invalidatesTags: (_done, failure, change) =>
        failure ? [] : [...changed(change), rowTag(change.path, change.id)],
    }),
    /** DELETE {page path}/{ids}; throws on an empty list, which would address the resource itself. */
    destroyRows: build.mutation<unknown, Change & { readonly ids: readonly number[] }>({
      query: ({ path, ids }) => {
        if (ids.length === 0) throw new RangeError('nothing to delete')
        return { url: path, id: ids, method: 'DELETE' }
      },
      invalidatesTags: (_done, failure, change) =>
        failure ? [] : [...changed(change), ...change.ids.map(id => rowTag(change.path, id))],
    }),
    /**
     * GET {dict url}, or one level of a lazy cascader with `pid={code or id}`, 0 for the root. With
     * selectDictByColumId the query is `id='ids|in'`.
     */
    dictionary: build.query<
      readonly DictionaryOption[],
      { readonly url: string; readonly params?: Readonly<Record<string, string>> }
    >({
      query: call => call,
      transformResponse: toOptions,
      providesTags: (_options, _error, { url }) => [{ type: 'Dictionary', id: url }],
    }),
  }),
})

/** Invalidates the lists of a resource and the children of the given parent. */
export const reloadRows = (path: string, pid?: unknown) =>
  resourceApi.util.invalidateTags(changed({ path, parents: typeof pid === 'number' ? [pid] : [] }))

export const {
  useListRowsQuery,
  useLazyListRowsQuery,
  useListSumsQuery,
  useListChildrenQuery,
  useLazyListChildrenQuery,
  useViewRowQuery,
  useOpenRowQuery,
  useCreateRowMutation,
  useUpdateRowMutation,
  useDestroyRowsMutation,
} = resourceApi
