import type { ReactNode } from 'react'
import { cellContent } from '../cell/cell-content.tsx'
import { pinnedPlace } from '../head/pinned-place.ts'
import type { TableRowModel } from '../model/features.ts'
import { shapeOf, type TableColumn } from '../table-column.ts'
import { tablePlugins } from '../table-plugins.ts'
import type { BranchState } from '../tree/branches.ts'
import type { DrawnCell, RowShare } from './drawn-cell.ts'

export interface TableRowProps {
  readonly row: TableRowModel
  readonly selected: boolean
  /** Index on the page, from 1. */
  readonly place: number
  /** Has just been saved. */
  readonly flashing: boolean
  /** Whether it has children, and shows them. */
  readonly branch: BranchState | undefined
  /** Its open details. */
  readonly below: ((row: object) => ReactNode) | undefined
  readonly share: RowShare
}

const wrappers = tablePlugins.flatMap(plugin => plugin.cell ?? [])

const contentOf = (cell: DrawnCell): ReactNode =>
  wrappers.reduce<ReactNode>(
    (content, wrap) => wrap(content, cell),
    cellContent(cell.column, cell.row.original, cell.share.words),
  )

/**
 * A row. It gets neither the table nor new functions, so that its memo re-renders it only when its own data change. It also avoids cell objects: for
 * 400 rows by 12 they would cost as much as rendering.
 */
export function TableRow({ row, selected, place, flashing, branch, below, share }: TableRowProps) {
  const { placed, say, actions, whole, isTree } = share
  const draw = (column: TableColumn<object>, isStem: boolean): ReactNode => {
    const content = contentOf({ row, column, share, isStem, branch })
    return !isStem && shapeOf(column.kind) === 'text' ? <div>{content}</div> : content
  }
  const opens = isTree || branch !== undefined
  const line = (
    <tr
      aria-selected={selected}
      aria-rowindex={place + 1}
      data-row={row.id}
      tabIndex={-1}
      {...(flashing ? { 'data-flash': true } : {})}
      {...(isTree ? { 'aria-level': row.depth + 1 } : {})}
      {...(branch === undefined || !isTree ? {} : { 'aria-expanded': branch === 'open' })}
    >
      <td data-pin="start">
        <input
          type="checkbox"
          aria-label={say('table.row_select', { row: place })}
          checked={selected}
          disabled={whole}
          onChange={row.getToggleSelectedHandler()}
        />
      </td>
      {placed.map((each, at) => (
        <td key={each.column.id} data-shape={shapeOf(each.column.kind)} {...pinnedPlace(each)}>
          {draw(each.column, opens && at === 0)}
        </td>
      ))}
      {actions && (
        <td data-pin="end" data-nth={0}>
          {actions(row.original, place)}
        </td>
      )}
    </tr>
  )
  if (!below) return line
  return (
    <>
      {line}
      <tr data-below>
        <td colSpan={placed.length + 1 + (actions ? 1 : 0)}>
          <div data-below-content>{below(row.original)}</div>
        </td>
      </tr>
    </>
  )
}
