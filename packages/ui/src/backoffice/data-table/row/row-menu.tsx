import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { RowMenuItem } from './row-menu-item.ts'

export interface RowMenuProps {
  readonly items: readonly RowMenuItem[]
  /** The button that opened it; gets the focus back. */
  readonly button: HTMLElement
  readonly onClose: () => void
  /** Plain buttons above the items, in an element with `data-actions`; with them it is a panel rather than a menu. */
  readonly children?: ReactNode
}

const gap = 4

const line = {
  display: 'block',
  w: 'full',
  px: '3',
  // Large enough for touch on touch screens.
  minH: { base: '44px', md: 'control-sm' },
  borderRadius: 'xs',
  textAlign: 'start',
  textStyle: 'md',
  cursor: 'pointer',
  '&:is(:hover, :focus-visible)': { bg: 'bg.hover' },
} as const

const Item = chakra('button', { base: { ...line, '&[data-danger=true]': { color: 'status.danger.fg' } } })

/** Rarely used row actions behind the button "more" (point 27). One menu for the whole table. */
export function RowMenu({ items, button, onClose, children }: RowMenuProps) {
  const say = useText('table')
  const menu = useRef<HTMLDivElement>(null)
  const box = button.getBoundingClientRect()
  useEffect(() => {
    const panel = menu.current
    if (!panel) return
    panel.showPopover()
    // There is no room below the button of a row at the bottom.
    const most = innerHeight - panel.offsetHeight - gap
    if (panel.offsetTop > most) panel.style.insetBlockStart = `${Math.max(gap, most)}px`
    panel.querySelector('button')?.focus()
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
  // Closed before the button acts, which may open a dialog that has to return the focus.
  const pressed = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-actions] button')) menu.current?.hidePopover()
  }
  return (
    <Portal>
      <chakra.div
        ref={menu}
        popover="auto"
        role={children ? 'dialog' : 'menu'}
        aria-label={say('table.more')}
        onKeyDown={press}
        onClickCapture={pressed}
        onToggle={event => {
          if (event.newState !== 'closed') return
          onClose()
          // The browser returns the focus itself, except to a button that was not focused by the click.
          if (document.activeElement === document.body) button.focus()
        }}
        position="fixed"
        m="0"
        p="1"
        minW="140px"
        bg="bg.raised"
        color="fg"
        borderRadius="md"
        boxShadow="popover"
        css={{ '& [data-actions] > button': { ...line, '&[data-danger]': { color: 'status.danger.fg' } } }}
        style={{ insetBlockStart: box.bottom + gap, insetInlineStart: Math.min(box.left, innerWidth - 156) }}
      >
        {children}
        {items.map(({ label, danger = false, onSelect }) => (
          <Item
            key={label}
            type="button"
            {...(children ? {} : { role: 'menuitem' })}
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
