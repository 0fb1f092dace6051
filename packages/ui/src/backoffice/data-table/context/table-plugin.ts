import type { ComponentType, ReactNode } from 'react'
import type { TableKeys } from '../keyboard/use-table-keys.ts'
import type { TableRowModel } from '../model/features.ts'
import type { DrawnCell } from '../row/drawn-cell.ts'
import type { TableState } from './use-table-state.ts'

/** A clicked small button in a cell: the value of its data attribute, and its row. */
export interface PressedInCell {
  readonly value: string
  readonly row: TableRowModel | undefined
}

/**
 * What a feature adds to the table. Its components take no props: they read the table by `useTableContext`. Features
 * follow the order of `tablePlugins` everywhere.
 */
export interface TablePlugin {
  /** Unique name. */
  readonly name: string
  /** Above the toolbar. */
  readonly above?: ComponentType
  /** Buttons of the toolbar. */
  readonly toolbar?: ComponentType
  /** At the end of the toolbar: settings and state of the table itself. */
  readonly toolbarEnd?: ComponentType
  /** Between the toolbar and the rows. */
  readonly notice?: ComponentType
  /** In the scrolling frame, beside the table. */
  readonly frame?: ComponentType
  /** Below the rows of the table itself. */
  readonly foot?: ComponentType
  /** Below everything: bars and dialogs. */
  readonly below?: ComponentType
  /** Renders around the content of a cell. No component and no hook: there are thousands of cells. */
  readonly cell?: (content: ReactNode, cell: DrawnCell) => ReactNode
  /** Single keys that work wherever the focus is. */
  readonly keys?: (table: TableState) => TableKeys
  /** A key on a focused row; returns true if handled. */
  readonly rowKey?: (table: TableState, row: TableRowModel | undefined, key: string) => boolean
  /** Handlers of the small buttons in cells, by data attribute. */
  readonly press?: Readonly<Record<string, (table: TableState, pressed: PressedInCell) => void>>
}
