import { memo } from 'react'
import { Checkbox } from '../../../common/checkbox/checkbox.tsx'
import { useTableContext } from '../context/table-context.ts'
import { useStable } from '../context/use-stable.ts'
import { pageSelection } from '../selection/page-selection.ts'
import { HeadCell } from './head-cell.tsx'

const MemoCell = memo(HeadCell)

/** Headers of the columns: titles, sorting by click (Shift adds a column), selection of the page. */
export function TableHead() {
  const { table, rows, fit, layout, say, selection, rowButtons } = useTableContext()
  const { whole } = selection
  const selected = pageSelection(rows)
  const several = table.state.sorting.length > 1
  const onSort = useStable((id: string, additive: boolean) => table.getColumn(id)?.toggleSorting(undefined, additive))
  const onDrag = useStable(layout.drag)
  const onWidths = useStable((widths: Readonly<Record<string, number>>) => table.setColumnSizing({ ...widths }))
  return (
    <thead>
      <tr>
        <th scope="col" data-pin="start">
          <Checkbox
            aria-label={say('table.select_page')}
            checked={selected === 'all' || whole}
            disabled={whole}
            indeterminate={selected === 'some' && !whole}
            onChange={event => table.toggleAllPageRowsSelected(event.target.checked)}
          />
        </th>
        {fit.placed.map(each => {
          const column = table.getColumn(each.column.id)
          return (
            <MemoCell
              key={each.column.id}
              say={say}
              placed={each}
              sorted={column?.getIsSorted() || undefined}
              rank={several ? (column?.getSortIndex() ?? -1) + 1 : 0}
              width={table.state.columnSizing[each.column.id]}
              onSort={onSort}
              onDrag={onDrag}
              onWidths={onWidths}
            />
          )
        })}
        {rowButtons.draw && (
          <th scope="col" data-pin="end" data-nth={0} data-actions-head>
            {say('table.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}
