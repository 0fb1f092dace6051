import type { SayText } from '@shiji/i18n/react.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../../../common/icon/icon.tsx'
import { ColumnResizer, type WidthReceiver } from '../layout/column-resizer.tsx'
import type { Placed } from '../layout/table-layout.ts'
import { shapeOf, type TableColumn, widthOf } from '../table-column.ts'
import type { TableSort } from '../table-query.ts'
import { pinnedPlace } from './pinned-place.ts'

export interface HeadCellProps<Row extends object> extends WidthReceiver {
  readonly say: SayText
  readonly placed: Placed<TableColumn<Row>>
  readonly sort: readonly TableSort[]
  readonly onSort: (column: string, additive: boolean) => void
  /** Width in px as set by hand. */
  readonly width: number | undefined
}

/** Head of a column: title, sort direction and rank, and the handle that sets its width. */
export function HeadCell<Row extends object>({
  say,
  placed,
  sort,
  onSort,
  width,
  onDrag,
  onWidths,
}: HeadCellProps<Row>) {
  const { column } = placed
  const direction = sort.find(each => each.column === column.id)?.direction
  const rank = sort.length > 1 ? sort.findIndex(each => each.column === column.id) + 1 : 0
  const place = pinnedPlace(placed)
  return (
    <th
      scope="col"
      // The resize handle is not part of the name.
      aria-label={column.title}
      data-column={column.id}
      data-shape={shapeOf(column.kind)}
      {...(direction ? { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' } : {})}
      {...place}
      // Never narrower than its declared width, even if the browser would shrink it.
      style={{ minWidth: widthOf(column), ...place.style }}
    >
      {column.sortable ? (
        <button
          type="button"
          data-sort
          title={say('table.sort_hint')}
          onClick={event => onSort(column.id, event.shiftKey)}
        >
          {column.title}
          <Icon of={direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown} size={16} />
          {rank > 0 && <sup>{rank}</sup>}
        </button>
      ) : (
        column.title
      )}
      <ColumnResizer
        id={column.id}
        label={say('table.column_width', { column: column.title })}
        width={width}
        onDrag={onDrag}
        onWidths={onWidths}
      />
    </th>
  )
}
