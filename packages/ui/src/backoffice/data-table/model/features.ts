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

/** The features of @tanstack/react-table in use. The server sorts and pages, but their state is kept here too. */
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
