import { useShijiDispatch } from '@shiji/api/hooks.ts'
import {
  type ResourceRow,
  resourceApi,
  useListChildrenQuery,
  useListRowsQuery,
} from '@shiji/api/resource/resource.api.ts'
import type { TableQuery } from '@shiji/ui/backoffice/data-table/table-query.ts'
import { useMemo } from 'react'
import { isReported } from '../../core/action/refusal.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'
import { toListQuery } from '../table/table-address.ts'

/** Rows of one page of a table, and their loading state. */
export interface ResourceRows {
  /** Undefined until first loaded; earlier rows stay while new ones load. */
  readonly rows: readonly ResourceRow[] | undefined
  readonly total: number
  /** Numbers that the list call counts beside its rows. */
  readonly counts?: Readonly<Record<string, number>>
  /** Undefined while unknown. */
  readonly lastPage: number | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
  /** When they were loaded, in ms since 1970. */
  readonly loadedAt: number | undefined
  /** Present while the table is a tree: loads the rows below a row. */
  readonly tree?: { readonly load: (parent: ResourceRow) => Promise<readonly ResourceRow[] | undefined> }
}

/**
 * The rows of a table: one page of the list, or the roots of a lazy tree (spec §7), which load all at once and are
 * paged here. Search results of a tree are a plain list.
 */
export function useResourceRows(resource: ResourceDeclaration, query: TableQuery): ResourceRows {
  const asTree = resource.tree === true && Object.keys(query.search).length === 0
  const list = usePage(resource, query, asTree)
  const roots = useRoots(resource, query, !asTree)
  return asTree ? roots : list
}

function usePage({ path, fixed, firstSort }: ResourceDeclaration, query: TableQuery, skip: boolean): ResourceRows {
  const list = useListRowsQuery({ path, query: toListQuery(query, fixed, firstSort) }, { skip })
  const counts = list.data?.count
  return {
    rows: list.data?.data,
    total: list.data?.total ?? 0,
    ...(typeof counts === 'object' ? { counts } : {}),
    lastPage: list.currentData?.last_page,
    error: list.error,
    isFetching: list.isFetching,
    refetch: () => void list.refetch(),
    loadedAt: list.fulfilledTimeStamp,
  }
}

function useRoots({ path }: ResourceDeclaration, query: TableQuery, skip: boolean): ResourceRows {
  const dispatch = useShijiDispatch()
  const { sort } = toListQuery(query)
  const sorted = useMemo(() => (sort === undefined ? {} : { query: { sort } }), [sort])
  // A change in a search result reloaded only the list.
  const roots = useListChildrenQuery({ path, pid: 0, ...sorted }, { skip, refetchOnMountOrArgChange: true })
  const { page, perPage } = query
  const shown = useMemo(() => roots.data?.slice((page - 1) * perPage, page * perPage), [roots.data, page, perPage])
  const tree = useMemo(
    () => ({
      load: async (parent: ResourceRow) => {
        const { data, error } = await dispatch(
          resourceApi.endpoints.listChildren.initiate(
            { path, pid: parent.id, ...sorted },
            { subscribe: false, forceRefetch: true },
          ),
        )
        if (error === undefined || isReported(error)) return data
        throw error
      },
    }),
    [dispatch, path, sorted],
  )
  return {
    rows: shown,
    total: roots.data?.length ?? 0,
    lastPage: roots.currentData && Math.ceil(roots.currentData.length / perPage),
    error: roots.error,
    isFetching: roots.isFetching,
    refetch: () => void roots.refetch(),
    loadedAt: roots.fulfilledTimeStamp,
    tree,
  }
}
