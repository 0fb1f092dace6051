import type { SayText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import type { CellWords } from '../cell/cell-content.tsx'
import type { TableRowModel } from '../model/features.ts'
import type { Placed } from '../model/placed-columns.ts'
import type { TableColumn } from '../table-column.ts'
import type { BranchState } from '../tree/branches.ts'

/** Shared by all rows of a table: the same object until something in it changes, or every row would re-render. */
export interface RowShare {
  /** Visible columns; the same array as long as they do not change. */
  readonly placed: readonly Placed<TableColumn<object>>[]
  readonly words: CellWords
  readonly say: SayText
  readonly actions: ((row: object, place: number) => ReactNode) | undefined
  /** All results are selected, so that no row can be unselected alone. */
  readonly whole: boolean
  /** Rows can have children. */
  readonly isTree: boolean
  readonly onSaved: (row: object) => void
}

/** A rendered cell. */
export interface DrawnCell {
  readonly row: TableRowModel
  readonly column: TableColumn<object>
  readonly share: RowShare
  /** First cell of a row that opens: of a tree, where it shows the level, or with details below. */
  readonly isStem: boolean
  /** Whether the row has children, and shows them. */
  readonly branch: BranchState | undefined
}
