import { DataTableParts } from './frame/data-table-parts.tsx'
import type { DataTableProps } from './table-props.ts'

export type { DataTableHandle, DataTableProps } from './table-props.ts'

/**
 * The reusable table of both back offices (§2): toolbar, search panel, saved views, columns to set up, row buttons, selection
 * over pages, pagination, dialogs. It does not know the server: it asks through `onQuery` and shows the rows it is given.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return <DataTableParts {...props} />
}
