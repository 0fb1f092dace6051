import { createColumnHelper, functionalUpdate, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { TableLayoutState } from '../layout/use-table-layout.ts'
import { chosenAfter, marksOf } from '../selection/chosen-rows.ts'
import { fieldValue } from '../table-column.ts'
import type { DataTableProps } from '../table-props.ts'
import type { Branches } from '../tree/use-branches.ts'
import { columnStateOf, hiddenIn, pinnedIn } from './column-state.ts'
import { features } from './features.ts'
import { placedColumns } from './placed-columns.ts'
import { pageOf, paginationOf, sortingOf, sortOf } from './query-state.ts'

/** Key of a row, the same over all pages. */
export const keyOf = (row: object, rowId: string): string => String(fieldValue(row, rowId))

const noRows: object[] = []
const none: ReadonlyMap<string, object> = new Map()
const helper = createColumnHelper<typeof features, object>()

/** What the model of a table is created from. */
export interface TableModelInput {
  readonly page: Pick<DataTableProps<object>, 'columns' | 'rows' | 'rowId' | 'total' | 'query' | 'onQuery'>
  readonly layout: TableLayoutState
  readonly branches: Branches
}

/**
 * The only state of a table: columns (order, visibility, pinning, sizes), order and page of the rows, selection and
 * open rows. Columns come from the person's layout and are saved to it; order and page come from the query and go into
 * the next one; selection and open rows are kept here.
 */
export function useTableModel({ page, layout, branches }: TableModelInput) {
  const { columns, rows, rowId = 'id', total, query, onQuery } = page
  const { order, hidden, pinned } = layout.layout
  const definitions = useMemo(
    () =>
      helper.columns(
        columns.map(column =>
          helper.accessor(row => fieldValue(row, column.id), {
            id: column.id,
            header: column.title,
            enableSorting: column.sortable ?? false,
          }),
        ),
      ),
    [columns],
  )
  // Rows below rows are read again only for another list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other children are another list
  const data = useMemo(() => (rows ? [...rows] : noRows), [rows, branches.loaded])
  const [chosen, setChosen] = useState(none)
  const rowSelection = useMemo(() => marksOf(chosen), [chosen])
  const columnState = useMemo(
    () => columnStateOf({ order, hidden, pinned, widths: layout.widths }),
    [order, hidden, pinned, layout.widths],
  )
  const { columnOrder, columnVisibility, columnPinning, columnSizing } = columnState
  const sorting = useMemo(() => sortingOf(query.sort), [query.sort])
  const { page: at, perPage } = query
  const pagination = useMemo(() => paginationOf({ page: at, perPage }), [at, perPage])
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: row => keyOf(row, rowId),
    getSubRows: row => branches.childrenOf(row),
    getRowCanExpand: row => branches.isParent(row.original),
    enableSubRowSelection: false,
    autoResetExpanded: false,
    manualSorting: true,
    sortDescFirst: false,
    manualPagination: true,
    rowCount: total,
    state: { ...columnState, sorting, pagination, rowSelection, expanded: branches.expanded },
    onColumnOrderChange: update => layout.change({ order: functionalUpdate(update, columnOrder) }),
    onColumnVisibilityChange: update => layout.change({ hidden: hiddenIn(functionalUpdate(update, columnVisibility)) }),
    onColumnPinningChange: update => layout.change({ pinned: pinnedIn(functionalUpdate(update, columnPinning)) }),
    onColumnSizingChange: update => layout.resize(functionalUpdate(update, columnSizing)),
    onSortingChange: update => onQuery({ ...query, page: 1, sort: sortOf(functionalUpdate(update, sorting)) }),
    onPaginationChange: update => onQuery({ ...query, ...pageOf(functionalUpdate(update, pagination)) }),
    onExpandedChange: branches.setExpanded,
    onRowSelectionChange: update =>
      setChosen(old =>
        chosenAfter(old, functionalUpdate(update, marksOf(old)), id => table.getCoreRowModel().rowsById[id]?.original),
      ),
  })
  const start = table.getStartVisibleLeafColumns()
  const center = table.getCenterVisibleLeafColumns()
  const end = table.getEndVisibleLeafColumns()
  const placed = useMemo(() => placedColumns(columns, start, center, end), [columns, start, center, end])
  return { table, rows: table.getRowModel().rows, placed, chosen }
}
