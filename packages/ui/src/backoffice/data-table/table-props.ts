import type { ReactNode, Ref } from 'react'
import type { ServerExport } from './export/export-rows.ts'
import type { RowImporter } from './import/row-importer.ts'
import type { TableLayout } from './layout/table-layout.ts'
import type { DialogSlots, TableChange } from './record/table-dialogs.tsx'
import type { TableFailure } from './refresh/table-failure.ts'
import type { RowMenuItem } from './row/row-menu-item.ts'
import type { SearchField } from './search/search-field.ts'
import type { ActionOutcome, BulkAction, TableSelection } from './selection/table-selection.ts'
import type { TableColumn } from './table-column.ts'
import type { TableQuery } from './table-query.ts'
import type { TableButtons } from './toolbar/table-buttons.ts'
import type { LazyTree } from './tree/branches.ts'
import type { TableViews } from './views/saved-view.ts'

/** Methods of a table for its page. */
export interface DataTableHandle {
  /** Reports a save: the row flashes once, and in a lazy tree only the named parents reload their children. */
  readonly saved: (change: TableChange) => void
}

/** The rows of a table, and how it requests others. */
export interface TableRows<Row extends object> {
  /** Accessible name of the table and name of its files; usually the name of the menu. @default 'table' (§7) */
  readonly name: string
  /** Define it outside the component: a new array rebuilds the table. */
  readonly columns: readonly TableColumn<Row>[]
  /** Rows of the page; undefined until first loaded. Earlier rows may stay while new ones load. */
  readonly rows: readonly Row[] | undefined
  /** Number of rows of the filter over all pages. */
  readonly total: number
  /** There are more rows than `total`. @default false */
  readonly totalCapped?: boolean
  /** Current query: page, size, order, search. */
  readonly query: TableQuery
  /** Requests other rows; the caller responds with another `query` and its `rows`. */
  readonly onQuery: (query: TableQuery) => void
  /** Rows are loading. @default false */
  readonly loading?: boolean
  /** Why the rows failed to load. */
  readonly failure?: TableFailure | undefined
  /** Reloads the same rows; without it there is no such button. */
  readonly onRefresh?: () => void
  /** When the rows were loaded, in ms since 1970. @default recorded by the table itself */
  readonly loadedAt?: number | undefined
  /** Key field of rows. @default 'id' (§3) */
  readonly rowId?: string
  /** Display name of a row. @default its name, title, nickname, number or id */
  readonly nameOf?: (row: Row) => string
  /** Rows have children, loaded when they are first opened. */
  readonly tree?: LazyTree<Row>
  /** Details below a row; a button in its first cell opens them. Not together with `tree`; define it outside the component. */
  readonly below?: (row: Row) => ReactNode
  /** A row as a card: on a phone a list of cards replaces the table. */
  readonly card?: (row: Row) => ReactNode
  /** Values of the whole filter by column, in the units of the rows; shown in a summary line (point 39). */
  readonly summary?: Readonly<Record<string, unknown>> | undefined
  /** Why values of the summary are missing; shown below it. */
  readonly summaryNote?: string | undefined
}

/** Actions on the rows. */
export interface TableActions<Row extends object> {
  /** Buttons that the page switches on or off (§6). */
  readonly buttons?: Partial<TableButtons>
  /** Contents of the dialogs for adding, editing and viewing. */
  readonly dialogs?: DialogSlots<Row>
  /** Replace the dialogs for Add, Edit and View, for pages with separate form pages. */
  readonly onAdd?: () => void
  /** Replaces the Edit dialog. */
  readonly onEdit?: (row: Row) => void
  /** Replaces the View dialog. */
  readonly onView?: (row: Row) => void
  /** Deletes after confirmation; false keeps the selection and the dialog. */
  readonly onDelete?: (ids: readonly string[]) => Promise<ActionOutcome>
  /** Which of the page's buttons a row allows. @default all */
  readonly allows?: (row: Row, action: 'show' | 'update' | 'deletes') => boolean
  /** More buttons of a row, as plain `button` elements. */
  readonly rowActions?: (row: Row) => ReactNode
  /** Items of the "more" menu of a row; without items there is no button. */
  readonly rowMenu?: (row: Row) => readonly RowMenuItem[]
  /** More buttons in the toolbar. */
  readonly toolbar?: (selected: readonly string[]) => ReactNode
  /** Actions on the selected rows, in the bar that slides up. */
  readonly bulkActions?: readonly BulkAction<Row>[]
  /** Called with the selected ids and the selection itself. */
  readonly onSelection?: (selected: readonly string[], selection: TableSelection<Row>) => void
  /** Replaces the import dialog of `importer`. */
  readonly onImport?: () => void
  /** Imports rows from a file, after showing its errors. */
  readonly importer?: RowImporter
  /** Replaces Export. @default page, selection or all as a sheet named after the table (§7) */
  readonly onExport?: (selected: readonly string[]) => void
  /**
   * All rows of the filter, page by page, for the export of everything; without it only page and selection can be
   * exported.
   */
  readonly allRows?: (signal: AbortSignal) => AsyncIterable<readonly Row[]>
  /** Replaces the export of all rows if there are many. */
  readonly serverExport?: ServerExport<Row>
}

/** A person's table settings, and the table's position on the page. */
export interface TablePreferences {
  /** Fields of the search panel; without them Search reports that there is nothing to set. */
  readonly searchFields?: readonly SearchField[]
  /** Initial search, also used by Reset. */
  readonly searchDefaults?: Readonly<Record<string, string>>
  /** Controlled by the caller; read a stored layout with `readLayout`. @default kept by the table while mounted */
  readonly layout?: TableLayout | undefined
  /** Called when columns, widths or density change. */
  readonly onLayout?: (layout: TableLayout) => void
  /** Saved views above the table. */
  readonly views?: TableViews
  /** Whether single keys work here: off for a second table on a page. @default true */
  readonly keys?: boolean
  /** Maximum height of the scrolling part. @default the rest of the window, at least 320px */
  readonly maxHeight?: string
}

export interface DataTableProps<Row extends object> extends TableRows<Row>, TableActions<Row>, TablePreferences {
  /** Methods for the page. */
  readonly handle?: Ref<DataTableHandle>
}
