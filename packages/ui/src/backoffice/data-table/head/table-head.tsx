import { useText } from '@shiji/i18n/react.ts'
import { memo, useState } from 'react'
import { Checkbox } from '../../../common/checkbox/checkbox.tsx'
import { useStable } from '../context/use-stable.ts'
import type { Placed } from '../layout/table-layout.ts'
import type { TableColumn } from '../table-column.ts'
import { HeadCell, type HeadCellProps } from './head-cell.tsx'

export interface TableHeadProps<Row extends object> extends Omit<HeadCellProps<Row>, 'say' | 'placed' | 'width'> {
  /** Columns that show, in order. */
  readonly placed: readonly Placed<TableColumn<Row>>[]
  /** Widths in px as set by hand. */
  readonly widths: Readonly<Record<string, number>>
  readonly allSelected: boolean
  readonly someSelected: boolean
  /** Everything of the filter is selected. */
  readonly whole: boolean
  readonly onSelectAll: (selected: boolean) => void
  /** There is a column of row buttons. */
  readonly hasActions: boolean
}

/** Heads of the columns: titles, sorting by press (Shift adds a column), selection of the page. */
export function TableHead<Row extends object>({
  placed,
  widths,
  allSelected,
  someSelected,
  whole,
  onSelectAll,
  hasActions,
  sort,
  onSort,
  onDrag,
  onWidths,
}: TableHeadProps<Row>) {
  const say = useText('table')
  const [MemoCell] = useState(() => memo(HeadCell<Row>))
  const cell = { say, sort, onSort: useStable(onSort), onDrag: useStable(onDrag), onWidths: useStable(onWidths) }
  return (
    <thead>
      <tr>
        <th scope="col" data-pin="start">
          <Checkbox
            aria-label={say('table.select_page')}
            checked={allSelected || whole}
            disabled={whole}
            indeterminate={someSelected && !allSelected && !whole}
            onChange={event => onSelectAll(event.target.checked)}
          />
        </th>
        {placed.map(each => (
          <MemoCell key={each.column.id} placed={each} width={widths[each.column.id]} {...cell} />
        ))}
        {hasActions && (
          <th scope="col" data-pin="end" data-nth={0} data-actions-head>
            {say('table.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}
