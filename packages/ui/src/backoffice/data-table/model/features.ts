import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  type ReactTable,
  type Row,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/** What @tanstack/react-table does for a table. Sorting and pages are the server's; their state is here all the same. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  expandedRowModel: createExpandedRowModel(),
})

/** The table of @tanstack/react-table. */
export type TableModel = ReactTable<typeof features, object>

/** A row of it. */
export type TableRowModel = Row<typeof features, object>
