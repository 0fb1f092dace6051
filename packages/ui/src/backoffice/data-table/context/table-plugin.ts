import type { ComponentType, ReactNode } from 'react'
import type { TableKeys } from '../keyboard/use-table-keys.ts'
import type { TableRowModel } from '../model/features.ts'
import type { DrawnCell } from '../row/drawn-cell.ts'
import type { TableState } from './use-table-state.ts'

/** A small button in a cell that was pressed: the value of its data attribute, and its row. */
export interface PressedInCell {
  readonly value: string
  readonly row: TableRowModel | undefined
}

/**
 * A feature of the table, as what it adds. Its components take no props: they read the table by `useTableContext`. Everywhere features follow the
 * order of `tablePlugins`.
 */
export interface TablePlugin {
  /** Unique. */
  readonly name: string
  /** Above the toolbar. */
  readonly above?: ComponentType
  /** Buttons of the toolbar. */
  readonly toolbar?: ComponentType
  /** At the end of the toolbar: what is about the table itself. */
  readonly toolbarEnd?: ComponentType
  /** Between the toolbar and the rows. */
  readonly notice?: ComponentType
  /** In the scrolling frame, beside the table. */
  readonly frame?: ComponentType
  /** Below the rows of the table itself. */
  readonly foot?: ComponentType
  /** Below everything: bars and dialogs. */
  readonly below?: ComponentType
  /** Draws around the content of a cell. No component and no hook: there are thousands of cells. */
  readonly cell?: (content: ReactNode, cell: DrawnCell) => ReactNode
  /** Single keys that work wherever the focus is. */
  readonly keys?: (table: TableState) => TableKeys
  /** A key on a row that holds the focus; true when it was handled. */
  readonly rowKey?: (table: TableState, row: TableRowModel | undefined, key: string) => boolean
  /** What the small buttons in cells do, by their data attribute. */
  readonly press?: Readonly<Record<string, (table: TableState, pressed: PressedInCell) => void>>
}
