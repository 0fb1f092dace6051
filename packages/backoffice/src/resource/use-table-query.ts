import type { TableQuery } from '@shiji/ui/data-table/table-query.ts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ResourceDeclaration } from './resource-declaration.ts'
import { readAddress, writeAddress } from './table-address.ts'

/** What the table shows, kept in the page's address. */
export function useTableQuery({
  columns,
  search,
  searchDefaults,
}: Pick<ResourceDeclaration, 'columns' | 'search' | 'searchDefaults'>): readonly [
  TableQuery,
  (query: TableQuery) => void,
] {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => {
    const address = readAddress(params, {
      sortable: columns.filter(column => column.sortable).map(column => column.id),
      searchable: (search ?? []).map(field => field.name),
    })
    // A bare address shows the page's own search; once anything was asked for, only that counts.
    return params.size === 0 && searchDefaults !== undefined ? { ...address, search: searchDefaults } : address
  }, [params, columns, search, searchDefaults])
  const ask = useCallback((next: TableQuery) => setParams(writeAddress(next)), [setParams])
  return [query, ask]
}
