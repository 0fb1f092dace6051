import type { SayText } from '@shiji/i18n/react.ts'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { type CellWords, cellContent } from '../cell/cell-content.tsx'
import { pinnedPlace } from '../head/pinned-place.ts'
import type { InlineEdit } from '../inline-edit/inline-edit.ts'
import type { Placed } from '../layout/table-layout.ts'
import type { TableRowModel } from '../model/use-table-model.ts'
import { shapeOf, type TableColumn } from '../table-column.ts'
import type { BranchState } from '../tree/tree-lines.ts'

const InlineCell = lazyPart(() => import('../inline-edit/inline-cell.tsx').then(module => module.InlineCell))

export interface TableRowProps<Row extends object> {
  readonly row: TableRowModel<Row>
  readonly selected: boolean
  /** Selected as part of all results, so that it cannot be unselected alone. */
  readonly whole: boolean
  /** Index on the page, from 1. */
  readonly place: number
  /** Columns that show; the same list as long as they do. */
  readonly placed: readonly Placed<TableColumn<Row>>[]
  readonly words: CellWords
  readonly actions: ((row: Row, place: number) => ReactNode) | undefined
  /** Has just been saved. */
  readonly flashing: boolean
  /** Place in a tree; undefined in a plain table. */
  readonly level: number | undefined
  readonly branch: BranchState | undefined
  readonly say: SayText
  readonly onSaved: (row: Row) => void
}

// The lazy part types rows as objects only; it returns the same row that it was given.
const asPlain = <Row extends object>(edit: InlineEdit<Row>, row: Row): InlineEdit<object> => ({
  kind: edit.kind,
  save: (_row, value) => edit.save(row, value),
  ...(edit.check ? { check: value => edit.check?.(value, row) } : {}),
})

/**
 * A row. It gets neither the table nor new functions, so that its memo re-renders it only when its own data change. It also avoids cell objects: for
 * 400 rows by 12 they would cost as much as rendering.
 */
export function TableRow<Row extends object>({
  row,
  selected,
  whole,
  place,
  placed,
  words,
  actions,
  flashing,
  level,
  branch,
  say,
  onSaved,
}: TableRowProps<Row>) {
  const cell = (column: TableColumn<Row>): ReactNode => {
    const content = cellContent(column, row.original, words)
    const { edit } = column
    if (!edit || !(edit.allowed?.(row.original) ?? true)) return content
    return (
      <Suspense fallback={content}>
        <InlineCell
          row={row.original}
          id={column.id}
          title={column.title}
          edit={asPlain(edit, row.original)}
          draw={value => cellContent(column, { ...row.original, [column.id]: value }, words)}
          onSaved={() => onSaved(row.original)}
        />
      </Suspense>
    )
  }
  return (
    <tr
      aria-selected={selected}
      aria-rowindex={place + 1}
      data-row={row.id}
      tabIndex={-1}
      {...(flashing ? { 'data-flash': true } : {})}
      {...(level === undefined ? {} : { 'aria-level': level })}
      {...(branch === undefined ? {} : { 'aria-expanded': branch === 'open' })}
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
      {placed.map((each, at) => {
        const { column } = each
        const shape = shapeOf(column.kind)
        const content = cell(column)
        const stem = level !== undefined && at === 0
        return (
          <td key={column.id} data-shape={shape} {...pinnedPlace(each)}>
            {stem ? (
              <div data-stem style={{ paddingInlineStart: (level - 1) * 20 }}>
                {branch ? (
                  <button
                    type="button"
                    data-branch={branch}
                    aria-label={say(branch === 'closed' ? 'table.branch_open' : 'table.branch_close')}
                    aria-busy={branch === 'loading'}
                    tabIndex={-1}
                  />
                ) : (
                  <span data-branch="none" />
                )}
                <span>{content}</span>
              </div>
            ) : shape === 'text' ? (
              <div>{content}</div>
            ) : (
              content
            )}
          </td>
        )
      })}
      {actions && (
        <td data-pin="end" data-nth={0}>
          {actions(row.original, place)}
        </td>
      )}
    </tr>
  )
}
