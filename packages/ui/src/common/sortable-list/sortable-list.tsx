import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { reorder } from './reorder.ts'
import { useDragOrder } from './use-drag-order.ts'

export interface SortableListProps<T> {
  /** In their order. */
  readonly items: readonly T[]
  /** Unique key of an item. */
  readonly keyOf: (item: T) => string | number
  /** Name of an item for the buttons and the announcement after a move. */
  readonly nameOf: (item: T) => string
  /** Called with all items in their new order. */
  readonly onOrder: (items: readonly T[]) => void
  /** Renders an item. */
  readonly children: (item: T, index: number) => ReactNode
  /** Accessible name of the list. */
  readonly label: string
  /** @default false */
  readonly disabled?: boolean
}

/** A sortable list: by dragging, or by the buttons beside each item; every move is announced. */
export function SortableList<T>({ items, keyOf, nameOf, onOrder, children, label, disabled }: SortableListProps<T>) {
  const say = useText('form')
  const [said, setSaid] = useState('')
  const move = (from: number, to: number): void => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    onOrder(reorder(items, from, to))
    setSaid(say('form.moved', { name: nameOf(item), at: to + 1, of: items.length }))
  }
  const drag = useDragOrder(move)
  return (
    <>
      <chakra.ol aria-label={label} listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        {items.map((item, index) => (
          <chakra.li
            key={keyOf(item)}
            {...(disabled ? {} : drag(index))}
            display="flex"
            alignItems="center"
            gap="2"
            ps="2"
            pe="1"
            minH="44px"
            bg="bg.surface"
            borderWidth="1px"
            borderRadius="sm"
            css={{ '&[data-over]': { borderColor: 'accent.solid', bg: 'accent.subtle' } }}
          >
            {!disabled && (
              <chakra.span aria-hidden color="fg.subtle" cursor="grab">
                <Icon of={GripVertical} size={16} />
              </chakra.span>
            )}
            <chakra.div flex="1" minW="0" overflowWrap="anywhere">
              {children(item, index)}
            </chakra.div>
            {!disabled && (
              <>
                <IconButton
                  size="sm"
                  label={say('form.move_up', { name: nameOf(item) })}
                  // Not `disabled`: the focus would be lost on the button that moved the item to the end.
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon of={ArrowUp} size={16} />
                </IconButton>
                <IconButton
                  size="sm"
                  label={say('form.move_down', { name: nameOf(item) })}
                  aria-disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon of={ArrowDown} size={16} />
                </IconButton>
              </>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
    </>
  )
}
