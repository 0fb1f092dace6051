import type { TableQuery } from '@shiji/ui/backoffice/data-table/table-query.ts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'
import { namesOf, readAddress, writeAddress } from './table-address.ts'

/** The state of a table in its address. */
export interface TableAddress {
  readonly query: TableQuery
  /** The saved view named in the address. */
  readonly view: string | undefined
  /** The address has at most a view, which then decides the query. */
  readonly bare: boolean
  /** Goes to another address; without a query the view decides. */
  readonly go: (view: string | undefined, query: TableQuery | undefined, how?: { readonly replace: boolean }) => void
}

/** The state of a table, kept in the page's address. */
export function useTableQuery({
  columns,
  search,
  searchDefaults,
  queues,
  finds,
}: Pick<ResourceDeclaration, 'columns' | 'search' | 'searchDefaults' | 'queues' | 'finds'>): TableAddress {
  const [params, setParams] = useSearchParams()
  const view = params.get('view') ?? undefined
  const bare = params.size === (view === undefined ? 0 : 1)
  const query = useMemo(() => {
    const address = readAddress(params, namesOf({ columns, search, queues, finds }))
    // An address without parameters shows the page's own search; with any, only they count.
    return bare && searchDefaults !== undefined ? { ...address, search: searchDefaults } : address
  }, [params, bare, columns, search, queues, finds, searchDefaults])
  const go = useCallback<TableAddress['go']>(
    (nextView, next, how) => {
      if (next !== undefined) setParams(writeAddress(next, nextView), how)
      else setParams(nextView === undefined ? {} : { view: nextView }, how)
    },
    [setParams],
  )
  return { query, view, bare, go }
}
