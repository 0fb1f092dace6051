import { useListSumsQuery } from '@shiji/api/resource/resource.api.ts'
import type { ListQuery } from '@shiji/contract/lists/list.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo, useState } from 'react'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'
import type { ResourceRows } from './use-resource-rows.ts'

/** The summary of a table, as `DataTable` takes it. */
export interface TableSums {
  readonly summary: Readonly<Record<string, number | null>> | undefined
  /** Why values are missing. */
  readonly summaryNote: string | undefined
  readonly refetch: () => void
}

/**
 * Sums of the page's `sums` columns, over all rows of the filter (reference ux 39). Requested after the rows of a
 * filter have loaded, and not again for another page or order.
 */
export function useListSums({ path, sums }: ResourceDeclaration, listQuery: ListQuery, list: ResourceRows): TableSums {
  const say = useText('table')
  const filters = useMemo(() => {
    const { page: _page, per_page: _perPage, sort: _sort, ...query } = listQuery
    return JSON.stringify(query)
  }, [listQuery])
  const [there, setThere] = useState<string>()
  const isThere = list.rows !== undefined && !list.isFetching && list.tree === undefined
  if (isThere && there !== filters) setThere(filters)
  const query = useMemo((): ListQuery => (there === undefined ? {} : JSON.parse(there)), [there])
  const skip = sums === undefined || there === undefined || list.tree !== undefined
  const found = useListSumsQuery({ path, query }, { skip })
  const refetch = () => {
    if (!skip) void found.refetch()
  }
  if (sums === undefined || skip) return { summary: undefined, summaryNote: undefined, refetch }
  const missing = Object.fromEntries(sums.map(id => [id, null]))
  if (found.isError) return { summary: missing, summaryNote: say('table.summary_failed'), refetch }
  if (found.data === null) return { summary: missing, summaryNote: say('table.summary_too_many'), refetch }
  return { summary: found.data, summaryNote: undefined, refetch }
}
