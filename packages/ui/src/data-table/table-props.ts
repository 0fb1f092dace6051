import type { ReactNode, Ref } from 'react'
import type { ServerExport } from './export/export-rows.ts'
import type { RowImporter } from './import/row-importer.ts'
import type { TableLayout } from './layout/table-layout.ts'
import type { RowMenuItem } from './row-menu-item.ts'
import type { SearchField } from './search-field.ts'
import type { ActionOutcome, BulkAction, TableSelection } from './selection/table-selection.ts'
import type { TableButtons } from './table-buttons.ts'
import type { TableColumn } from './table-column.ts'
import type { DialogSlots, TableChange } from './table-dialogs.tsx'
import type { TableQuery } from './table-query.ts'
import type { TableFailure } from './table-states.tsx'
import type { LazyTree } from './tree/tree-lines.ts'
import type { TableViews } from './views/saved-view.ts'

/** What a page can ask of its table. */
export interface DataTableHandle {
  /** Something was saved: its row flashes once, and of a lazy tree only the named parents ask for their children again. */
  readonly saved: (change: TableChange) => void
}

/** What a table shows, and how it asks for more. */
export interface TableRows<Row extends object> {
  /** Accessible name of the table and name of its files; usually the name of the menu. @default 'table' (§7) */
  readonly name: string
  /** Keep it outside the component: a new list builds the table anew. */
  readonly columns: readonly TableColumn<Row>[]
  /** Rows of the page; undefined until they are first there. Earlier rows may stay while new ones load. */
  readonly rows: readonly Row[] | undefined
  /** Rows of the filter over all pages. */
  readonly total: number
  /** There are more rows than `total` says. @default false */
  readonly totalCapped?: boolean
  /** What is shown: page, size, order, search. */
  readonly query: TableQuery
  /** Asks for other rows; the caller answers with another `query` and its `rows`. */
  readonly onQuery: (query: TableQuery) => void
  /** Rows are on their way. @default false */
  readonly loading?: boolean
  /** Why the rows did not come. */
  readonly failure?: TableFailure | undefined
  /** Asks for the same rows again; without it there is no such button. */
  readonly onRefresh?: () => void
  /** When the rows came, in ms since 1970. @default noted by the table itself */
  readonly loadedAt?: number | undefined
  /** Field that tells rows apart. @default 'id' (§3) */
  readonly rowId?: string
  /** What people know a row by. @default its name, title, nickname, number or id */
  readonly nameOf?: (row: Row) => string
  /** Rows have rows below them, which come when they are opened. */
  readonly tree?: LazyTree<Row>
  /** Values of the whole filter by column, in the units of the rows; stand in a last line (point 39). */
  readonly summary?: Readonly<Record<string, unknown>> | undefined
  /** Why values of the summary are missing; stands below it. */
  readonly summaryNote?: string | undefined
}

/** What can be done with the rows. */
export interface TableDeeds<Row extends object> {
  /** What the page switches on or off (§6). */
  readonly buttons?: Partial<TableButtons>
  /** Contents of the dialogs for adding, editing and viewing. */
  readonly dialogs?: DialogSlots<Row>
  /** Takes Add, Edit and View over from the dialogs, for pages that have pages of their own for them. */
  readonly onAdd?: () => void
  /** Takes Edit over from the dialog. */
  readonly onEdit?: (row: Row) => void
  /** Takes View over from the dialog. */
  readonly onView?: (row: Row) => void
  /** Deletes after the question was answered; false keeps the selection and the question. */
  readonly onDelete?: (ids: readonly string[]) => Promise<ActionOutcome>
  /** Which buttons a row allows beyond what the page switches. @default all */
  readonly allows?: (row: Row, action: 'show' | 'update' | 'deletes') => boolean
  /** More buttons of a row, as plain `button` elements. */
  readonly rowActions?: (row: Row) => ReactNode
  /** What stands behind the button "more" of a row; none, and the button is not there. */
  readonly rowMenu?: (row: Row) => readonly RowMenuItem[]
  /** More buttons in the toolbar. */
  readonly toolbar?: (selected: readonly string[]) => ReactNode
  /** Actions on the selected rows, in the bar that slides up. */
  readonly bulkActions?: readonly BulkAction<Row>[]
  /** Told of the selected ids, and of what they stand for. */
  readonly onSelection?: (selected: readonly string[], selection: TableSelection<Row>) => void
  /** Takes Import over from the dialog of `importer`. */
  readonly onImport?: () => void
  /** Reads a file of rows, shows what is wrong with it, and sends it. */
  readonly importer?: RowImporter
  /** Takes Export over. @default page, selection or all as a sheet named after the table (§7) */
  readonly onExport?: (selected: readonly string[]) => void
  /** All rows of the filter, page by page, for the export of everything; without it page and selection can be exported. */
  readonly allRows?: (signal: AbortSignal) => AsyncIterable<readonly Row[]>
  /** Takes the export of everything over where there are many rows. */
  readonly serverExport?: ServerExport<Row>
}

/** What a person keeps about a table, and how it stands on the page. */
export interface TableManners {
  /** Fields of the search panel; without them Search says that there is nothing to set. */
  readonly searchFields?: readonly SearchField[]
  /** What the search starts from, and Reset returns to. */
  readonly searchDefaults?: Readonly<Record<string, string>>
  /** Kept by the caller; read what was stored with `readLayout`. @default kept by the table while it is on the page */
  readonly layout?: TableLayout | undefined
  /** Told when columns, widths or density were changed. */
  readonly onLayout?: (layout: TableLayout) => void
  /** Saved views above the table. */
  readonly views?: TableViews
  /** Single keys work here: off for a second table on a page. @default true */
  readonly keys?: boolean
  /** Most height of the scrolling part. @default what is left of the window, at least 320px */
  readonly maxHeight?: string
}

export interface DataTableProps<Row extends object> extends TableRows<Row>, TableDeeds<Row>, TableManners {
  /** What the page can ask of the table. */
  readonly handle?: Ref<DataTableHandle>
}
