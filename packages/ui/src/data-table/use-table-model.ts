import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { fieldValue, type TableColumn } from './table-column.ts'

/** The parts of the table machine that are used; they stand here so that they are made once. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

/** Key of a row, the same over all pages. */
export const keyOf = (row: object, rowId: string): string => String(fieldValue(row, rowId))

const hiddenAtFirst = <Row extends object>(columns: readonly TableColumn<Row>[]): Record<string, boolean> =>
  Object.fromEntries(columns.filter(column => column.hidden).map(column => [column.id, false]))

const noRows: never[] = []

/** State of a table beside what it asks the server for: visible columns, and a selection that lives over pages. */
export function useTableModel<Row extends object>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[] | undefined,
  rowId: string,
) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(columns.map(column => helper.display({ id: column.id, header: column.title })))
  }, [columns])
  const data = useMemo(() => (rows ? [...rows] : noRows), [rows])
  const first = useMemo(() => hiddenAtFirst(columns), [columns])
  const [columnVisibility, setVisibility] = useState(first)
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: row => keyOf(row, rowId),
    state: { columnVisibility },
    onColumnVisibilityChange: setVisibility,
  })
  const visible = useMemo(
    () => columns.filter(column => columnVisibility[column.id] !== false),
    [columns, columnVisibility],
  )
  return { table, visible, resetColumns: () => setVisibility(first) }
}

/** A row of the table machine. */
export type TableRowModel<Row extends object> = ReturnType<
  ReturnType<typeof useTableModel<Row>>['table']['getRowModel']
>['rows'][number]
