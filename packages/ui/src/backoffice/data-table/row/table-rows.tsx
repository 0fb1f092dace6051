import { memo, type ReactNode, useMemo } from 'react'
import { useTableContext } from '../context/table-context.ts'
import type { TableRowModel } from '../model/features.ts'
import { branchState } from '../tree/branches.ts'
import type { RowShare } from './drawn-cell.ts'
import { TableRow } from './table-row.tsx'

const MemoRow = memo(TableRow)

const empty = (span: number, height: number): ReactNode =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={span} data-spacer style={{ height }} />
    </tr>
  )

export interface TableRowsProps {
  /** Number of columns. */
  readonly span: number
}

/** The visible rows, with the height of the others above and below. */
export function TableRows({ span }: TableRowsProps) {
  const { page, rows, window, fit, words, say, rowButtons, selection, records, flashing, tree, unfolded } =
    useTableContext()
  const { whole } = selection
  const isTree = page.tree !== undefined
  const branchOf = (row: TableRowModel) => {
    if (isTree) return branchState(row, tree.loaded.get(row.id))
    return page.below && (unfolded.has(row.id) ? 'open' : 'closed')
  }
  const share = useMemo<RowShare>(
    () => ({
      placed: fit.placed,
      words,
      say,
      actions: rowButtons.draw,
      whole,
      isTree,
      onSaved: records.onRowSaved,
    }),
    [fit.placed, words, say, rowButtons.draw, whole, isTree, records.onRowSaved],
  )
  return (
    <tbody>
      {empty(span, window.before)}
      {rows.slice(window.first, window.end).map((row, index) => (
        <MemoRow
          key={row.id}
          row={row}
          selected={whole || row.getIsSelected()}
          place={window.first + index + 1}
          flashing={flashing.has(row.id)}
          branch={branchOf(row)}
          below={unfolded.has(row.id) ? page.below : undefined}
          share={share}
        />
      ))}
      {empty(span, window.after)}
    </tbody>
  )
}
