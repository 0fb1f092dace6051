import { DataTableParts } from './frame/data-table-parts.tsx'
import { usePhone } from './frame/use-phone.ts'
import type { DataTableProps } from './table-props.ts'

export type { DataTableHandle, DataTableProps } from './table-props.ts'

/**
 * The reusable table of both back offices (§2): toolbar, search panel, saved views, configurable columns, row buttons,
 * selection over pages, pagination, dialogs. It does not know the server: it requests rows by `onQuery` and shows those
 * that it receives.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = usePhone()
  const cards = phone && props.card !== undefined
  return <DataTableParts key={String(cards)} {...props} asCards={cards} />
}
