import type { ReactNode } from 'react'
import { type CellWords, cellContent } from './cell-content.tsx'
import { shapeOf, type TableColumn } from './table-column.ts'
import type { TableRowModel } from './use-table-model.ts'

export interface TableRowProps<Row extends object> {
  readonly row: TableRowModel<Row>
  readonly selected: boolean
  /** Place on the page, from 1. */
  readonly place: number
  readonly selectLabel: string
  /** Columns that show; the same list as long as they do. */
  readonly columns: readonly TableColumn<Row>[]
  readonly words: CellWords
  readonly actions: ((row: Row, place: number) => ReactNode) | undefined
}

/**
 * A row. It gets neither the table nor new functions, so that a memo draws it only when something of its own changed.
 * It asks for no cell objects either: of 400 rows by 12 they would cost as much as drawing them.
 */
export function TableRow<Row extends object>({
  row,
  selected,
  place,
  selectLabel,
  columns,
  words,
  actions,
}: TableRowProps<Row>) {
  return (
    <tr aria-selected={selected} data-row={row.id}>
      <td data-pin="start">
        <input type="checkbox" aria-label={selectLabel} checked={selected} onChange={row.getToggleSelectedHandler()} />
      </td>
      {columns.map(column => {
        const shape = shapeOf(column.kind)
        const content = cellContent(column, row.original, words)
        return (
          <td key={column.id} data-shape={shape}>
            {shape === 'text' ? <div>{content}</div> : content}
          </td>
        )
      })}
      {actions && <td data-pin="end">{actions(row.original, place)}</td>}
    </tr>
  )
}
