import type { ColumnLayout, TableLayout } from '../layout/table-layout.ts'
import type { TableQuery } from '../table-query.ts'

/** Content of a view: search, sort and page size, columns and density. */
export interface ViewState {
  readonly query: Pick<TableQuery, 'search' | 'sort' | 'perPage'>
  readonly columns: ColumnLayout
  readonly density: TableLayout['density']
}

/** A saved view, as a tab above the table (point 17). */
export interface SavedView extends ViewState {
  readonly id: string
  readonly name: string
  /** Shared with others. */
  readonly shared: boolean
  /** Roles that it is shared with; none means everyone of the area. */
  readonly roles?: readonly (string | number)[]
  /** Opens with the page by default. */
  readonly isDefault: boolean
  /** Owned by another person: it can be opened and copied, not changed. @default false */
  readonly foreign?: boolean
}

/** Name of a view and who sees it. */
export interface ViewName {
  readonly name: string
  readonly shared: boolean
  readonly roles: readonly (string | number)[]
}

/**
 * Saved views and the actions on them. The caller stores them. `false`: refused, nothing changed, and the caller has
 * shown the error; a rejection shows as failed.
 */
export interface TableViews {
  /** In the order of the tabs. */
  readonly list: readonly SavedView[]
  /** Id of the open view; undefined for the default table. */
  readonly current: string | undefined
  /** Opens a view, whose query and layout the caller applies; undefined for the default table. */
  readonly onOpen: (view: SavedView | undefined) => void
  readonly onSave: (id: string, state: ViewState) => Promise<boolean>
  readonly onSaveAs: (name: ViewName, state: ViewState) => Promise<boolean>
  readonly onRename: (id: string, name: ViewName) => Promise<boolean>
  readonly onDelete: (id: string) => Promise<boolean>
  /** Undefined: no view opens with the page. */
  readonly onDefault: (id: string | undefined) => Promise<boolean>
  /** All ids in their new order. */
  readonly onReorder: (ids: readonly string[]) => Promise<boolean>
  /** Roles that a view can be shared with. @default sharing is with everyone */
  readonly roles?: readonly { readonly value: string | number; readonly label: string }[]
}

const sorted = (record: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const shapeOf = ({ query, columns, density }: ViewState): string =>
  JSON.stringify([
    sorted(query.search),
    query.sort.map(({ column, direction }) => [column, direction]),
    query.perPage,
    columns.order,
    [...columns.hidden].toSorted(),
    sorted(columns.pinned),
    sorted(columns.widths),
    density,
  ])

/** The state that would be saved in a view now. */
export const stateOf = (query: TableQuery, layout: TableLayout): ViewState => ({
  query: { search: query.search, sort: query.sort, perPage: query.perPage },
  columns: { order: layout.order, hidden: layout.hidden, pinned: layout.pinned, widths: layout.widths },
  density: layout.density,
})

/** Whether the table differs from the open view. */
export const isDirty = (view: ViewState, now: ViewState): boolean => shapeOf(view) !== shapeOf(now)
