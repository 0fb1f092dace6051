import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowDown, ArrowUp, GripVertical, PanelLeft, PanelRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../common/button/button.tsx'
import { Checkbox } from '../../../common/checkbox/checkbox.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { useTableContext } from '../context/table-context.ts'
import { moveColumn, type PinSide } from './table-layout.ts'

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'sm',
    '&[data-over=true]': { bg: 'accent.subtle' },
  },
})

/** Which columns show, in which order (by dragging or by buttons), and which are pinned. The last visible one stays. */
export function ColumnList() {
  const { table, say } = useTableContext()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const columns = table.getAllLeafColumns()
  const last = table.getVisibleLeafColumns().length === 1
  const move = (id: string, to: number): void => table.setColumnOrder(order => moveColumn(order, id, to))
  const drop = (target: number): void => {
    if (dragged && dragged !== columns[target]?.id) move(dragged, target)
    setDragged(undefined)
    setOver(undefined)
  }
  const pinButton = (column: (typeof columns)[number], title: string, side: PinSide) => {
    const pinned = column.getIsPinned() === side
    return (
      <IconButton
        size="xs"
        label={say(side === 'start' ? 'table.column_pin_start' : 'table.column_pin_end', { column: title })}
        aria-pressed={pinned}
        look={pinned ? 'subtle' : 'ghost'}
        tone={pinned ? 'accent' : 'neutral'}
        onClick={() => column.pin(pinned ? false : side)}
      >
        <Icon of={side === 'start' ? PanelLeft : PanelRight} size={16} />
      </IconButton>
    )
  }
  return (
    <chakra.ul display="grid" gap="0.5">
      {columns.map((column, at) => {
        const { id } = column
        const title = String(column.columnDef.header)
        const shown = column.getIsVisible()
        return (
          <Line
            key={id}
            draggable
            data-over={over === id && dragged !== id}
            onDragStart={() => setDragged(id)}
            onDragOver={event => {
              event.preventDefault()
              setOver(id)
            }}
            onDragEnd={() => setOver(undefined)}
            onDrop={event => {
              event.preventDefault()
              drop(at)
            }}
          >
            <chakra.span color="fg.muted" cursor="grab" display="grid">
              <Icon of={GripVertical} size={16} />
            </chakra.span>
            <chakra.div flex="1" minW="0">
              <Checkbox
                checked={shown}
                disabled={shown && last}
                onChange={event => column.toggleVisibility(event.target.checked)}
              >
                {title}
              </Checkbox>
            </chakra.div>
            <IconButton
              size="xs"
              label={say('table.column_up', { column: title })}
              disabled={at === 0}
              onClick={() => move(id, at - 1)}
            >
              <Icon of={ArrowUp} size={16} />
            </IconButton>
            <IconButton
              size="xs"
              label={say('table.column_down', { column: title })}
              disabled={at === columns.length - 1}
              onClick={() => move(id, at + 1)}
            >
              <Icon of={ArrowDown} size={16} />
            </IconButton>
            {pinButton(column, title, 'start')}
            {pinButton(column, title, 'end')}
          </Line>
        )
      })}
    </chakra.ul>
  )
}
