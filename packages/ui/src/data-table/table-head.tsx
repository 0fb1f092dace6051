import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Icon } from '../icon/icon.tsx'
import { shapeOf, type TableColumn } from './table-column.ts'
import type { TableSort } from './table-query.ts'

export interface TableHeadProps<Row extends object> {
  /** Columns that show, in order. */
  readonly columns: readonly TableColumn<Row>[]
  readonly sort: readonly TableSort[]
  readonly onSort: (column: string, additive: boolean) => void
  readonly allSelected: boolean
  readonly someSelected: boolean
  readonly onSelectAll: (selected: boolean) => void
  /** There is a column of row buttons. */
  readonly hasActions: boolean
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'inherit',
    cursor: 'pointer',
    borderRadius: 'xs',
    _hover: { color: 'fg' },
  },
})

/** Heads of the columns: titles, sorting by press (Shift adds a column), selection of the page. */
export function TableHead<Row extends object>({
  columns,
  sort,
  onSort,
  allSelected,
  someSelected,
  onSelectAll,
  hasActions,
}: TableHeadProps<Row>) {
  const say = useText('table')
  return (
    <thead>
      <tr>
        <th scope="col" data-pin="start">
          <Checkbox
            aria-label={say('table.select_page')}
            checked={allSelected}
            indeterminate={someSelected && !allSelected}
            onChange={event => onSelectAll(event.target.checked)}
          />
        </th>
        {columns.map(column => {
          const direction = sort.find(each => each.column === column.id)?.direction
          const rank = sort.length > 1 ? sort.findIndex(each => each.column === column.id) + 1 : 0
          const press = (event: MouseEvent): void => onSort(column.id, event.shiftKey)
          return (
            <th
              key={column.id}
              scope="col"
              data-shape={shapeOf(column.kind)}
              {...(direction ? { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' } : {})}
            >
              {column.sortable ? (
                <SortButton type="button" title={say('table.sort_hint')} onClick={press}>
                  {column.title}
                  <Icon
                    of={direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown}
                    size={16}
                  />
                  {rank > 0 && <chakra.sup fontSize="0.7em">{rank}</chakra.sup>}
                </SortButton>
              ) : (
                column.title
              )}
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" data-pin="end">
            {say('table.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}
