import { useState } from 'react'
import { DataTable, type DataTableProps } from '../data-table.tsx'
import { firstQuery, type TableQuery } from '../table-query.ts'
import { type SampleOrder, sampleColumns, sampleName, sampleOrders, sampleSearch } from './sample-rows.ts'

export interface SampleTableProps extends Partial<DataTableProps<SampleOrder>> {
  /** Most rows of a page. @default 30 */
  readonly count?: number
  /** Initial query. */
  readonly from?: TableQuery
  /** Called with every query. */
  readonly onAsked?: (query: TableQuery) => void
}

/** A table of generated orders that pages, sorts and searches like a page, without a server; shows `rows` if given. */
export function SampleTable({ count = 30, from = firstQuery, onAsked, ...rest }: SampleTableProps) {
  const [query, setQuery] = useState(from)
  const [rows, setRows] = useState<{ readonly of: TableQuery; readonly rows: readonly SampleOrder[] }>()
  if (!('rows' in rest) && rows?.of !== query) {
    const offset = (query.page - 1) * query.perPage
    setRows({ of: query, rows: sampleOrders(Math.min(count, query.perPage), offset) })
  }
  return (
    <DataTable
      name={sampleName}
      columns={sampleColumns}
      rows={rows?.rows}
      total={1204}
      query={query}
      onQuery={next => {
        onAsked?.(next)
        setQuery(next)
      }}
      searchFields={sampleSearch}
      maxHeight="420px"
      {...rest}
    />
  )
}
