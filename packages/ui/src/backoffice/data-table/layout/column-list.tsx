import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ArrowDown, ArrowUp, GripVertical, PanelLeft, PanelRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../common/button/button.tsx'
import { Checkbox } from '../../../common/checkbox/checkbox.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { type ColumnLayout, type LayoutColumn, moveColumn, type PinSide } from './table-layout.ts'

export interface ColumnListProps {
  readonly columns: readonly LayoutColumn[]
  readonly layout: ColumnLayout
  readonly onChange: (part: Partial<ColumnLayout>) => void
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'sm',
    '&[data-over=true]': { bg: 'accent.subtle' },
  },
})

/** Which columns show, in which order (by dragging or by buttons), and which stay at an edge. The last one shown stays. */
export function ColumnList({ columns, layout, onChange }: ColumnListProps) {
  const say = useText('table')
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const { order, hidden, pinned } = layout
  const move = (id: string, to: number): void => onChange({ order: moveColumn(order, id, to) })
  const drop = (target: string): void => {
    if (dragged && dragged !== target) move(dragged, order.indexOf(target))
    setDragged(undefined)
    setOver(undefined)
  }
  const pin = (id: string, side: PinSide): void => {
    const { [id]: old, ...rest } = pinned
    onChange({ pinned: old === side ? rest : { ...rest, [id]: side } })
  }
  const pinButton = (id: string, title: string, side: PinSide) => (
    <IconButton
      size="xs"
      label={say(side === 'start' ? 'table.column_pin_start' : 'table.column_pin_end', { column: title })}
      aria-pressed={pinned[id] === side}
      look={pinned[id] === side ? 'subtle' : 'ghost'}
      tone={pinned[id] === side ? 'accent' : 'neutral'}
      onClick={() => pin(id, side)}
    >
      <Icon of={side === 'start' ? PanelLeft : PanelRight} size={16} />
    </IconButton>
  )
  return (
    <chakra.ul display="grid" gap="0.5">
      {order.map((id, at) => {
        const title = columns.find(column => column.id === id)?.title ?? id
        const shown = !hidden.includes(id)
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
              drop(id)
            }}
          >
            <chakra.span color="fg.muted" cursor="grab" display="grid">
              <Icon of={GripVertical} size={16} />
            </chakra.span>
            <chakra.div flex="1" minW="0">
              <Checkbox
                checked={shown}
                disabled={shown && hidden.length === order.length - 1}
                onChange={event =>
                  onChange({ hidden: event.target.checked ? hidden.filter(each => each !== id) : [...hidden, id] })
                }
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
              disabled={at === order.length - 1}
              onClick={() => move(id, at + 1)}
            >
              <Icon of={ArrowDown} size={16} />
            </IconButton>
            {pinButton(id, title, 'start')}
            {pinButton(id, title, 'end')}
          </Line>
        )
      })}
    </chakra.ul>
  )
}
