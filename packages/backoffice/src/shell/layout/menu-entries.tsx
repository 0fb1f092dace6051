import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { MenuIcon } from '@shiji/ui/common/icon/menu-icon.tsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useWaiting } from '../../core/menu/menu-badges.ts'
import { MenuLink } from '../../core/menu/menu-link.tsx'
import { menuName } from '../../core/menu/menu-name.ts'
import type { CurrentMenu } from '../../core/menu/use-menu.ts'
import { MenuPanel } from './menu-panel.tsx'
import { WaitingBadge, WaitingDot } from './waiting-badge.tsx'

/** The entries of the open module, for the left menu and the drawer of small screens. */
export function MenuEntries({ menu, collapsed = false }: { readonly menu: CurrentMenu; readonly collapsed?: boolean }) {
  const say = useText()
  const items = menu.module?.children ?? []
  if (items.length === 0) {
    return (
      <chakra.p p="3" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {say('common.menu_empty')}
      </chakra.p>
    )
  }
  return (
    <chakra.ul display="flex" flexDirection="column" gap="0.5" listStyleType="none">
      {items.map(item => (
        <chakra.li key={item.id}>
          {item.children.length === 0 ? (
            <Entry item={item} menu={menu} collapsed={collapsed} />
          ) : collapsed ? (
            <Flyout item={item} menu={menu} />
          ) : (
            <Group item={item} menu={menu} />
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '40px',
  px: '3',
  borderRadius: 'sm',
  textStyle: 'md',
  textAlign: 'start',
  color: 'fg.muted',
  cursor: 'pointer',
  textDecoration: 'none',
  _hover: { bg: 'bg.hover', color: 'fg' },
  '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
} as const

// The icon of a collapsed entry, with the dot at its corner.
const Corner = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    '& > [data-waiting]': { position: 'absolute', top: '-3px', insetEnd: '-5px' },
  },
})

interface EntryProps {
  readonly item: MenuItem
  readonly menu: CurrentMenu
}

/** Accessible name of an entry without visible text, with its number of waiting entries. */
function useSpokenName(item: MenuItem, waiting: number): string {
  const say = useText()
  const name = menuName(item, useLocale())
  return waiting === 0 ? name : `${name} ${say('backoffice.waiting', { count: waiting })}`
}

function Entry({ item, menu, collapsed, nested = false }: EntryProps & { collapsed: boolean; nested?: boolean }) {
  const waiting = useWaiting(item)
  const spoken = useSpokenName(item, waiting)
  const name = menuName(item, useLocale())
  const current = menu.page?.trail.at(-1)?.id === item.id
  return (
    <MenuLink
      item={item}
      pages={menu.pages}
      css={row}
      {...(collapsed ? { 'aria-label': spoken, title: spoken, justifyContent: 'center', px: '0' } : {})}
      {...(nested ? { ps: '11', minH: '36px' } : {})}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {!nested && (
        <Corner>
          <MenuIcon name={item.icon} />
          {collapsed && waiting > 0 && <WaitingDot />}
        </Corner>
      )}
      {!collapsed && (
        <>
          <chakra.span overflowWrap="anywhere" hyphens="auto">
            {name}
          </chakra.span>
          <WaitingBadge count={waiting} />
        </>
      )}
    </MenuLink>
  )
}

function Group({ item, menu }: EntryProps) {
  const waiting = useWaiting(item)
  const name = menuName(item, useLocale())
  const holdsCurrent = menu.page?.trail.some(above => above.id === item.id) ?? false
  const [choice, setChoice] = useState<boolean | undefined>(undefined)
  const open = choice ?? holdsCurrent
  const id = `menu-${item.id}`
  return (
    <>
      <chakra.button type="button" css={row} aria-expanded={open} aria-controls={id} onClick={() => setChoice(!open)}>
        <MenuIcon name={item.icon} />
        <chakra.span flex="1" overflowWrap="anywhere" hyphens="auto">
          {name}
        </chakra.span>
        <WaitingBadge count={waiting} />
        <chakra.span transition="transform 140ms" transform={open ? 'none' : 'rotate(-90deg)'} display="inline-flex">
          <Icon of={ChevronDown} size={16} />
        </chakra.span>
      </chakra.button>
      <chakra.ul id={id} hidden={!open} listStyleType="none" display={open ? 'block' : 'none'}>
        {item.children.map(child => (
          <li key={child.id}>
            <Entry item={child} menu={menu} collapsed={false} nested />
          </li>
        ))}
      </chakra.ul>
    </>
  )
}

function Flyout({ item, menu }: EntryProps) {
  const waiting = useWaiting(item)
  const spoken = useSpokenName(item, waiting)
  const name = menuName(item, useLocale())
  const holdsCurrent = menu.page?.trail.some(above => above.id === item.id) ?? false
  return (
    <MenuPanel
      label={name}
      placement="beside"
      opener={attributes => (
        <chakra.button
          type="button"
          {...attributes}
          css={row}
          px="0"
          justifyContent="center"
          aria-label={spoken}
          title={spoken}
          {...(holdsCurrent ? { color: 'accent.fg', bg: 'accent.subtle' } : {})}
        >
          <Corner>
            <MenuIcon name={item.icon} />
            {waiting > 0 && <WaitingDot />}
          </Corner>
        </chakra.button>
      )}
    >
      <chakra.li px="3" py="1.5" textStyle="xs" color="fg.muted" letterSpacing="label">
        {name}
      </chakra.li>
      {item.children.map(child => (
        <li key={child.id}>
          <FlyoutEntry item={child} menu={menu} />
        </li>
      ))}
    </MenuPanel>
  )
}

function FlyoutEntry({ item, menu }: EntryProps) {
  return (
    <MenuLink item={item} pages={menu.pages}>
      {menuName(item, useLocale())}
      <WaitingBadge count={useWaiting(item)} />
    </MenuLink>
  )
}
