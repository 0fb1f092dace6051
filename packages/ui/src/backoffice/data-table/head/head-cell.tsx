import type { SayText } from '@shiji/i18n/react.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../../../common/icon/icon.tsx'
import { ColumnResizer, type WidthReceiver } from '../layout/column-resizer.tsx'
import type { Placed } from '../model/placed-columns.ts'
import { shapeOf, type TableColumn, widthOf } from '../table-column.ts'
import { pinnedPlace } from './pinned-place.ts'

export interface HeadCellProps extends WidthReceiver {
  readonly say: SayText
  readonly placed: Placed<TableColumn<object>>
  /** Sort direction of the column. */
  readonly sorted: 'asc' | 'desc' | undefined
  /** Priority among several sorted columns, from 1; 0 for none. */
  readonly rank: number
  readonly onSort: (column: string, additive: boolean) => void
  /** Manually set width in px. */
  readonly width: number | undefined
}

/**
 * Header of a column: title, sort direction and rank, and the resize handle. Memoised: re-renders only when these
 * change.
 */
export function HeadCell({ say, placed, sorted, rank, onSort, width, onDrag, onWidths }: HeadCellProps) {
  const { column } = placed
  const place = pinnedPlace(placed)
  return (
    <th
      scope="col"
      // The resize handle is not part of the name.
      aria-label={column.title}
      data-column={column.id}
      data-shape={shapeOf(column.kind)}
      {...(sorted ? { 'aria-sort': sorted === 'asc' ? 'ascending' : 'descending' } : {})}
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
          <Icon of={sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown} size={16} />
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
