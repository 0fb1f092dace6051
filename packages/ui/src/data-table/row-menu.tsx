import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { RowMenuItem } from './row-menu-item.ts'

export interface RowMenuProps {
  readonly items: readonly RowMenuItem[]
  /** The button that it hangs on; gets the focus back. */
  readonly button: HTMLElement
  readonly onClose: () => void
}

const Item = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    px: '3',
    minH: 'control-sm',
    borderRadius: 'xs',
    textAlign: 'start',
    textStyle: 'md',
    cursor: 'pointer',
    '&:is(:hover, :focus-visible)': { bg: 'bg.hover' },
    '&[data-danger=true]': { color: 'status.danger.fg' },
  },
})

/** What is seldom done with a row, behind its button "more" (point 27). One for the whole table. */
export function RowMenu({ items, button, onClose }: RowMenuProps) {
  const say = useText('table')
  const menu = useRef<HTMLDivElement>(null)
  const box = button.getBoundingClientRect()
  useEffect(() => {
    const panel = menu.current
    panel?.showPopover()
    panel?.querySelector('button')?.focus()
  }, [])
  const press = (event: KeyboardEvent): void => {
    const all: Element[] = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = document.activeElement ? all.indexOf(document.activeElement) : -1
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const next = all[(at + by + all.length) % all.length]
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <Portal>
      <chakra.div
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={say('table.more')}
        onKeyDown={press}
        onToggle={event => {
          if (event.newState !== 'closed') return
          onClose()
          button.focus()
        }}
        position="fixed"
        m="0"
        p="1"
        minW="140px"
        bg="bg.raised"
        color="fg"
        borderRadius="md"
        boxShadow="popover"
        style={{ insetBlockStart: box.bottom + 4, insetInlineStart: Math.min(box.left, innerWidth - 156) }}
      >
        {items.map(({ label, danger = false, onSelect }) => (
          <Item
            key={label}
            type="button"
            role="menuitem"
            data-danger={danger}
            onClick={() => {
              menu.current?.hidePopover()
              onSelect()
            }}
          >
            {label}
          </Item>
        ))}
      </chakra.div>
    </Portal>
  )
}
